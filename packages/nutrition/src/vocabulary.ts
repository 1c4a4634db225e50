/**
 * The fixed lists of the nutrition domain: what a person can be, want and choose.
 * Each list is the single definition of its values; the wire, the database and the screens take them from here.
 * Source: ledger rows DATA-002 to DATA-009, CALC-057, ONB-072, ONB-075.
 */

/** Goals that a person can store; the first three are offered in onboarding, the others come from coaches. */
export const MAIN_GOALS = [
  "LOSE_WEIGHT",
  "GAIN_MUSCLE",
  "RECOMPOSITION",
  "WEIGHT_LOSS",
  "WEIGHT_GAIN",
  "MAINTAIN",
] as const;
export type MainGoal = (typeof MAIN_GOALS)[number];

/** The three goals of the onboarding's first screen. */
export const ONBOARDING_GOALS = ["LOSE_WEIGHT", "GAIN_MUSCLE", "RECOMPOSITION"] as const;
export type OnboardingGoal = (typeof ONBOARDING_GOALS)[number];

export const GENDERS = ["MALE", "FEMALE"] as const;
export type Gender = (typeof GENDERS)[number];

/** How physically demanding someone's days are, from sitting to hard labour or daily sport. */
export const ACTIVITY_LEVELS = ["SEDENTARY", "MILDLY_ACTIVE", "ACTIVE", "VERY_ACTIVE"] as const;
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

/** Which protein and fat levels a plan aims at: SUSTAINABLE is milder, OPTIMAL higher. */
export const SUSTAINABILITY_LEVELS = ["SUSTAINABLE", "OPTIMAL"] as const;
export type Sustainability = (typeof SUSTAINABILITY_LEVELS)[number];

export const DIETS = [
  "OMNIVORE",
  "VEGAN",
  "VEGETARIAN",
  "OVO_VEGETARIAN",
  "LACTO_VEGETARIAN",
  "PESCATARIAN",
  "HALAL",
] as const;
export type Diet = (typeof DIETS)[number];

/** Diets offered in onboarding; choosing none means OMNIVORE. */
export const ONBOARDING_DIETS = ["VEGAN", "VEGETARIAN", "PESCATARIAN"] as const;
export type OnboardingDiet = (typeof ONBOARDING_DIETS)[number];

/** Ways to divide a day's energy over protein, carbohydrates and fat. */
export const DIET_TYPES = [
  "RECOMMENDED",
  "LOW_CARB",
  "KETO",
  "CHOOSE_YOUR_OWN",
  "CYCLE_DIET",
  "MENOPAUSE",
] as const;
export type DietType = (typeof DIET_TYPES)[number];

export const ENERGY_METHODS = ["AUTO", "KATCH_MCARDLE", "MIFFLIN", "HARRIS_BENEDICT"] as const;
export type EnergyMethod = (typeof ENERGY_METHODS)[number];

export const WEEKLY_GOALS = [
  "LOSE_0_25_KG_PER_WEEK",
  "LOSE_0_5_KG_PER_WEEK",
  "LOSE_0_75_KG_PER_WEEK",
  "LOSE_1_KG_PER_WEEK",
] as const;
export type WeeklyGoal = (typeof WEEKLY_GOALS)[number];

/** The moments of a day at which a meal can be planned, in the order of the day. */
export const MEAL_MOMENTS = [
  "BREAKFAST",
  "MORNING_SNACK",
  "LUNCH",
  "AFTERNOON_SNACK",
  "DINNER",
  "SNACK",
  "LATE_SNACK",
] as const;
export type MealMoment = (typeof MEAL_MOMENTS)[number];

/** What kind of meal a recipe is; every snack moment takes a SNACK. */
export const MEAL_TYPES = ["BREAKFAST", "LUNCH", "DINNER", "SNACK"] as const;
export type MealType = (typeof MEAL_TYPES)[number];

export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const CYCLE_PHASES = ["MENSTRUATION", "FOLLICULAR", "OVULATION", "LUTEAL"] as const;
export type CyclePhase = (typeof CYCLE_PHASES)[number];

export const INTOLERANCES = [
  "NO_INTOLERANCE",
  "LACTOSE",
  "CRUSTACEANS_AND_SHELLFISH",
  "GLUTEN",
  "NUTS",
] as const;
export type Intolerance = (typeof INTOLERANCES)[number];

/** Ingredients that onboarding offers to leave out; each maps to an ingredient-to-avoid (ONB-077). */
export const INGREDIENT_DISLIKES = [
  "BEEF",
  "EGGPLANT",
  "HONEY",
  "CILANTRO",
  "MAYONNAISE",
  "POTATO",
  "MUSHROOM",
  "TOMATO",
  "BRUSSELS_SPROUTS",
] as const;
export type IngredientDislike = (typeof INGREDIENT_DISLIKES)[number];

