import type { CalendarDay, CalendarItem, MeantFood } from "@plateful/contract";
import type { Macros } from "@plateful/nutrition";
import { type ItemMacros, sumItems } from "@plateful/planning";
import { roundHalfUp } from "@plateful/quantities";

/** Energy and macronutrients with their units; null where nothing is known. */
export const figuresOf = (macros: Macros | null) =>
  macros === null
    ? null
    : {
        kcal: Math.round(macros.kcal),
        protein_g: Math.round(macros.protein),
        carbohydrates_g: Math.round(macros.carbohydrates),
        fat_g: Math.round(macros.fat),
      };

export const figuresText = (macros: Macros | null): string => {
  const figures = figuresOf(macros);
  if (figures === null) return "contents unknown";
  const { kcal, protein_g, carbohydrates_g, fat_g } = figures;
  return `${kcal} kcal, ${protein_g} g protein, ${carbohydrates_g} g carbohydrates, ${fat_g} g fat`;
};

/** A serving so many times over. Fibre is not part of what assistants are told of a meal. */
const times = (quantity: number, macros: Macros): ItemMacros => ({
  kcal: quantity * macros.kcal,
  protein: quantity * macros.protein,
  carbohydrates: quantity * macros.carbohydrates,
  fat: quantity * macros.fat,
  fiber: null,
});

type Simple = Extract<CalendarItem, { content_type: "simplerecipemeal" }>["meal"];

/** One serving; null when the recipe does not state all its figures (SREC-030). */
function simpleMacros({ meal_servings, ...meal }: Simple): ItemMacros | null {
  const [kcal, protein] = [meal.total_calories, meal.total_protein];
  const [carbohydrates, fat] = [meal.total_carbohydrates, meal.total_fat];
  if (kcal === null || protein === null || carbohydrates === null || fat === null) return null;
  return times(1 / meal_servings, { kcal, protein, carbohydrates, fat });
}

function describe(item: CalendarItem): { readonly name: string | null; readonly macros: ItemMacros | null } {
  switch (item.content_type) {
    case "recipemeal":
      return { name: item.meal.recipe_template.name, macros: times(1, item.meal) };
    case "quickaddmeal":
      return { name: item.meal.name, macros: times(1, item.meal) };
    case "singlefoodmeal": {
      const { name, quantity, suggested_serving: serving } = item.meal.ingredient;
      return { name, macros: times(quantity, serving) };
    }
    case "simplerecipemeal":
      return { name: item.meal.simple_recipe.name, macros: simpleMacros(item.meal) };
  }
}

/** A meal of the diary as assistants are told of it. */
export function mealOf(item: CalendarItem) {
  const { name, macros } = describe(item);
  return {
    meal_id: item.id,
    moment: item.meal_moment,
    name: name ?? "Quick add",
    eaten: item.status === "EATEN",
    eaten_at: item.eaten_at_time,
    locked: item.locked,
    ...figuresOf(macros),
  };
}

const stateOf = ({ status, eaten_at_time: at }: CalendarItem): string =>
  status === "PLANNED" ? "planned" : at === null ? "eaten" : `eaten at ${at}`;

export const mealText = (item: CalendarItem): string => {
  const { name, macros } = describe(item);
  return `${item.meal_moment}: ${name ?? "Quick add"} (meal_id ${item.id}), ${figuresText(macros)}, ${stateOf(item)}`;
};

/** What was eaten and what all of a day comes to; of meals without figures it is only known that they are there. */
export function totalsOf({ calendar_items: items }: Pick<CalendarDay, "calendar_items">) {
  const entries = items.map((item) => ({ status: item.status, macros: describe(item).macros }));
  const eaten = sumItems(entries.filter(({ status }) => status === "EATEN"));
  const all = sumItems(entries);
  return { eaten, all, without_figures: all.unknownItems };
}

/** How much of a food that is, as people say it: "2 slices", "150 g". */
export function amountText({ quantity, suggested_serving: serving }: Omit<MeantFood, "category">): string {
  const amount = roundHalfUp(quantity * serving.quantity, 2);
  const unit = amount === 1 ? serving.measurement_description : serving.measurement_description_plural;
  return `${amount} ${unit}`;
}
