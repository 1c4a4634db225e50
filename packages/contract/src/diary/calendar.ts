import { MEAL_MOMENTS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { choice, date, datetime, entity, id, maybe, queryId, text, timeOfDay } from "../fields.ts";
import { plannedRecipeMeal } from "../recipes/recipe-meal.ts";
import { quickAddMeal, simpleRecipeMeal, singleFoodMeal } from "./meals.ts";

const shared = {
  feature: "diary",
  access: { who: "own", coach: "write" },
  consent: ["BODY_AND_PLAN"],
} as const;

/** The kinds of meal that can stand in the diary, by their name on the wire. */
export const MEAL_CONTENT_TYPES = [
  "singlefoodmeal",
  "recipemeal",
  "simplerecipemeal",
  "quickaddmeal",
] as const;
export type MealContentType = (typeof MEAL_CONTENT_TYPES)[number];
/** Whether a meal is meant to be eaten or was. */
export const ITEM_STATUSES = ["PLANNED", "EATEN"] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

const itemShape = {
  id: id(),
  calendar_day: id(),
  meal_slot: z.nullable(id()),
  meal_moment: choice(MEAL_MOMENTS),
  object_id: id(),
  status: choice(ITEM_STATUSES),
  /** When it was eaten, on the clock of the day; null when nobody said so. */
  eaten_at_time: z.nullable(timeOfDay()),
  /** Planning leaves it alone. */
  locked: z.boolean(),
  modified: datetime(),
};

/** One meal on one day; `content_type` says of which kind `meal` is. */
export const calendarItem = entity(
  "CalendarItem",
  z.discriminatedUnion("content_type", [
    z.object({ ...itemShape, content_type: z.literal("recipemeal"), meal: plannedRecipeMeal }),
    z.object({ ...itemShape, content_type: z.literal("quickaddmeal"), meal: quickAddMeal }),
    z.object({ ...itemShape, content_type: z.literal("singlefoodmeal"), meal: singleFoodMeal }),
    z.object({ ...itemShape, content_type: z.literal("simplerecipemeal"), meal: simpleRecipeMeal }),
  ]),
);
export type CalendarItem = z.output<typeof calendarItem>;

/** One date in a person's diary. */
export const calendarDay = entity(
  "CalendarDay",
  z.object({
    id: id(),
    user: id(),
    date: date(),
    calendar_items: z.array(calendarItem),
    note: z.nullable(z.string()),
    /** Planning leaves the whole day alone, or these slots of it. */
    locked: z.boolean(),
    locked_slots: z.array(id()),
  }),
);
export type CalendarDay = z.output<typeof calendarDay>;

const note = () => maybe(text(2000));

export const calendarDays = crud({
  ...shared,
  noun: "calendar-day",
  path: "calendarDay/",
  what: "days of the diary",
  entity: calendarDay,
  create: z.object({
    user: z.optional(id()),
    date: date(),
    /** A new day is empty; items are planned with calls of their own. */
    calendar_items: z.optional(z.array(z.unknown()).check(z.maxLength(0))),
    note: note(),
  }),
  patch: z.object({ date: z.optional(date()), note: note() }),
  filters: {
    date__gte: z.optional(date()),
    date__lt: z.optional(date()),
    date__lte: z.optional(date()),
    user: z.optional(queryId()),
  },
});

export const calendarItems = crud({
  ...shared,
  noun: "calendar-item",
  path: "calendarItem/",
  what: "meals of the diary",
  entity: calendarItem,
  create: z.object({
    calendar_day: id(),
    meal_slot: maybe(id()),
    meal_moment: choice(MEAL_MOMENTS),
    object_id: id(),
    content_type: choice(MEAL_CONTENT_TYPES),
    status: maybe(choice(ITEM_STATUSES)),
  }),
  patch: z.object({
    status: z.optional(choice(ITEM_STATUSES)),
    /** Only of what was eaten; a meal that was not loses it. */
    eaten_at_time: maybe(timeOfDay()),
  }),
  filters: { calendar_day: z.optional(queryId()) },
});
