// What a game shows large and lets be heard: which event begins which scene and which sound, and how it may end.
import type { Component } from "svelte";
import type { ElementId, GameEvent, Message } from "../net/types";
import type { Sound } from "../table/sound/sounds";

/** Shown over the board for a moment. */
export interface Scene {
  /** "reveal": a card or die, large in the middle, then flown to its place. "great": a picture as large as the board. */
  look: "reveal" | "great";
  /** What is drawn; names of the game. */
  picture: string;
  /** How long, as a multiple of the time for a change. */
  beats: number;
  /** The events it shows, all of one kind. */
  events: GameEvent[];
  /** Message id of the title of a great scene. */
  title?: string;
  /** Where it comes from and flies to: the first of these elements that is drawn. */
  from?: ElementId[];
  to?: ElementId[];
}

export const REVEAL = 3;
export const GREAT = 9;

/** A scene without its events. */
export type Staging = Omit<Scene, "events">;

export interface SceneProps<T> {
  scene: Scene;
  table: T;
}

export interface EndingProps<T> {
  /** The picture, from `Drama.ending`. */
  picture: string;
  table: T;
}

export interface Drama<T = any> {
  /** A revealed card or die; fills its box. A game without such scenes needs none. */
  Reveal?: Component<SceneProps<T>>;
  /** The layers of a great scene; fill the board. A game without such scenes needs none. */
  Scenery?: Component<SceneProps<T>>;
  /** The picture of an ending; fills its box. */
  Ending: Component<EndingProps<T>>;
  /** The scene of an event for a seat (-1: a spectator), if it has one. */
  scene(event: GameEvent, table: T, seat: number): Staging | null;
  /** The sound of an event, by its name. */
  sounds: Record<string, Sound>;
  /** Which picture shows this ending. */
  ending(table: T, result: Message): string;
}

/** The token of a named argument of an event; empty if it has none. */
export function tokenOf({ message }: GameEvent, name: string): string {
  const value = message.args[name];
  return typeof value === "object" && "token" in value ? value.token : "";
}
