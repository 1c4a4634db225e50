import type { BaseName } from "./base-pieces.ts";
import type { DishKind, DoughName, LayoutName } from "./plate-spec.ts";
import { contains, mentions } from "./words.ts";

/** What a recipe is called, and everything it is called and made of. */
export interface RecipeWords {
  name: string;
  all: string;
}

interface BaseRule {
  base: BaseName;
  /** In the name, or anywhere in the recipe. */
  where: "name" | "all" | "inName";
  words: string;
}

/** The first rule whose words are mentioned; `inName` also finds them inside a compound. */
function firstBase(rules: readonly BaseRule[], { name, all }: RecipeWords): BaseName | null {
  const rule = rules.find(({ where, words }) => {
    if (where === "inName") return contains(name, words);
    return mentions(where === "name" ? name : all, words);
  });
  return rule?.base ?? null;
}

const GRAINS: readonly BaseRule[] = [
  { base: "riceNoodles", where: "all", words: "rice noodle|rijstnoedel|mihoen|glass noodle" },
  { base: "noodles", where: "all", words: "noodle|noedel|mie(?=$|[^a-z])|udon|soba" },
  { base: "brownRice", where: "all", words: "brown rice|zilvervlies|wholegrain rice" },
  { base: "friedRice", where: "all", words: "fried rice|nasi" },
  { base: "yellowRice", where: "all", words: "saffron|paella|yellow rice|gele rijst" },
  { base: "quinoa", where: "all", words: "quinoa" },
  { base: "couscous", where: "all", words: "couscous|bulgur|pearl barley|parelgort" },
  { base: "rice", where: "all", words: "rice|rijst|risotto" },
];

/** The grain that a dish rests on, or null. */
export const grainFromWords = (words: RecipeWords): BaseName | null => firstBase(GRAINS, words);

const SOUPS: readonly BaseRule[] = [
  { base: "misoBroth", where: "name", words: "ramen|miso|noodle|noedel" },
  { base: "lentilSoup", where: "all", words: "lentil|linzen" },
  { base: "mushroomSoup", where: "name", words: "mushroom|champignon" },
  { base: "pumpkinSoup", where: "inName", words: "pumpkin|pompoen" },
  {
    base: "pumpkinSoup",
    where: "all",
    words: "pumpkin|pompoen|sweet potato|zoete aardappel|carrot soup|wortelsoep",
  },
  { base: "greenSoup", where: "inName", words: "pea|erwt|broccoli|courgette|spinach|spinazie|green|groen" },
];

const SMOOTHIE_BOWLS: readonly BaseRule[] = [
  { base: "mangoSmoothie", where: "name", words: "mango|orange|sinaasappel" },
  { base: "greenSmoothie", where: "name", words: "green|groen" },
  { base: "greenSmoothie", where: "all", words: "spinach|spinazie|kiwi" },
  { base: "mangoSmoothie", where: "all", words: "mango" },
];

const BREAKFASTS: readonly BaseRule[] = [
  { base: "chiaPudding", where: "all", words: "chia pudding|chiapudding" },
  { base: "overnight", where: "name", words: "overnight" },
  { base: "oats", where: "name", words: "porridge|oat|havermout" },
];

const SMOOTHIES: readonly BaseRule[] = [
  {
    base: "greenSmoothie",
    where: "all",
    words: "spinach|spinazie|kiwi|cucumber|komkommer|avocado",
  },
  { base: "mangoSmoothie", where: "all", words: "mango|orange|sinaasappel|pineapple" },
  { base: "chocSmoothie", where: "all", words: "cacao|chocol|coffee|koffie" },
];

const SPREADS: readonly BaseRule[] = [
  { base: "guac", where: "all", words: "avocado|guac" },
  { base: "hummus", where: "all", words: "hummus" },
  { base: "skyr", where: "all", words: "cottage|ricotta|cream cheese|roomkaas|skyr|yoghurt" },
];

