// The parts of a table: those that the game lists, else what can be found in its data.
import { inferredParts } from "./infer";
import { kindOf } from "./labels";
import { listedParts, type Part } from "./parts";

export const partsOf = (table: unknown, seats: number): Part[] => listedParts(table) ?? inferredParts(table, seats, kindOf);
