import { grainFromWords, stewFromWords } from "./base-from-words.ts";
import { isMain, isNut, isSaladPiece, isSweet } from "./piece-kinds.ts";
import type { PieceName, Portion } from "./pieces.ts";
import type { DishKind } from "./plate-spec.ts";
import { type RecipeWords, says } from "./recipe-words.ts";

/** With this many things in it, a dish without a main piece is strewn in a bowl. */
const MANY = 4;
/** Tags of a recipe that is a snack and hardly anything else. */
const FEW_TAGS = 5;

const BOWLS = "salad|salade|poke|buddha|bowl|(^|[^a-z])cup$";

/** Fruit, nuts and soft things: a pudding, a heap, or a few of each on a plate; null for what is savoury. */
function sweetDish(pieces: readonly PieceName[], isMixed: boolean): DishKind | null {
  const isSoft = (piece: PieceName) => piece === "silkenTofu";
  if (!pieces.every((piece) => isSweet(piece) || isSoft(piece))) return null;
  if (pieces.some(isSoft)) return "breakfastBowl";
  return isMixed || pieces.every((piece) => isNut(piece) || piece === "coconut") ? "nibbles" : "bites";
}

/** What a dish is when its name does not say it: by what is in it. */
export function dishFromIngredients(
  words: RecipeWords,
  tags: readonly string[],
  found: readonly Portion[],
): DishKind {
  if (found.length === 0) return "bowl";
  const pieces = found.map(([piece]) => piece);
  const isSalad = says(words, "inHead", BOWLS);
  const sweet = sweetDish(pieces, isSalad);
  if (sweet !== null) return sweet;
  if (isSalad || stewFromWords(words) !== null) return "bowl";
  if (tags.includes("SNACK") && tags.length < FEW_TAGS) return "bites";
  if (grainFromWords(words) !== null) return "bowl";
  if (pieces.some(isMain)) return "plate";
  return pieces.some(isSaladPiece) || pieces.length >= MANY ? "bowl" : "bites";
}
