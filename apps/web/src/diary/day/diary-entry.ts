import type { CalendarDay, CalendarItem, MealCooking, ServingOfIngredient } from "@plateful/contract";
import type { DiaryItem, ItemMacros } from "@plateful/planning";
import { foodPicture } from "../../lib/food/food-picture.ts";
import { isSide } from "../../lib/food/is-side.ts";
import type { Pictured } from "../../lib/food/plate-url.ts";
import { type Kept, keptOf } from "./kept-of.ts";

/** One meal of a day as the diary shows it. */
export interface DiaryEntry extends DiaryItem {
  readonly id: number;
  /** Null for a meal that has no name of its own. */
  readonly name: string | null;
  readonly kind: CalendarItem["content_type"];
  /** When it was eaten, `HH:MM`; null when nobody said so. */
  readonly eatenAt: string | null;
  /** Planning leaves it alone. */
  readonly isLocked: boolean;
  /** A change of it that waits for the network; null when none does. */
  readonly kept: Kept | null;
  /** The stored meal, for the screen that shows it. */
  readonly mealId: number;
  /** The simple recipe that was planned; null for every other kind of meal. */
  readonly simpleRecipeId: number | null;
  /** The recipe whose picture stands beside the name. */
  readonly picture: Pictured | null;
  /** The food of which this is an amount. */
  readonly food: {
    readonly foodId: number;
    readonly servingId: number;
    /** In servings. */
    readonly quantity: number;
    readonly serving: ServingOfIngredient;
    /** The address of its drawing; null where nobody knows what it looks like. */
    readonly picture: string | null;
  } | null;
  /** How much of a product of one's own was eaten; null for everything else. */
  readonly amount: { readonly value: number; readonly unit: "g" | "ml" } | null;
  /** How much of the planned portion is eaten; null for what has no portions to choose from. */
  readonly portion: number | null;
  /** Eaten beside the dish of its slot. */
  readonly isSide: boolean;
  /** How it is cooked, and what it is cooked together with; null for what is no recipe. */
  readonly cooking: MealCooking | null;
}

type Named = Pick<DiaryEntry, "name" | "macros" | "picture" | "food">;

function describe(item: CalendarItem): Named {
  switch (item.content_type) {
    case "recipemeal": {
      const { recipe_template: recipe, kcal, protein, carbohydrates, fat, fiber } = item.meal;
      const { id, image, picture_version } = recipe;
      const picture = { id, image, picture_version };
      return { name: recipe.name, macros: { kcal, protein, carbohydrates, fat, fiber }, picture, food: null };
    }
    case "quickaddmeal": {
      const { kcal, protein, carbohydrates, fat, fiber, name } = item.meal;
      return {
        name,
        macros: { kcal, protein, carbohydrates, fat, fiber },
        picture: null,
        food: null,
      };
    }
    case "singlefoodmeal": {
      const { name, quantity, suggested_serving: serving } = item.meal.ingredient;
      const macros: ItemMacros = {
        kcal: quantity * serving.kcal,
        protein: quantity * serving.protein,
        carbohydrates: quantity * serving.carbohydrates,
        fat: quantity * serving.fat,
        fiber: serving.fiber === null ? null : quantity * serving.fiber,
      };
      const picture = foodPicture(serving.food);
      const food = { foodId: serving.food.id, servingId: serving.id, quantity, serving, picture };
      return { name, macros, picture: null, food };
    }
    case "simplerecipemeal":
      return {
        name: item.meal.simple_recipe.name,
        macros: simpleMacros(item.meal),
        picture: null,
        food: null,
      };
  }
}

type SimpleMeal = Extract<CalendarItem, { content_type: "simplerecipemeal" }>["meal"];

/** The diary counts one serving (SREC-030). A simple recipe that does not state all its numbers counts as unknown, never as 0. */
function simpleMacros(meal: SimpleMeal): ItemMacros | null {
  const { total_calories, total_protein, total_carbohydrates, total_fat, total_fiber } = meal;
  const each = (total: number) => total / meal.meal_servings;
  if (total_calories === null || total_protein === null || total_carbohydrates === null || total_fat === null)
    return null;
  return {
    kcal: each(total_calories),
    protein: each(total_protein),
    carbohydrates: each(total_carbohydrates),
    fat: each(total_fat),
    fiber: total_fiber === null ? null : each(total_fiber),
  };
}

function amountOf(item: CalendarItem): DiaryEntry["amount"] {
  if (item.content_type !== "quickaddmeal") return null;
  const { amount: value, unit } = item.meal;
  return value === null || unit === null ? null : { value, unit };
}

/** The meals of a day in the order in which they were planned; no day, no meals. */
export const diaryEntries = (day: CalendarDay | null): DiaryEntry[] =>
  (day?.calendar_items ?? []).map((item) => ({
    id: item.id,
    kind: item.content_type,
    isLocked: item.locked,
    kept: keptOf(item),
    mealId: item.object_id,
    slotId: item.meal_slot,
    mealMoment: item.meal_moment,
    status: item.status,
    // A day that an earlier version of the app kept on the device says nothing of it.
    eatenAt: item.eaten_at_time ?? null,
    simpleRecipeId: item.content_type === "simplerecipemeal" ? item.meal.simple_recipe.id : null,
    portion: item.content_type === "recipemeal" ? item.meal.portion : null,
    cooking: item.content_type === "recipemeal" ? item.meal.cooking : null,
    isSide: item.content_type === "recipemeal" && isSide(item.meal.recipe_template),
    amount: amountOf(item),
    ...describe(item),
  }));

/** What was eaten or is locked stays, and only dishes have others that could take their place (ledger PLAN-032, PLAN-265). */
export const isSwappable = ({ kind, status, isLocked, isSide }: DiaryEntry): boolean =>
  kind === "recipemeal" && status === "PLANNED" && !isLocked && !isSide;
