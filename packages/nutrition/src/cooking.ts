/** Where dishes come from that people can like best or leave out. */
export const CHOSEN_CUISINES = [
  "DUTCH",
  "ITALIAN",
  "MEDITERRANEAN",
  "MIDDLE_EASTERN",
  "INDIAN",
  "EAST_ASIAN",
  "SOUTHEAST_ASIAN",
  "LATIN_AMERICAN",
] as const;
export type ChosenCuisine = (typeof CHOSEN_CUISINES)[number];

/** Where a dish comes from; INTERNATIONAL is what is eaten alike in many countries, such as porridge. */
export const CUISINES = [...CHOSEN_CUISINES, "INTERNATIONAL"] as const;
export type Cuisine = (typeof CUISINES)[number];

/** What a recipe may need beside a hob, pans, a bowl and a knife. */
export const RECIPE_TOOLS = ["OVEN", "BLENDER"] as const;
export type RecipeTool = (typeof RECIPE_TOOLS)[number];

/** What a kitchen may have; planning keeps some left-overs in a freezer. */
export const KITCHEN_TOOLS = [...RECIPE_TOOLS, "FREEZER"] as const;
export type KitchenTool = (typeof KITCHEN_TOOLS)[number];

/** The minutes of work at one meal that people choose from; the last choice is null, as long as it takes. */
export const COOKING_MINUTES = [15, 30, 45, null] as const;
export type CookingMinutes = (typeof COOKING_MINUTES)[number];

/** How much chance counts from week to week: dishes come back, as it comes, or other ones each time. */
export const VARIETIES = ["FAMILIAR", "BALANCED", "ADVENTUROUS"] as const;
export type Variety = (typeof VARIETIES)[number];