const STEWS: readonly BaseRule[] = [
  { base: "chili", where: "name", words: "chil[il]+ (sin|con)|chili(?=$|[^a-z])" },
  { base: "mash", where: "inName", words: "stamppot|hutspot" },
  { base: "ragu", where: "name", words: "stew|stoof|ragu|bolognese|goulash" },
];

const LEAVES: readonly BaseRule[] = [
  { base: "kaleBed", where: "all", words: "kale|boerenkool" },
  { base: "rocketBed", where: "all", words: "rocket|rucola" },
  { base: "spinachBed", where: "all", words: "spinach|spinazie" },
];

const hasTomato = ({ all }: RecipeWords) =>
  mentions(all, "tomat|tomaat|passata|pomodoro|arrabbiata|bolognese|marinara");

function pastaBase(words: RecipeWords): BaseName {
  if (mentions(words.all, "gnocchi")) return "gnocchi";
  const isShort = mentions(words.all, "penne|fusilli|macaroni|rigatoni|farfalle|conchiglie");
  if (isShort) return hasTomato(words) ? "penneTomato" : "penne";
  return hasTomato(words) ? "tomatoSpaghetti" : "spaghetti";
}

interface BaseAndLayout {
  base: BaseName | null;
  layout: LayoutName | null;
}

function bowlBase(words: RecipeWords): BaseAndLayout {
  if (mentions(words.name, "curry|tikka|masala|korma")) {
    const isRed = mentions(words.name, "red|rode|rood|tikka|tomat");
    return { base: isRed ? "redCurry" : "curry", layout: "scatter" };
  }
  const stew = firstBase(STEWS, words);
  if (stew) return { base: stew, layout: "scatter" };
  const grain = grainFromWords(words);
  if (grain) {
    const isMixed = grain === "noodles" || grain === "riceNoodles" || grain === "friedRice";
    return { base: grain, layout: isMixed ? "scatter" : "sections" };
  }
  if (mentions(words.name, "lentil|linzen")) return { base: "lentils", layout: null };
  return { base: firstBase(LEAVES, words) ?? "greens", layout: "scatter" };
}

function breakfastBase(words: RecipeWords): BaseName {
  if (mentions(words.name, "smoothie")) return firstBase(SMOOTHIE_BOWLS, words) ?? "berrySmoothie";
  return firstBase(BREAKFASTS, words) ?? "skyr";
}

type BaseFinder = (words: RecipeWords) => BaseName | null;

const BASE_OF_DISH: Partial<Record<DishKind, BaseFinder>> = {
  pasta: pastaBase,
  soup: (words) => firstBase(SOUPS, words) ?? (hasTomato(words) ? "tomatoSoup" : "broth"),
  breakfastBowl: breakfastBase,
  glass: (words) => firstBase(SMOOTHIES, words) ?? "berrySmoothie",
  pan: () => "shakshuka",
  dip: ({ name }) => (mentions(name, "guac|avocado") ? "guac" : "hummus"),
  toast: (words) => firstBase(SPREADS, words) ?? "none",
  plate: ({ all }) => (mentions(all, "mash|puree|stamppot") ? "mash" : null),
};

/** What lies below the items of a dish, and how the items lie on it. */
export function baseFromWords(dish: DishKind, words: RecipeWords): BaseAndLayout {
  if (dish === "bowl") return bowlBase(words);
  return { base: BASE_OF_DISH[dish]?.(words) ?? null, layout: null };
}

/** The colour of pancakes and bakes. */
export function doughFromWords(dish: DishKind, { all }: RecipeWords): DoughName {
  if (dish === "pancakes" && mentions(all, "spinach|spinazie|courgette")) return "green";
  if (mentions(all, "chocol|cacao|brownie")) return "chocolate";
  if (dish === "bake" && mentions(all, "carrot|wortel|pumpkin|pompoen")) return "carrot";
  return "plain";
}
