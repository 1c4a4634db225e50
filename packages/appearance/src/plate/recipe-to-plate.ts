import { baseFromWords, doughFromWords, grainFromWords, type RecipeWords } from "./base-from-words.ts";
import type { BaseName } from "./base-pieces.ts";
import { dishFromName } from "./dish-from-name.ts";
import { FRUIT_PIECES } from "./fruit-pieces.ts";
import { GARNISH_WORDS, INGREDIENT_WORDS } from "./ingredient-words.ts";
import type { PieceName, Portion } from "./pieces.ts";
import type { BackdropName, DishKind, GlazeName, PlateSpec } from "./plate-spec.ts";
import { type Choices, hashText } from "./random.ts";
import { mentions, without } from "./words.ts";

/** What a picture is made from; names may be English or Dutch. */
export interface RecipeFacts {
  id: string;
  name: string;
  /** Tags of the recipe (`SOUP`, `VEGAN`); the first known one gives the colour of the table. */
  tags: readonly string[];
  ingredients: readonly { name: string; grams: number | null }[];
}

/** Weight assumed for an ingredient that states none: enough to be seen, too little to lead. */
const UNKNOWN_GRAMS = 20;

const BACKDROP_OF_TAG: readonly (readonly [tag: string, backdrop: BackdropName])[] = [
  ["SOUP", "clay"],
  ["SALAD", "sage"],
  ["VEGAN", "mint"],
  ["PASTA", "blush"],
  ["RICE_AND_NOODLES", "sky"],
  ["POTATO", "sage"],
  ["DAIRY", "lilac"],
  ["PANCAKES_AND_OMELETTES", "apricot"],
  ["BREAD", "butter"],
  ["WRAP", "apricot"],
  ["BURGER", "apricot"],
  ["DIPS_AND_SPREADS", "mint"],
  ["SNACKS_AND_BAKES", "lilac"],
  ["COUSCOUS_AND_QUINOA", "butter"],
  ["KETO", "stone"],
];

const ANY_BACKDROP = ["apricot", "butter", "sage", "mint", "sky", "lilac", "blush", "clay"] as const;

const PALE_BASES = new Set<BaseName>([
  "rice",
  "riceNoodles",
  "skyr",
  "yoghurt",
  "oats",
  "overnight",
  "chiaPudding",
  "mash",
  "hummus",
  "quinoa",
]);
const DARK_BASES = new Set<BaseName>(["chili", "lentils", "ragu", "bean", "greens", "kaleBed", "spinachBed"]);

/** Pieces that the base already shows. */
const SHOWN_BY_BASE: Partial<Record<BaseName, readonly PieceName[]>> = {
  tomatoSpaghetti: ["tomatoHalf"],
  tomatoSoup: ["tomatoHalf"],
  penneTomato: ["tomatoHalf"],
  shakshuka: ["tomatoHalf"],
  guac: ["avocado", "guacamole"],
  hummus: ["hummus"],
  mash: ["potatoHalf"],
  lentilSoup: ["lentil"],
  lentils: ["lentil"],
  pumpkinSoup: ["pumpkinCube"],
  greens: ["lettuce"],
  spinachBed: ["spinach"],
  rocketBed: ["rocket"],
  kaleBed: ["kale"],
};

/** Pieces that are inside a dish of this kind, or that would look odd on it. */
const HIDDEN_IN_DISH: Partial<Record<DishKind, readonly PieceName[]>> = {
  bake: ["carrotRibbon", "eggHalf"],
  omelette: ["eggHalf"],
  pancakes: ["eggHalf"],
  burger: ["pickle"],
  balls: ["pickle"],
  dip: ["pickle", "chickpea"],
  breakfastBowl: ["eggHalf", "spinach", "cheeseShred", "choc"],
  glass: ["eggHalf", "spinach", "cheeseShred", "choc"],
};

const MAX_ITEMS: Partial<Record<DishKind, number>> = { plate: 4, soup: 3, pancakes: 3, omelette: 3, bake: 2 };
const MAX_GARNISH = 3;

const MAIN_PIECES: readonly PieceName[] = ["salmon", "whiteFish", "steak", "chicken", "meatball"];
const SIDE_PIECES: readonly PieceName[] = ["potatoHalf", "asparagus", "greenBean", "broccoli", "sweetPotato"];
const BALL_TOPPINGS: readonly PieceName[] = ["almond", "date", "walnut", "cashew", "coconut"];

const isSweet = (piece: PieceName) => piece in FRUIT_PIECES || piece === "cottage" || piece === "granola";

/** Every piece that the text mentions, or only its first. */
function piecesIn(text: string, how: "all" | "first"): Portion[] {
  const portions: Portion[] = [];
  let rest = text;
  for (const { words, piece, count } of INGREDIENT_WORDS) {
    if (!mentions(rest, words)) continue;
    portions.push([piece, count]);
    if (how === "first") break;
    rest = without(rest, words);
  }
  return portions;
}

/** What the recipe contains, the name's own words first, then the heaviest ingredients; every piece once. */
function recogniseIngredients(facts: RecipeFacts): Portion[] {
  const heaviestFirst = [...facts.ingredients].sort(
    (one, other) => (other.grams ?? UNKNOWN_GRAMS) - (one.grams ?? UNKNOWN_GRAMS),
  );
  const mentioned = [
    ...piecesIn(facts.name, "all"),
    ...heaviestFirst.flatMap(({ name }) => piecesIn(name, "first")),
  ];
  const seen = new Set<PieceName>();
  return mentioned.filter(([piece]) => !seen.has(piece) && seen.add(piece));
}

