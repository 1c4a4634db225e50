import { FRUIT_PIECES } from "./fruit-pieces.ts";
import { MARKET_FRUIT_PIECES } from "./market-fruit-pieces.ts";
import type { PieceName, Portion } from "./pieces.ts";

/** Pieces that make a plate of a dish: what the rest lies beside, the one that decides first. */
const MAIN_PIECES: readonly PieceName[] = [
  "fritter",
  "scramble",
  "patty",
  "veggiePatty",
  "salmon",
  "whiteFish",
  "mackerel",
  "trout",
  "herring",
  "tunaSteak",
  "steak",
  "chop",
  "porkMedallion",
  "sausage",
  "meatball",
  "eggFried",
  "chicken",
  "seitan",
  "halloumi",
  "tempeh",
  "tofu",
  "beef",
  "mince",
  "falafel",
  "shrimp",
  "portobello",
  "sausageCoin",
  "ham",
  "bacon",
  "smokedSalmon",
];

/** Leaves and vegetables that are eaten raw, by which a bowl without another name is a salad. */
const SALAD_PIECES = new Set<PieceName>([
  "lettuce",
  "rocket",
  "spinach",
  "kale",
  "cucumber",
  "radish",
  "endive",
]);

const NUTS = new Set<PieceName>([
  "almond",
  "walnut",
  "pecan",
  "cashew",
  "peanut",
  "hazelnut",
  "macadamia",
  "pistachio",
  "pumpkinSeed",
  "sunflowerSeed",
]);

export const isNut = (piece: PieceName) => NUTS.has(piece);
export const isMain = (piece: PieceName) => MAIN_PIECES.includes(piece);

/** The piece that leads on a plate, or undefined. */
export const mainOf = (items: readonly Portion[]): Portion | undefined =>
  MAIN_PIECES.flatMap((piece) => items.filter(([name]) => name === piece))[0];
export const isSaladPiece = (piece: PieceName) => SALAD_PIECES.has(piece);

const SWEETS = new Set<PieceName>([
  "granola",
  "choc",
  "coconut",
  "cinnamon",
  "oatFlake",
  "chocBlock",
  "cottage",
  "ricotta",
]);

/** Fruit, nuts and what goes with them. */
export const isSweet = (piece: PieceName) =>
  piece in FRUIT_PIECES || piece in MARKET_FRUIT_PIECES || SWEETS.has(piece);
