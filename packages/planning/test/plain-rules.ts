import type { Allergen, Diet, Intolerance, MealType, RecipeTag } from "@plateful/nutrition";
import type { HardWishes, RecipeRow, Rules } from "../src/index.ts";
import type { Chance } from "./random.ts";

/** Says in plain words over the raw row why a recipe may not be served; independent of the planner's bit sets. */
export function objections(row: RecipeRow, rules: HardWishes, mealType: MealType): string[] {
  const found: string[] = [];
  if (!row.mealTypes.includes(mealType)) found.push("meal type");
  if (rules.diet !== "OMNIVORE" && !row.diets.includes(rules.diet)) found.push("diet");
  if (rules.intolerances?.some((intolerance) => !row.intolerances?.includes(intolerance)))
    found.push("intolerance");
  if (rules.allergens.some((allergen) => row.allergens.includes(allergen))) found.push("allergen");
  if (rules.allergens.length > 0 && !row.allergensKnown) found.push("unknown allergens");
  if (rules.avoid.some((label) => row.avoid.includes(label))) found.push("ingredient to avoid");
  if (rules.disliked.includes(row.id)) found.push("disliked");
  if (rules.allow && !rules.allow.includes(row.id)) found.push("not on the whitelist");
  if (rules.deny?.includes(row.id)) found.push("on the denylist");
  if (rules.tagsAny?.length && !rules.tagsAny.some((tag) => row.tags.includes(tag))) found.push("tag");
  return found;
}

/** Rules of every kind in every mixture, some of which leave little. */
export function randomRules(random: Chance, rows: readonly RecipeRow[]): Rules {
  const diets: readonly Diet[] = [
    "OMNIVORE",
    "OMNIVORE",
    "VEGAN",
    "VEGETARIAN",
    "PESCATARIAN",
    "HALAL",
    "LACTO_VEGETARIAN",
  ];
  const allergens: readonly Allergen[] = [
    "GLUTEN",
    "MILK",
    "TREE_NUTS",
    "PEANUTS",
    "FISH",
    "EGG",
    "SOY",
    "CRUSTACEANS",
  ];
  const intolerances: readonly Intolerance[] = ["LACTOSE", "CRUSTACEANS_AND_SHELLFISH", "GLUTEN", "NUTS"];
  const labels = ["Beef", "Potato", "Tomato", "Mushroom", "Eggplant", "Cilantro", "Honey"];
  const some = (share: number) => rows.filter(() => random.happens(share)).map((row) => row.id);
  const favourites = some(0.05);
  return {
    diet: random.oneOf(diets),
    intolerances: intolerances.filter(() => random.happens(0.15)),
    allergens: allergens.filter(() => random.happens(0.15)),
    avoid: labels.filter(() => random.happens(0.2)),
    // Some favourites are disliked as well: the dislike wins (REC-050).
    disliked: [...some(0.05), ...favourites.slice(0, 2)],
    favourites,
    ...(random.happens(0.3) ? { allow: some(0.5) } : {}),
    ...(random.happens(0.3) ? { deny: some(0.2) } : {}),
    ...(random.happens(0.2) ? { keto: true } : {}),
    ...(random.happens(0.1) ? { tagsAny: ["KETO", "SNACK"] as RecipeTag[] } : {}),
  };
}
