// A board written by hand, as a package brings it: the water, the boat on it, and everybody's card.
export const api = 1;
export const upright = true;

const LETTER = { shell: "S", pearl: "P", crown: "C" };

export function mount(element, props) {
  element.classList.add("raft");
  const draw = ({ table, view, say, name }) => {
    const card = (one, seat) => {
      const label = `${name("seat", String(seat))}: ${one === null ? say("board-pile") : name("card", one)}`;
      return `<span data-el="held:${seat}" aria-label="${label}" class="${one ?? "hidden-card"}">${LETTER[one] ?? "?"}</span>`;
    };
    element.innerHTML = `
      <p class="water" data-el="water:left" aria-label="${say("board-distance")}: ${table.distance}">${"~".repeat(table.distance)}<b>⛵</b></p>
      <div class="cards">${table.hands.slice(0, view.seats).map(card).join("")}</div>`;
  };
  draw(props);
  return { update: draw, destroy: () => element.classList.remove("raft") };
}

/** The water is pressed to row, the own card to show it. */
export const via = (choice) =>
  choice.action === "pull" ? ["water:left"] : choice.action === "reveal" ? [`held:${choice.seat}`] : [];

export const badge = (seat) => ({ colour: ["#8a2be2", "#0a7d5a", "#b3471b", "#1d5fa8"][seat], shape: "hexagon", letter: "RAFT"[seat] });
