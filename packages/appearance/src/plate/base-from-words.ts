import type { BaseName } from "./base-pieces.ts";
import {
  BREAKFASTS,
  CURRIES,
  firstBase,
  GRAINS,
  LEAVES,
  MASHES,
  SIDES,
  SMOOTHIE_BOWLS,
  SMOOTHIES,
  SOUPS,
  SPREADS,
  STEWS,
} from "./base-words.ts";
import type { DishKind, DoughName, LayoutName } from "./plate-spec.ts";
import { type RecipeWords, says } from "./recipe-words.ts";

/** The grain that a dish rests on, or null. */
export const grainFromWords = (words: RecipeWords): BaseName | null => firstBase(GRAINS, words);

/** The curry, stew or mash that a dish is, or null. */
export const stewFromWords = (words: RecipeWords): BaseName | null =>
  firstBase(MASHES, words) ?? firstBase(CURRIES, words) ?? firstBase(STEWS, words);

const hasTomato = (words: RecipeWords) =>
  says(words, "all", "(.* )?tomat(?!o pur)|tomaat|passata|pomodoro|arrabbiata|bolognese|marinara");

function pastaBase(words: RecipeWords): BaseName {
  if (says(words, "all", "gnocchi")) return "gnocchi";
  const isShort = says(words, "all", "penne|fusilli|macaroni|rigatoni|farfalle|conchiglie|pasta salad");
  if (isShort) return hasTomato(words) && !says(words, "name", "cold|koude") ? "penneTomato" : "penne";
  return hasTomato(words) ? "tomatoSpaghetti" : "spaghetti";
}

/** What lies below the items of a dish, and how the items lie on it. */
export interface Bottom {
  base: BaseName | null;
  beside: BaseName | null;
  layout: LayoutName | null;
}

const MIXED = new Set<BaseName>(["noodles", "riceNoodles", "friedRice"]);
const STAMPPOT = new Set<BaseName>(["mash", "mashGreen", "mashOrange", "mashPale"]);

/** What a stew is served with in the same bowl. */
function besideStew(stew: BaseName, words: RecipeWords): BaseName | null {
  if (STAMPPOT.has(stew)) return null;
  const grain = grainFromWords(words);
  if (grain !== null && !MIXED.has(grain)) return grain;
  return firstBase(SIDES, words);
}

function bowlBottom(words: RecipeWords): Bottom {
  const stew = stewFromWords(words);
  if (stew !== null) return { base: stew, beside: besideStew(stew, words), layout: "scatter" };
  const grain = grainFromWords(words);
  if (grain !== null) {
    return { base: grain, beside: null, layout: MIXED.has(grain) ? "scatter" : "sections" };
  }
  if (says(words, "name", "lentil|linzen|(warm )?lentil"))
    return { base: "lentils", beside: null, layout: null };
  return { base: firstBase(LEAVES, words) ?? "greens", beside: null, layout: "scatter" };
}

function breakfastBase(words: RecipeWords): BaseName {
  if (says(words, "name", ".*smoothie")) return firstBase(SMOOTHIE_BOWLS, words) ?? "berrySmoothie";
  return firstBase(BREAKFASTS, words) ?? "skyr";
}

/** Eggs are poached in a sauce; what is fried in a pan lies in one only with tomatoes. */
function panBase(words: RecipeWords): BaseName | null {
  if (says(words, "head", "green|groene")) return "greenCurry";
  const isFried = says(words, "inHead", "skillet") && !hasTomato(words);
  return isFried ? null : "shakshuka";
}

function gratinBase(words: RecipeWords): BaseName {
  if (says(words, "head", "(crustless )?quiche")) return "custard";
  if (says(words, "name", ".*pie(?=$|[^a-z])|.*mash") && says(words, "all", "potato|.*aardappel"))
    return "mash";
  const isRed = says(words, "name", "enchilada|lasagne|(.* )?moussaka|.*in tomato");
  return isRed ? "tomatoSauce" : "cheeseCrust";
}

type BaseFinder = (words: RecipeWords) => BaseName | null;

const BASE_OF_DISH: Partial<Record<DishKind, BaseFinder>> = {
  pasta: pastaBase,
  soup: (words) => firstBase(SOUPS, words) ?? (hasTomato(words) ? "tomatoSoup" : "broth"),
  breakfastBowl: breakfastBase,
  glass: (words) => firstBase(SMOOTHIES, words) ?? "vanillaShake",
  pan: panBase,
  dip: (words) => {
    if (says(words, "name", ".*(guac|avocado)")) return "guac";
    if (says(words, "name", ".*(beetroot|biet)")) return "berrySmoothie";
    if (says(words, "name", ".*(black bean|zwarte bon)")) return "bean";
    return says(words, "name", ".*(tzatziki|quark|kwark|yogh?urt|curd)") ? "skyr" : "hummus";
  },
  toast: (words) => firstBase(SPREADS, words) ?? "none",
  plate: (words) => firstBase(SIDES, words),
  gratin: gratinBase,
  pie: () => "custard",
};

/** What lies below the items of a dish, and how the items lie on it. */
export function bottomFromWords(dish: DishKind, words: RecipeWords): Bottom {
  if (dish === "bowl") return bowlBottom(words);
  return { base: BASE_OF_DISH[dish]?.(words) ?? null, beside: null, layout: null };
}

/** The colour of pancakes and of what is baked. */
export function doughFromWords(dish: DishKind, words: RecipeWords): DoughName {
  if (dish === "pancakes" && says(words, "head", ".*(spinach|spinazie|courgette)")) return "green";
  if (says(words, "all", "(extra dark )?chocol|(unsweetened )?(cacao|cocoa)|brownie")) return "chocolate";
  if (
    dish !== "pancakes" &&
    says(words, "all", "carrot|wortel|pumpkin(?! seed)|pompoen(?!pit)|.*spice loaf|ontbijtkoek")
  )
    return "carrot";
  return "plain";
}
