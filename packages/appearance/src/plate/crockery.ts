import type { BaseName } from "./base-pieces.ts";
import type { BackdropName, DishKind, GlazeName } from "./plate-spec.ts";
import type { Choices } from "./random.ts";

type Choose = <T>(from: Choices<T>, salt: number) => T;

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

/** The table's colour: that of the first known tag, else any. */
export const backdropOf = (tags: readonly string[], choose: Choose): BackdropName =>
  BACKDROP_OF_TAG.find(([tag]) => tags.includes(tag))?.[1] ?? choose(ANY_BACKDROP, 2);

const PALE_BASES = new Set<BaseName>([
  "rice",
  "riceNoodles",
  "skyr",
  "yoghurt",
  "oats",
  "overnight",
  "chiaPudding",
  "mash",
  "mashPale",
  "paleSoup",
  "coconutBroth",
  "hummus",
  "quinoa",
]);
const DARK_BASES = new Set<BaseName>([
  "chili",
  "lentils",
  "ragu",
  "brownStew",
  "chocPudding",
  "chocOats",
  "bean",
  "greens",
  "kaleBed",
  "spinachBed",
]);

/** Pale food on coloured glaze, dark food on pale glaze. */
export function glazeOf(dish: DishKind, base: BaseName | null, choose: Choose): GlazeName {
  if (dish === "nibbles") return choose(["porcelain", "cream", "sand", "blush", "sky"], 1);
  if (dish === "plate" || dish === "pasta")
    return choose(["porcelain", "cream", "porcelain", "sky", "porcelain", "ink"], 3);
  if (base && PALE_BASES.has(base)) return choose(["sky", "sage", "blush", "sky", "sand", "sage", "ink"], 1);
  if (base && DARK_BASES.has(base)) return choose(["porcelain", "cream", "sand"], 1);
  return choose(["porcelain", "cream", "sky", "blush", "porcelain", "sage", "ink"], 1);
}
