import type { DishKind } from "./plate-spec.ts";
import { contains, mentions } from "./words.ts";

interface DishWord {
  words: string;
  dish: DishKind;
  /** Short words would be found inside others, so they count only at the beginning of a word. */
  isWholeWord?: boolean;
}

/** Dutch compounds end in the dish (pompoensoep, lunchsalade), hence most words are looked for anywhere. */
const DISH_WORDS: readonly DishWord[] = [
  { words: "soup|soep", dish: "soup" },
  { words: "salad|salade|poke|buddha", dish: "bowl" },
  { words: "smoothie bowl|smoothiebowl", dish: "breakfastBowl" },
  { words: "smoothie|shake", dish: "glass" },
  { words: "ramen|bouillon", dish: "soup" },
  { words: "burger", dish: "burger" },
  { words: "wrap|burrito|quesadilla|taco|fajita", dish: "wrap" },
  { words: "pizza|flatbread|platbrood|flammkuchen", dish: "pizza" },
  { words: "pancake|pannenkoek|waffle|wafel", dish: "pancakes" },
  { words: "omelet|frittata", dish: "omelette" },
  { words: "shakshuka|skillet", dish: "pan" },
  { words: "toast|sandwich|boterham|tosti|bruschetta|cracker", dish: "toast" },
  {
    words: "energy ball|bliss ball|balletje(?!s in)|energiebal|bites",
    dish: "balls",
    isWholeWord: true,
  },
  { words: "muffin|cupcake|brownie", dish: "bake" },
  { words: "hummus|dip|spread", dish: "dip", isWholeWord: true },
  {
    words: "traybake|sheet.?pan|bakplaat|ovenschotel|uit de oven|roast(?!ed tomato soup)|lasagne|gratin",
    dish: "tray",
  },
  { words: "spaghetti|pasta|tagliatelle|penne|fusilli|linguine|gnocchi|macaroni|rigatoni", dish: "pasta" },
  {
    words: "skyr|yogh?urt|kwark|quark|porridge|oat(?!meal cookie)|havermout|chia|overnight|granola",
    dish: "breakfastBowl",
    isWholeWord: true,
  },
];

/** Which kind of dish a name promises; a bowl when it promises nothing. */
export function dishFromName(name: string): DishKind {
  const found = DISH_WORDS.find(({ words, isWholeWord }) =>
    isWholeWord ? mentions(name, words) : contains(name, words),
  );
  return found?.dish ?? "bowl";
}
