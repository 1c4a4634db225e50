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

/** What a dish is when its name does not say it: by what is in it. */
export function dishFromIngredients(
  words: RecipeWords,
  tags: readonly string[],
  found: readonly Portion[],
): DishKind {
  if (found.length === 0) return "bowl";
  const isSalad = says(words, "inHead", BOWLS);
  if (found.every(([piece]) => isSweet(piece))) {
    const isMixed = isSalad || found.every(([piece]) => isNut(piece) || piece === "coconut");
    return isMixed ? "nibbles" : "bites";
  }
  if (isSalad || stewFromWords(words) !== null) return "bowl";
  const has = (test: (piece: PieceName) => boolean) => found.some(([piece]) => test(piece));
  if (tags.includes("SNACK") && tags.length < FEW_TAGS) return "bites";
  const onGrain = grainFromWords(words) !== null && !says(words, "head", ".*(mash|medallion|burger)");
  if (onGrain) return "bowl";
  if (has(isMain)) return "plate";
  return has(isSaladPiece) || found.length >= MANY ? "bowl" : "bites";
}
