import { BAKERY_PIECES } from "./bakery-pieces.ts";
import { BUTCHER_PIECES } from "./butcher-pieces.ts";
import { FRUIT_PIECES } from "./fruit-pieces.ts";
import { GARDEN_PIECES } from "./garden-pieces.ts";
import { MARKET_FRUIT_PIECES } from "./market-fruit-pieces.ts";
import type { Piece } from "./piece.ts";
import { PROTEIN_PIECES } from "./protein-pieces.ts";
import { TOPPING_PIECES } from "./topping-pieces.ts";
import { VEGETABLE_PIECES } from "./vegetable-pieces.ts";

const ALL = {
  ...VEGETABLE_PIECES,
  ...GARDEN_PIECES,
  ...FRUIT_PIECES,
  ...MARKET_FRUIT_PIECES,
  ...PROTEIN_PIECES,
  ...BUTCHER_PIECES,
  ...TOPPING_PIECES,
  ...BAKERY_PIECES,
};

/** The name of something that can lie on a plate. */
export type PieceName = keyof typeof ALL;

/** Every piece of food that can be drawn, by name. */
export const PIECES: Readonly<Record<PieceName, Piece>> = ALL;

/** A piece and how many of it. */
export type Portion = readonly [name: PieceName, count: number];
