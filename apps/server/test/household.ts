import { type ContainsWord, readContent } from "@plateful/content";
import type { CompanyPortion, HouseholdMember } from "@plateful/contract";
import { ingredientsToAvoid } from "./factories.ts";
import type { LinkedDay, LinkedItem } from "./linked-diary.ts";
import type { Person, TestApp } from "./test-app.ts";

/** Someone who eats along with a person, by default at dinner, every day and as much. */
export async function aHousemate(
  app: TestApp,
  as: Person,
  fields: Record<string, unknown> = {},
): Promise<HouseholdMember> {
  const made = await app.post("users/household-members/", { name: "Tom", ...fields }, { as });
  if (made.status !== 201) throw new Error(`Nobody sat down: ${JSON.stringify(made.body)}`);
  return made.body;
}

/** The wishes of a small vegan who may have neither gluten nor tomato; `faultsFor` tells what is wrong for them. */
export async function strictWishes(app: TestApp): Promise<Record<string, unknown>> {
  const { Tomato = 0 } = await ingredientsToAvoid(app, { Tomato: "Tomaat" });
  return { kcal: 1100, diet: "VEGAN", food_intolerances_gluten: true, ingredients_to_avoid: [Tomato] };
}

/** A dinner of the library that does not suit them. */
export async function anUnsuitedDinner(app: TestApp, as: Person): Promise<number> {
  const { body } = await app.get("generateMeals/?page_size=100&meal_types=DINNER", { as });
  const names: { recipe_template: { id: number; name: string } }[] = body.results;
  const found = names.find(({ recipe_template: { name } }) => faultsFor(name).includes("meat"));
  if (found === undefined) throw new Error("Every dinner suits.");
  return found.recipe_template.id;
}

/** Those who eat along at a meal. */
export const companyAt = (item: LinkedItem): CompanyPortion[] =>
  (item.meal.cooking as unknown as { company: CompanyPortion[] }).company;

/** Every meal of some days with its moment. */
export const mealsOf = (days: readonly LinkedDay[]): LinkedItem[] =>
  days.flatMap(({ calendar_items: items }) => items);

const content = readContent();
const foodById = new Map(content.foods.map((food) => [food.id, food]));
const recipeByName = new Map(content.recipes.map((recipe) => [recipe.name.en, recipe]));

/** What a dish holds, read from the content itself, apart from the code under test. */
export function contentsOf(dish: string): { contains: Set<ContainsWord>; foodIds: string[] } {
  const foodIds = recipeByName.get(dish)?.ingredients.map(({ foodId }) => foodId) ?? [];
  return { contains: new Set(foodIds.flatMap((id) => foodById.get(id)?.contains ?? [])), foodIds };
}

const FLESH: ContainsWord[] = [
  "meat",
  "pork",
  "beef",
  "poultry",
  "gelatine",
  "fish",
  "crustaceans",
  "molluscs",
];

/** What a vegan without gluten and without tomato may not find on the plate. */
export function faultsFor(dish: string): string[] {
  const { contains, foodIds } = contentsOf(dish);
  const forbidden: ContainsWord[] = [...FLESH, "egg", "milk", "honey", "gluten"];
  const tomato = content.ingredientsToAvoid.find(({ name }) => name.en === "Tomato")?.foodIds ?? [];
  if (foodIds.length === 0 || tomato.length === 0) throw new Error(`Nothing is known of ${dish}.`);
  return [...forbidden.filter((word) => contains.has(word)), ...foodIds.filter((id) => tomato.includes(id))];
}
