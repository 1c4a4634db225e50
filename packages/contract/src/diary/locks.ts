import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { date, id, maybe } from "../fields.ts";
import { calendarDay } from "./calendar.ts";

/** One meal when an item is named, else one slot of the day, else the whole day. */
export const lockMeals = endpoint({
  feature: "diary",
  name: "lock-meals",
  method: "POST",
  path: "lockMeals/",
  access: { who: "own", coach: "write" },
  consent: ["BODY_AND_PLAN"],
  summary: "Lock a meal, a meal slot of a day or a day against planning, or unlock it",
  status: 200,
  body: z.object({
    date: date(),
    user: z.optional(id()),
    locked: z.boolean(),
    meal_slot_id: maybe(id()),
    calendar_item_id: maybe(id()),
  }),
  errors: ["not_found"],
  answer: calendarDay,
});
