import { FRUIT_PIECES } from "./fruit-pieces.ts";
import type { Piece } from "./piece.ts";
import { PROTEIN_PIECES } from "./protein-pieces.ts";
import { TOPPING_PIECES } from "./topping-pieces.ts";
import { VEGETABLE_PIECES } from "./vegetable-pieces.ts";

const ALL = { ...VEGETABLE_PIECES, ...FRUIT_PIECES, ...PROTEIN_PIECES, ...TOPPING_PIECES };

/** The name of something that can lie on a plate. */
export type PieceName = keyof typeof ALL;

/** Every piece of food that can be drawn, by name. */
export const PIECES: Readonly<Record<PieceName, Piece>> = ALL;

/** A piece and how many of it. */
export type Portion = readonly [name: PieceName, count: number];
