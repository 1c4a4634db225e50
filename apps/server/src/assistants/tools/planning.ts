import {
  autoPlanDays,
  type CalendarDay,
  calendarDays,
  date,
  findSwaps,
  type MealSwap,
  swapMeal,
} from "@plateful/contract";
import { z } from "zod/mini";
import { dateAfter, daysOf } from "../asking/asked-days.ts";
import { figuresOf, figuresText, mealOf, mealText } from "../asking/meal-lines.ts";
import { Refused } from "../asking/refused.ts";
import { args, asksFirst, confirm, idArgument, say, type ToolAnswer, tool } from "../asking/tool.ts";

/** Meals that planning takes away when it plans again: recipes that were not eaten and are not locked. */
const replaceableOf = (days: Iterable<CalendarDay>) =>
  [...days].flatMap((day) =>
    day.calendar_items
      .filter(({ status, locked, meal_slot: slot, content_type: kind }) => {
        const isLocked = locked || day.locked || (slot !== null && day.locked_slots.includes(slot));
        return status === "PLANNED" && kind === "recipemeal" && !isLocked;
      })
      .map((item) => ({ date: day.date, item })),
  );

function plannedAnswer(days: readonly CalendarDay[]): ToolAnswer {
  const text = days.map((day) =>
    [day.date, ...day.calendar_items.map((item) => `- ${mealText(item)}`)].join("\n"),
  );
  return {
    text: text.join("\n"),
    data: { days: days.map((day) => ({ date: day.date, meals: day.calendar_items.map(mealOf) })) },
  };
}

const MAX_DAYS = 14;

export const planDaysTool = tool({
  name: "plan_days",
  title: "Plan days",
  description:
    "Plan the meals of up to 14 days by the person's nutrition plan. Empty slots are filled; with replace, planned meals that were not eaten and are not locked are planned again, which has to be confirmed.",
  input: args({
    start_date: say(date(), "The first day, YYYY-MM-DD"),
    days: z._default(
      say(z.int().check(z.gte(1), z.lte(MAX_DAYS)), "How many days, 1 to 14; 1 unless given"),
      1,
    ),
    replace: z._default(
      say(z.boolean(), "Whether planned meals are planned again; false unless given"),
      false,
    ),
    confirm: confirm(),
  }),
  calls: [calendarDays.list, autoPlanDays],
  kind: "replaces",
  names: {
    start_date_inclusive: "start_date",
    num_days: "days",
    date__gte: "start_date",
    date__lte: "start_date",
  },
  run: async ({ start_date: start, days, replace, confirm: value }, on) => {
    const { ask, confirmations } = on;
    const plan = () =>
      ask(autoPlanDays, {
        body: { start_date_inclusive: start, num_days: days, delete_existing_plans: replace },
      });
    if (!replace) return plannedAnswer((await plan()).calendar_days);
    const what = { tool: "plan_days", args: { start, days } };
    if (value !== undefined) return plannedAnswer((await confirmations.act(what, value, plan)).calendar_days);
    const replaced = replaceableOf((await daysOf(on, start, dateAfter(start, days - 1))).values());
    if (replaced.length === 0) return plannedAnswer((await plan()).calendar_days);
    const lines = replaced.map(({ date: day, item }) => `- ${day} ${mealText(item)}`);
    return asksFirst(
      ["These planned meals would be replaced by others:", ...lines].join("\n"),
      { would_replace: replaced.map(({ date: day, item }) => ({ date: day, ...mealOf(item) })) },
      confirmations.give(what),
    );
  },
});

const MAX_OPTIONS = 5;

const optionOf = (swap: MealSwap) => ({
  recipe_id: swap.recipe_template.id,
  name: swap.recipe_template.name,
  ...figuresOf(swap),
  minutes_saved: swap.minutes_saved,
  new_groceries: swap.new_groceries,
});

const optionText = (swap: MealSwap): string =>
  `- ${swap.recipe_template.name} (recipe_id ${swap.recipe_template.id}): ${figuresText(swap)}`;

export const swapMealTool = tool({
  name: "swap_meal",
  title: "Swap a meal",
  description:
    "Put another recipe in the place of a planned meal. The first call lists the recipes that fit best; the second names one of them with the confirm value of the first.",
  input: args({
    meal_id: idArgument("meal_id of get_day or get_week: a planned recipe"),
    recipe_id: z.optional(idArgument("The recipe that was chosen from the first answer")),
    confirm: confirm(),
  }),
  calls: [findSwaps, swapMeal],
  kind: "replaces",
  names: { id: "meal_id", recipe_template: "recipe_id" },
  run: async ({ meal_id: id, recipe_id: chosen, confirm: value }, { ask, confirmations }) => {
    const what = { tool: "swap_meal", args: { id } };
    const { swaps } = await ask(findSwaps, { params: { id } });
    if (chosen === undefined || value === undefined) {
      const best = swaps.slice(0, MAX_OPTIONS);
      if (best.length === 0) return { text: "No other recipe fits there.", data: { options: [] } };
      const text = ["One of these could take its place; choose one by recipe_id:", ...best.map(optionText)];
      return asksFirst(text.join("\n"), { options: best.map(optionOf) }, confirmations.give(what));
    }
    const swap = swaps.find(({ recipe_template: { id: recipe } }) => recipe === chosen);
    if (swap === undefined)
      throw new Refused(
        "recipe_id: It is none of the recipes that fit. Call swap_meal without it for the list.",
      );
    const body = { recipe_template: chosen, portions_multiplier: swap.portions_multiplier };
    const item = await confirmations.act(what, value, () => ask(swapMeal, { params: { id }, body }));
    return { text: mealText(item), data: { meal: mealOf(item) } };
  },
});