function dishOf({ name, all }: RecipeWords, found: readonly Portion[]): DishKind {
  const dish = dishFromName(name);
  if (dish !== "bowl" || grainFromWords({ name, all })) return dish;
  const holds = (pieces: readonly PieceName[]) => found.some(([piece]) => pieces.includes(piece));
  const isMixed = mentions(name, "salad|salade|curry|stew|stoof|bowl");
  return holds(MAIN_PIECES) && holds(SIDE_PIECES) && !isMixed ? "plate" : "bowl";
}

/** How an ingredient looks in this kind of dish: a fillet on a plate is flaked in a bowl. */
function portionInDish([piece, count]: Portion, dish: DishKind): Portion {
  if (dish !== "plate" && piece === "salmon") return ["salmonCube", 8];
  if (dish !== "plate" && piece === "whiteFish") return ["tunaFlake", 8];
  switch (dish) {
    case "pan":
      return piece === "eggHalf" ? ["eggFried", 3] : [piece, count];
    case "wrap":
      return [piece, 2];
    case "toast":
      return [piece, Math.min(count, 4)];
    case "tray":
      return [piece, Math.round(count * 2)];
    case "bake":
      return [piece, 1];
    case "soup":
      return [piece, Math.max(2, Math.round(count * 0.7))];
    default:
      return [piece, count];
  }
}

function fallbackItems(dish: DishKind): Portion[] {
  if (dish === "soup") return [["crouton", 6]];
  if (dish === "breakfastBowl" || dish === "glass") {
    return [
      ["granola", 8],
      ["blueberry", 8],
    ];
  }
  if (dish === "bake") return [["walnut", 1]];
  if (dish === "pancakes") return [["blueberry", 7]];
  return [
    ["tomatoHalf", 5],
    ["cucumber", 5],
  ];
}

/** Some dishes have a piece that makes them what they are, and it comes first. */
function leadPiece(items: Portion[], dish: DishKind, words: RecipeWords): Portion[] {
  if (dish === "balls") {
    const around = items.filter(([piece]) => BALL_TOPPINGS.includes(piece));
    return [["energyBall", 6], ...around.slice(0, 2)];
  }
  if (dish === "pan" && !items.some(([piece]) => piece === "eggFried") && mentions(words.all, "egg|ei")) {
    return [["eggFried", 3], ...items];
  }
  if (dish === "plate") {
    const main = items.find(([piece]) => MAIN_PIECES.includes(piece));
    if (main) return [main, ...items.filter((item) => item !== main)];
  }
  return items;
}

/** Fruit, nuts and cottage cheese lie in an empty bowl; leaves would make a salad of them. */
function bottomOf(dish: DishKind, words: RecipeWords, found: readonly Portion[]) {
  const bottom = baseFromWords(dish, words);
  const isLeaves = dish === "bowl" && bottom.base === "greens";
  if (isLeaves && found.length > 0 && found.every(([piece]) => isSweet(piece))) {
    return { base: "none", layout: "scatter" } as const;
  }
  return bottom;
}

const garnishOf = (words: RecipeWords): Portion[] =>
  GARNISH_WORDS.filter((word) => mentions(words.all, word.words))
    .slice(0, MAX_GARNISH)
    .map(({ piece, count }) => [piece, count]);

/** Pale food on coloured glaze, dark food on pale glaze. */
function glazeOf(
  dish: DishKind,
  base: BaseName | null,
  choose: <T>(from: Choices<T>, salt: number) => T,
): GlazeName {
  if (dish === "plate" || dish === "pasta") return choose(["porcelain", "porcelain", "cream", "ink"], 3);
  if (base && PALE_BASES.has(base)) return choose(["sky", "sage", "blush", "sky", "ink"], 1);
  if (base && DARK_BASES.has(base)) return choose(["porcelain", "cream", "sand"], 1);
  return choose(["porcelain", "cream", "sky", "ink", "porcelain"], 1);
}

/**
 * Decides what a recipe's picture shows, from its name, tags and ingredients. Depends on nothing but its argument;
 * a recipe of which nothing is recognised becomes a bowl of greens.
 */
export function recipeToPlate(facts: RecipeFacts): PlateSpec {
  const hash = hashText(facts.id);
  const choose = <T>(from: Choices<T>, salt: number): T =>
    from[(hash + salt * 7919) % from.length] ?? from[0];
  const all = [facts.name, ...facts.ingredients.map(({ name }) => name)].join(" · ");
  const words: RecipeWords = { name: facts.name, all };
  const found = recogniseIngredients(facts);
  const dish = dishOf(words, found);
  const { base, layout } = bottomOf(dish, words, found);
  const garnish = garnishOf(words);
  const left = new Set<PieceName>([
    ...((base && SHOWN_BY_BASE[base]) ?? []),
    ...(HIDDEN_IN_DISH[dish] ?? []),
    ...garnish.map(([piece]) => piece),
  ]);
  const shown = found
    .filter(([piece]) => !left.has(piece))
    .slice(0, MAX_ITEMS[dish] ?? 5)
    .map((portion) => portionInDish(portion, dish));
  const items = leadPiece(shown, dish, words);
  return {
    seed: facts.id,
    dish,
    base,
    dough: doughFromWords(dish, words),
    items: items.length > 0 ? items : fallbackItems(dish),
    garnish,
    layout,
    glaze: glazeOf(dish, base, choose),
    backdrop: BACKDROP_OF_TAG.find(([tag]) => facts.tags.includes(tag))?.[1] ?? choose(ANY_BACKDROP, 2),
  };
}
