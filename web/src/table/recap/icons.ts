// Icons of what can happen, drawn as lines of 20 by 20, by the names that games give to their events.
const PATHS = {
  move: "M3 10h12M11 6l4 4-4 4",
  fly: "M3 13l14-8-5 12-3-5zM9 12l8-7",
  lift: "M10 16V5M6 9l4-4 4 4M4 17.500h12",
  card: "M6 3h8v14H6z",
  give: "M2 12h9M8 9l3 3-3 3M13 5h4v10h-4",
  star: "M10 3l2 5h5l-4 3.500 1.500 5.500-4.500-3.500L5.500 17 7 11.500 3 8h5z",
  wave: "M2 8c2-2 4-2 5 0s4 2 6 0 3-2 5 0M2 13c2-2 4-2 5 0s4 2 6 0 3-2 5 0",
  sink: "M10 2v9M6 8l4 4 4-4M2 16c2-2 4-2 5 0s4 2 6 0 3-2 5 0",
  fire: "M10 2c4 4 5 6 5 9a5 5 0 0 1-10 0c0-2 1-3 2-4 1 2 2 2 3-5z",
  house: "M3 10l7-6 7 6M5 9v8h10V9",
  person: "M10 3.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5M5 17c0-8 10-8 10 0",
  boat: "M3 12h14l-3 4H6zM10 12V3l5 6h-5",
  wall: "M3 6h14v9H3zM3 10.500h14M8 6v4.500M13 10.500V15",
  die: "M4 4h12v12H4zM8 8h.1M12 12h.1",
  grain: "M10 17V6M10 9c-4 0-4-3-4-4 3 0 4 2 4 4M10 9c4 0 4-3 4-4-3 0-4 2-4 4",
  gate: "M4 17V8a6 6 0 0 1 12 0v9M10 17v-6M7.500 13.500L10 11l2.500 2.500",
  lost: "M5 5l10 10M15 5L5 15",
} as const;

export type Icon = (typeof PATHS)[keyof typeof PATHS];

/** By event; what is not here takes no place in a recap. */
export const ICONS: Readonly<Record<string, Icon>> = {
  moved: PATHS.move, flew: PATHS.fly, guided: PATHS.move, shored_up: PATHS.lift, sandbag_played: PATHS.lift, gave: PATHS.give, captured: PATHS.star,
  card_drawn: PATHS.card, card_discarded: PATHS.card, water_rose: PATHS.wave, flooded: PATHS.wave, sunk: PATHS.sink, swam: PATHS.wave, landed: PATHS.fly,
  worker_moved: PATHS.person, boat_sailed: PATHS.boat, volcano_thrown: PATHS.die, die_placed: PATHS.die, gathered: PATHS.grain, boat_built: PATHS.boat,
  dam_built: PATHS.wall, summoned: PATHS.person, fell_sick: PATHS.lost, lava_flowed: PATHS.fire, erupted: PATHS.fire, dams_held: PATHS.wall,
  fled_to: PATHS.move, fled_by_boat: PATHS.boat, perished: PATHS.lost, cut_off: PATHS.lost, boats_burned: PATHS.fire, evacuated: PATHS.boat,
  played: PATHS.card, settled: PATHS.house, relative_settled: PATHS.person, first_ad79: PATHS.card, omen: PATHS.card, threw: PATHS.fire,
  second_ad79: PATHS.fire, drew_tile: PATHS.card, laid: PATHS.fire, buried: PATHS.lost, gate_closed: PATHS.gate, ran: PATHS.move, saved: PATHS.gate,
};
