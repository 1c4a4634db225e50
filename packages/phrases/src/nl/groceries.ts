import type { groceries as english } from "../en/groceries.ts";

const categories = {
  ALCOHOL: "Alcoholische dranken",
  BAKING: "Bakken",
  BREAD: "Brood",
  BREAKFAST: "Ontbijt",
  CANNED: "Conserven",
  CONDIMENTS: "Sauzen en smaakmakers",
  DAIRY: "Zuivel",
  DRINKS: "Dranken",
  FISH: "Vis",
  FROZEN: "Diepvries",
  FRUIT: "Fruit",
  GRAINS_AND_PASTA: "Granen en pasta",
  HERBS_AND_SPICES: "Kruiden en specerijen",
  MEAT: "Vlees",
  NUTS_AND_LEGUMES: "Noten en peulvruchten",
  OILS: "Olie",
  SNACKS: "Snacks",
  SWEETS: "Zoetwaren",
  VEGETABLES: "Groente",
  VEGETARIAN: "Vegetarisch",
  OTHER: "Overig",
} satisfies (typeof english)["categories"];

export const groceries = { categories } satisfies typeof english;
