// Whether the mouse moves or rests. A browser also sends events to what appears under a mouse at rest.

let last: { x: number; y: number } | null = null;

function note(event: PointerEvent) {
  last = { x: event.clientX, y: event.clientY };
}

if (typeof addEventListener !== "undefined") {
  for (const type of ["pointermove", "pointerdown", "pointerup"] as const) addEventListener(type, note, { passive: true });
}

/** Whether an event comes from a movement of the mouse. Call it before the event reaches the window. */
export function hasMoved({ clientX, clientY, movementX, movementY }: PointerEvent): boolean {
  return last === null ? movementX !== 0 || movementY !== 0 : last.x !== clientX || last.y !== clientY;
}
