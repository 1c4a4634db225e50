import type { recipeTags as english } from "../en/recipe-tags.ts";

export const recipeTags = {
  BREAD: "Brood",
  BURGER: "Burgers",
  COUSCOUS_AND_QUINOA: "Couscous en quinoa",
  DAIRY: "Zuivel",
  DIPS_AND_SPREADS: "Dips en spreads",
  KETO: "Keto",
  PANCAKES_AND_OMELETTES: "Pannenkoeken en omeletten",
  PASTA: "Pasta",
  POTATO: "Aardappel",
  RICE_AND_NOODLES: "Rijst en noedels",
  SALAD: "Salades",
  SNACKS_AND_BAKES: "Snacks en baksels",
  SOUP: "Soep",
  VEGAN: "Veganistisch",
  WRAP: "Wraps",
  BREAKFAST: "Ontbijt",
  LUNCH: "Lunch",
  DINNER: "Diner",
  SNACK: "Tussendoortje",
  HORMONE: "Gekozen bij cyclus en overgang",
} satisfies typeof english;
