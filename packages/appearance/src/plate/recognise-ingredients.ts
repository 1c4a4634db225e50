import { INGREDIENT_WORDS } from "./ingredient-words.ts";
import type { PieceName, Portion } from "./pieces.ts";
import type { RecipeFacts } from "./recipe-facts.ts";
import { type RecipeWords, says } from "./recipe-words.ts";
import { mentions, without } from "./words.ts";

/** Weight assumed for an ingredient that states none: enough to be seen, too little to lead. */
const UNKNOWN_GRAMS = 20;

/** An ingredient below both is in the dish but not seen in it. */
const SEEN_GRAMS = 8;
const SEEN_SHARE = 0.02;

/** Every piece that the text mentions, or only its first. */
export function piecesIn(text: string, how: "all" | "first"): Portion[] {
  const portions: Portion[] = [];
  let rest = text;
  for (const { words, piece, count } of INGREDIENT_WORDS) {
    if (!mentions(rest, words)) continue;
    if (piece !== null) portions.push([piece, count]);
    if (how === "first") break;
    rest = without(rest, words);
  }
  return portions;
}

/** A wedge that belongs to many dishes and is never what they are. */
export const isCitrus = (piece: PieceName) => piece === "lemonWedge" || piece === "limeWedge";

/** A general piece is left out beside the special one that the same words or the same meat gave. */
const SPECIAL: readonly (readonly [general: PieceName, specials: readonly PieceName[]])[] = [
  ["beef", ["patty", "meatball", "mince", "steak"]],
  ["chicken", ["mince", "meatball"]],
  ["mince", ["patty", "meatball"]],
  ["chop", ["porkMedallion"]],
  ["tofu", ["silkenTofu"]],
  ["onionSlice", ["onionRing"]],
];

/** What is cooked until it cannot be seen, unless the name speaks of it. */
const SEEN_WHEN_NAMED: readonly PieceName[] = ["onionSlice", "celeryCut"];

/** What the recipe contains, the name's own words first, then the heaviest ingredients; every piece once. */
export function recogniseIngredients(facts: RecipeFacts): Portion[] {
  const gramsOf = ({ grams }: RecipeFacts["ingredients"][number]) => grams ?? UNKNOWN_GRAMS;
  const total = facts.ingredients.reduce((sum, ingredient) => sum + gramsOf(ingredient), 0);
  const seenFrom = Math.min(SEEN_GRAMS, total * SEEN_SHARE);
  const heaviestFirst = facts.ingredients
    .filter((ingredient) => gramsOf(ingredient) >= seenFrom)
    .sort((one, other) => gramsOf(other) - gramsOf(one));
  const named = piecesIn(facts.name, "all");
  const contained = heaviestFirst
    .flatMap(({ name }) => piecesIn(name, "first"))
    .filter(([piece]) => !SEEN_WHEN_NAMED.includes(piece));
  const seen = new Set<PieceName>();
  const mentioned = [...named, ...contained].filter(([piece]) => !seen.has(piece) && seen.add(piece));
  const isGeneral = (piece: PieceName) =>
    SPECIAL.some(([general, specials]) => general === piece && specials.some((special) => seen.has(special)));
  const once = mentioned.filter(([piece]) => !isGeneral(piece));
  return [...once.filter(([piece]) => !isCitrus(piece)), ...once.filter(([piece]) => isCitrus(piece))];
}

/** Eggs are drawn as they are cooked. */
export function cookEggs(found: readonly Portion[], words: RecipeWords): Portion[] {
  if (says(words, "head", "(.* )?french toast|wentelteef"))
    return found.filter(([piece]) => piece !== "eggHalf");
  const hasEgg = found.some(([piece]) => piece === "eggHalf");
  const isScrambled = says(words, "name", "scramble|.*scramble|roerei|.*roerei");
  const isFried = says(words, "name", "(.* )?fried eggs?|.*gebakken ei|uitsmijter|.*with eggs? and tomato");
  const cooked: Portion | null = isScrambled ? ["scramble", 1] : isFried ? ["eggFried", 2] : null;
  if (cooked === null) return [...found];
  if (hasEgg) return found.map((portion) => (portion[0] === "eggHalf" ? cooked : portion));
  return isScrambled ? [cooked, ...found.filter(([piece]) => piece !== "tofu")] : [...found];
}
