import {
  type CalendarDay,
  calendarDays,
  calendarItems,
  date,
  listWeeklyNutritionPlans,
  type NutritionDayPlan,
  nutritionDayPlans,
  timeOfDay,
} from "@plateful/contract";
import { weekdayOf } from "@plateful/planning";
import { z } from "zod/mini";
import { dateAfter, daysOf, planOn } from "../asking/asked-days.ts";
import { figuresOf, figuresText, mealOf, mealText, totalsOf } from "../asking/meal-lines.ts";
import { type Asking, args, asksFirst, confirm, idArgument, say, tool } from "../asking/tool.ts";

const onDate = (what: string) =>
  z.optional(say(date(), `${what}, YYYY-MM-DD; today of the person unless given`));
const mealId = () => idArgument("meal_id of get_day or get_week");

const PLAN_CALLS = [listWeeklyNutritionPlans, nutritionDayPlans.get];
const NO_MEALS = { calendar_items: [], note: null };

/** The targets of a day; null where the token may not read them, or there are none. */
async function targetsOn(on: Asking, day: string): Promise<NutritionDayPlan | null> {
  return PLAN_CALLS.every(on.may) ? planOn(on, day) : null;
}

type Shown = Pick<CalendarDay, "calendar_items" | "note">;

function dayText(day: string, { calendar_items: items, note }: Shown, plan: NutritionDayPlan | null): string {
  const { eaten, all } = totalsOf({ calendar_items: items });
  return [
    `${day} (${weekdayOf(day).toLowerCase()})`,
    ...items.map((item) => `- ${mealText(item)}`),
    items.length === 0
      ? "No meals."
      : `Eaten: ${figuresText(eaten)}. Eaten and planned: ${figuresText(all)}.`,
    ...(plan === null ? [] : [`Target: ${figuresText(plan)}.`]),
    ...(note === null ? [] : [`Note of the person: ${note}`]),
  ].join("\n");
}

export const getDayTool = tool({
  name: "get_day",
  title: "Read a day",
  description:
    "Read the diary of one date: its meals, what was eaten of them, totals in kcal and grams, and targets (with plan:read).",
  input: args({ date: onDate("The date") }),
  calls: [calendarDays.list],
  extra: PLAN_CALLS,
  kind: "reads",
  names: { date__gte: "date", date__lte: "date" },
  run: async ({ date: asked }, on) => {
    const day = asked ?? on.today;
    const [days, plan] = await Promise.all([daysOf(on, day, day), targetsOn(on, day)]);
    const shown = days.get(day) ?? NO_MEALS;
    const { eaten, all, without_figures } = totalsOf(shown);
    const data = {
      date: day,
      meals: shown.calendar_items.map(mealOf),
      eaten: figuresOf(eaten),
      eaten_and_planned: figuresOf(all),
      meals_without_figures: without_figures,
      targets: figuresOf(plan),
      note: shown.note,
    };
    return { text: dayText(day, shown, plan), data };
  },
});

const WEEK = 7;

export const getWeekTool = tool({
  name: "get_week",
  title: "Read a week",
  description: "Read the meals of seven days, planned and eaten, with what each day comes to.",
  input: args({ start_date: onDate("The first of the seven days") }),
  calls: [calendarDays.list],
  kind: "reads",
  names: { date__gte: "start_date", date__lte: "start_date" },
  run: async ({ start_date: asked }, on) => {
    const start = asked ?? on.today;
    const dates = Array.from({ length: WEEK }, (_, index) => dateAfter(start, index));
    const days = await daysOf(on, start, dateAfter(start, WEEK - 1));
    const shown = dates.map((day) => ({ day, ...(days.get(day) ?? NO_MEALS) }));
    return {
      text: shown.map((one) => dayText(one.day, { ...one, note: null }, null)).join("\n\n"),
      data: {
        days: shown.map((one) => ({
          date: one.day,
          meals: one.calendar_items.map(mealOf),
          eaten_and_planned: figuresOf(totalsOf(one).all),
        })),
      },
    };
  },
});

export const markMealEatenTool = tool({
  name: "mark_meal_eaten",
  title: "Mark a meal as eaten",
  description: "Say that a meal of the diary was eaten, or that it was not.",
  input: args({
    meal_id: mealId(),
    eaten: z._default(say(z.boolean(), "false takes the mark back; true unless given"), true),
    at: z.optional(say(timeOfDay(), "When it was eaten, HH:MM on the clock of that day")),
  }),
  calls: [calendarItems.change],
  kind: "sets",
  names: { id: "meal_id", status: "eaten", eaten_at_time: "at" },
  run: async ({ meal_id: id, eaten, at }, { ask }) => {
    const body = {
      status: eaten ? "EATEN" : "PLANNED",
      ...(at === undefined ? {} : { eaten_at_time: at }),
    } as const;
    const item = await ask(calendarItems.change, { params: { id }, body });
    return { text: mealText(item), data: { meal: mealOf(item) } };
  },
});

export const removeMealTool = tool({
  name: "remove_meal",
  title: "Remove a meal",
  description:
    "Take a meal out of the diary. The first call says which one; nothing is removed before it is confirmed.",
  input: args({ meal_id: mealId(), confirm: confirm() }),
  calls: [calendarItems.get, calendarItems.remove],
  kind: "replaces",
  names: { id: "meal_id" },
  run: async ({ meal_id: id, confirm: value }, { ask, confirmations }) => {
    const what = { tool: "remove_meal", args: { id } };
    if (value === undefined) {
      const item = await ask(calendarItems.get, { params: { id } });
      const text = `This would be removed: ${mealText(item)}.`;
      return asksFirst(text, { would_remove: mealOf(item) }, confirmations.give(what));
    }
    await confirmations.act(what, value, () => ask(calendarItems.remove, { params: { id } }));
    return { text: "The meal was removed.", data: { removed: id } };
  },
});