/** The fourteen allergens that EU law (Regulation 1169/2011, Annex II) requires to be named. */
export const ALLERGENS = [
  "GLUTEN",
  "CRUSTACEANS",
  "EGG",
  "FISH",
  "PEANUTS",
  "SOY",
  "MILK",
  "TREE_NUTS",
  "CELERY",
  "MUSTARD",
  "SESAME",
  "SULPHITES",
  "LUPIN",
  "MOLLUSCS",
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Shelves of a shop, by which foods and grocery lists are grouped (GROC-014). */
export const GROCERY_CATEGORIES = [
  "ALCOHOL",
  "BAKING",
  "BREAD",
  "BREAKFAST",
  "CANNED",
  "CONDIMENTS",
  "DAIRY",
  "DRINKS",
  "FISH",
  "FROZEN",
  "FRUIT",
  "GRAINS_AND_PASTA",
  "HERBS_AND_SPICES",
  "MEAT",
  "NUTS_AND_LEGUMES",
  "OILS",
  "SNACKS",
  "SWEETS",
  "VEGETABLES",
  "VEGETARIAN",
  "OTHER",
] as const;
export type GroceryCategory = (typeof GROCERY_CATEGORIES)[number];

/** How long what is left of an open pack keeps: some days, two to four weeks, or months. */
export const SHELF_LIVES = ["FRESH", "WEEKS", "MONTHS"] as const;
export type ShelfLife = (typeof SHELF_LIVES)[number];

/** What a shop sells a food in. Of a drained tin or jar the weight is known without the liquid; a piece is sold loose. */
export const PACK_KINDS = [
  "BAG",
  "BOTTLE",
  "BOX",
  "BUNCH",
  "CARTON",
  "DRAINED_JAR",
  "DRAINED_TIN",
  "JAR",
  "LOAF",
  "PACK",
  "PIECE",
  "TIN",
  "TRAY",
  "TUB",
] as const;
export type PackKind = (typeof PACK_KINDS)[number];

/** Recipe tags that people filter by; the meal types and HORMONE are separate. */
export const RECIPE_CATEGORY_TAGS = [
  "BREAD",
  "BURGER",
  "COUSCOUS_AND_QUINOA",
  "DAIRY",
  "DIPS_AND_SPREADS",
  "KETO",
  "PANCAKES_AND_OMELETTES",
  "PASTA",
  "POTATO",
  "RICE_AND_NOODLES",
  "SALAD",
  "SNACKS_AND_BAKES",
  "SOUP",
  "VEGAN",
  "WRAP",
] as const;
export type RecipeCategoryTag = (typeof RECIPE_CATEGORY_TAGS)[number];

export const RECIPE_TAGS = [...RECIPE_CATEGORY_TAGS, ...MEAL_TYPES, "HORMONE"] as const;
export type RecipeTag = (typeof RECIPE_TAGS)[number];

export { WEIGHT_UNITS, type WeightUnit } from "@plateful/quantities";

/** Energy in kilocalories. */
export type Kcal = number;

/** Unit that a food is measured in: solids in grams, liquids in millilitres. */
export const METRIC_UNITS = ["g", "ml"] as const;

/** Why someone starts, as asked in the short onboarding (api.md 2.2). */
export const ONBOARDING_MOTIVATIONS = [
  "EAT_HEALTHIER",
  "RECIPE_INSPIRATION",
  "SAVE_TIME",
  "MAKE_EATING_FUN",
  "BUDGET_CONSCIOUS",
] as const;
export type OnboardingMotivation = (typeof ONBOARDING_MOTIVATIONS)[number];

/** How someone likes to cook; at most two are chosen. */
export const COOKING_STYLES = ["QUICK", "EASY", "COMFORT", "MEAL_PREP", "FAMILY_FRIENDLY"] as const;
export type CookingStyle = (typeof COOKING_STYLES)[number];

/** Allergens that the short onboarding asks for; coarser than `ALLERGENS`. */
export const SIMPLE_ALLERGENS = [
  "PEANUTS",
  "TREE_NUTS",
  "MILK",
  "EGG",
  "WHEAT",
  "SOY",
  "FISH",
  "SHELLFISH",
  "SESAME",
] as const;
export type SimpleAllergen = (typeof SIMPLE_ALLERGENS)[number];

/** Energy in kcal; protein, carbohydrates and fat in grams. */
export interface Macros {
  readonly kcal: number;
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
}
