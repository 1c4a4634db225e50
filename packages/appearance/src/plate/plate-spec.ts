import type { BaseName } from "./base-pieces.ts";
import type { Portion } from "./pieces.ts";

/** What a dish is served in, or what it is. */
export const DISH_KINDS = [
  "bowl",
  "plate",
  "pasta",
  "soup",
  "toast",
  "wrap",
  "pancakes",
  "omelette",
  "pan",
  "tray",
  "breakfastBowl",
  "pizza",
  "burger",
  "balls",
  "dip",
  "glass",
  "bake",
  "toastie",
  "pocket",
  "quesadilla",
  "filled",
  "rolls",
  "skewers",
  "gratin",
  "pie",
  "loaf",
  "biscuits",
  "bark",
  "nibbles",
  "bites",
] as const;
export type DishKind = (typeof DISH_KINDS)[number];

/** Colour of the crockery. */
export const GLAZE_NAMES = ["porcelain", "cream", "sky", "sage", "ink", "blush", "sand"] as const;
export type GlazeName = (typeof GLAZE_NAMES)[number];

/** Colour of the table. */
export const BACKDROP_NAMES = [
  "apricot",
  "butter",
  "sage",
  "mint",
  "sky",
  "lilac",
  "blush",
  "clay",
  "stone",
] as const;
export type BackdropName = (typeof BACKDROP_NAMES)[number];

/** Kinds of pancake and of bake, which are drawn from a colour instead of a base. */
export type DoughName = "plain" | "green" | "chocolate" | "carrot";

/** What lies below the topping of an open sandwich, and what a pocket is made of. */
const BREAD_NAMES = [
  "slice",
  "raisinSlice",
  "rye",
  "crispbread",
  "rusk",
  "riceCake",
  "roll",
  "baguette",
  "bagel",
  "pita",
  "tortilla",
] as const;
export type BreadName = (typeof BREAD_NAMES)[number];

/** What holds a filling, hollowed out or rolled up. */
const SHELL_NAMES = [
  "lettuce",
  "chicory",
  "pepper",
  "aubergine",
  "courgette",
  "cucumber",
  "sweetPotato",
  "potato",
  "avocado",
  "portobello",
  "egg",
  "celery",
  "date",
  "ham",
  "salmon",
  "chicken",
  "omelette",
  "tortilla",
] as const;
export type ShellName = (typeof SHELL_NAMES)[number];

/** How the pieces lie: in wedges, strewn, in a crescent at the side, or one large thing in front. */
export type LayoutName = "sections" | "scatter" | "crescent" | "hero";

/** Everything that decides a picture; two equal specifications give the same picture, byte for byte. */
export interface PlateSpec {
  /** The recipe's id: it decides the small accidents of the drawing. */
  seed: string;
  dish: DishKind;
  base: BaseName | null;
  /** A second base over one side of a bowl: the rice beside a curry. */
  beside: BaseName | null;
  bread: BreadName;
  shell: ShellName;
  dough: DoughName;
  /** The most important first; five at most. */
  items: readonly Portion[];
  /** Strewn on top; three at most. */
  garnish: readonly Portion[];
  layout: LayoutName | null;
  glaze: GlazeName;
  backdrop: BackdropName;
}
