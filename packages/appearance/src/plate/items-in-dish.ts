import type { Bottom } from "./base-from-words.ts";
import type { BaseName } from "./base-pieces.ts";
import { HIDDEN_IN_DISH, isUnseen, SHOWN_BY_BASE, SHOWN_BY_SHELL } from "./hidden-pieces.ts";
import { GARNISH_WORDS } from "./ingredient-words.ts";
import { mainOf } from "./piece-kinds.ts";
import type { PieceName, Portion } from "./pieces.ts";
import type { DishKind, PlateSpec } from "./plate-spec.ts";
import { portionInDish } from "./portion-in-dish.ts";
import { type RecipeWords, says } from "./recipe-words.ts";
import { isCitrus, piecesIn } from "./recognise-ingredients.ts";
import { mentions } from "./words.ts";

const MAX_GARNISH = 3;
const MAX_USUAL = 5;
/** With this many other items a wedge of lemon or lime is left out. */
const ENOUGH_WITHOUT_CITRUS = 3;

const MAX_ITEMS: Partial<Record<DishKind, number>> = {
  plate: 4,
  soup: 3,
  pancakes: 3,
  omelette: 3,
  bake: 2,
  toast: 3,
  toastie: 3,
  bites: 4,
  nibbles: 3,
  skewers: 3,
  rolls: 3,
  filled: 4,
  pie: 3,
  gratin: 4,
  biscuits: 3,
  bark: 3,
  glass: 3,
};

const BALL_TOPPINGS: readonly PieceName[] = ["almond", "date", "walnut", "cashew", "coconut"];

/** Dishes on which nothing is strewn. */
const WITHOUT_GARNISH: readonly DishKind[] = [
  "nibbles",
  "biscuits",
  "balls",
  "skewers",
  "loaf",
  "filled",
  "rolls",
  "bites",
];

/** What is strewn over a dish, by the herbs and seeds in it. */
export const garnishOf = (words: RecipeWords, dish: DishKind): Portion[] =>
  WITHOUT_GARNISH.includes(dish)
    ? []
    : GARNISH_WORDS.filter((word) => mentions(words.all, word.words))
        .slice(0, MAX_GARNISH)
        .map(({ piece, count }) => [piece, count]);

/** What of the ingredients is drawn in the dish, the most important first. */
export function itemsOf(
  found: readonly Portion[],
  words: RecipeWords,
  {
    dish,
    base,
    beside,
    shell,
    bread,
    garnish,
  }: Pick<PlateSpec, "dish" | "shell" | "bread" | "garnish"> & Bottom,
): Portion[] {
  const isHollow = dish === "filled" || dish === "rolls";
  const left = new Set<PieceName>([
    ...(isHollow ? SHOWN_BY_SHELL[shell] : []),
    ...(bread === "raisinSlice" ? (["raisin"] as const) : []),
    ...((base && SHOWN_BY_BASE[base]) ?? []),
    ...((beside && SHOWN_BY_BASE[beside]) ?? []),
    ...(HIDDEN_IN_DISH[dish] ?? []),
    ...garnish.map(([piece]) => piece),
  ]);
  const named = new Set(piecesIn(words.name, "all").map(([piece]) => piece));
  const isSalad = says(words, "inHead", "salad|salade");
  const isHidden = (piece: PieceName) =>
    left.has(piece) || (!named.has(piece) && !isSalad && isUnseen(piece, dish));
  const shown = found.filter(([piece]) => !isHidden(piece));
  const most = beside === null ? (MAX_ITEMS[dish] ?? MAX_USUAL) : ENOUGH_WITHOUT_CITRUS;
  const enough = shown.filter(([piece], index) => !isCitrus(piece) || index < ENOUGH_WITHOUT_CITRUS);
  return enough.slice(0, most).map((portion) => portionInDish(portion, dish));
}

/** What is strewn when nothing else is recognised. */
export function fallbackItems(dish: DishKind, base: BaseName | null): Portion[] {
  if (dish === "soup") return [["crouton", 6]];
  if (dish === "glass") return [["mintLeaf", 3]];
  if (base === "chocPudding" || base === "chocOats") return [["choc", 9]];
  if (dish === "filled" || dish === "rolls") return [["scrambleBit", 1]];
  if (dish === "breakfastBowl") {
    return [
      ["cinnamon", 1],
      ["oatFlake", 9],
    ];
  }
  if (dish === "bake" || dish === "loaf") return [["walnut", 1]];
  // A knob of butter.
  if (dish === "pancakes" || dish === "toast") return [["cheeseCube", 1]];
  if (dish === "nibbles") return [["almond", 8]];
  return [
    ["tomatoHalf", 5],
    ["cucumber", 5],
  ];
}

const BREAD_TO_DIP: readonly (readonly [words: string, portion: Portion])[] = [
  ["(wholemeal |white )?pitt?a|flatbread|platbrood", ["pitaHalf", 4]],
  ["(rye )?crispbread|knackebrod|cracker", ["crispbreadSmall", 4]],
  ["rice cake|rijstwafel", ["riceCakeSmall", 4]],
];

type Lead = (items: Portion[], words: RecipeWords) => Portion[];

const LEADS: Partial<Record<DishKind, Lead>> = {
  balls: (items) => {
    const around = items.filter(([piece]) => BALL_TOPPINGS.includes(piece));
    return [["energyBall", 6], ...around.slice(0, 2)];
  },
  biscuits: (items, words) => {
    const isBar = says(words, "head", ".*(bar|reep|repen|flapjack)");
    return [[isBar ? "bar" : "cookie", 6], ...items];
  },
  pan: (items, words) => {
    const isMissing = !items.some(([piece]) => piece === "eggFried");
    return isMissing && says(words, "all", "egg(?!plant)|ei(?=$|[^a-z])|eieren")
      ? [["eggFried", 3], ...items]
      : items;
  },
  dip: (items, words) => {
    const bread = BREAD_TO_DIP.find(([alternatives]) => says(words, "all", alternatives))?.[1];
    return bread ? [...items.slice(0, 3), bread] : items;
  },
  nibbles: (items, words) => {
    if (!says(words, "inHead", "ice cream|sorbet|(^|[^a-z])ijs$")) return items;
    const isDark = says(words, "all", "(unsweetened )?(cocoa|cacao)|chocol");
    return [[isDark ? "iceCreamChoc" : "iceCream", 3]];
  },
  plate: (items) => {
    const main = mainOf(items);
    return main ? [main, ...items.filter((item) => item !== main)] : items;
  },
};

/** Some dishes have a piece that makes them what they are, and it comes first. */
export const leadPiece = (items: Portion[], dish: DishKind, words: RecipeWords): Portion[] =>
  LEADS[dish]?.(items, words) ?? items;
