// A board of your own: the water, the boat on it, and everybody's card. Move this folder to src/GAME_PACKAGE/page, and
// the page shows it instead of the board that it draws by itself. "Add a game" explains what the page calls.
export const api = 1;
export const upright = true;

const LETTER = { shell: "S", pearl: "P", crown: "C" };
const COLOURS = ["#8a2be2", "#0a7d5a", "#b3471b", "#1d5fa8"];

export function mount(element, props) {
  const draw = ({ table, say, name }) => {
    const card = (token, seat) => {
      const label = [name("seat", String(seat)), token ? name("card", token) : "?"].join(": ");
      const letter = `<b aria-hidden="true">${LETTER[token] ?? "?"}</b>`;
      return `<div class="card" data-el="held:${seat}" aria-label="${label}">${letter}</div>`;
    };
    const label = `${say("board-distance")}: ${table.distance}`;
    const water = `<span aria-hidden="true">${"~".repeat(table.distance)}⛵</span>`;
    element.innerHTML = `
      <div class="water" data-el="water:left" aria-label="${label}">${water}</div>
      <div class="hands">${table.hands.map(card).join("")}</div>`;
  };
  element.classList.add("raft");
  draw(props);
  return { update: draw, destroy: () => element.classList.remove("raft") };
}

/** The water is pressed to row, the own card to show it. */
export const via = (choice) =>
  choice.action === "pull" ? ["water:left"] : choice.action === "reveal" ? [`held:${choice.seat}`] : [];

export const badge = (seat) => ({ colour: COLOURS[seat], shape: "hexagon", letter: "RAFT"[seat] });
