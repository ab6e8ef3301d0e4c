/** The event cards that harm. */
export const BAD_CARDS: ReadonlySet<string> = new Set(["rats", "siesta", "fumes", "woodworm", "tremor", "earthquake", "wind", "panic"]);
