import { MEAL_MOMENTS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, datetime, entity, id, idInPath } from "../fields.ts";

/** What a coach wrote about a day of the diary, as that day shows it. */
export const dayComment = entity(
  "DayComment",
  z.object({
    id: id(),
    text: z.string(),
    day: date(),
    meal_moment: z.nullable(choice(MEAL_MOMENTS)),
    written_at: datetime(),
  }),
);
export type DayComment = z.output<typeof dayComment>;

const commentsOfDays = {
  feature: "messages",
  method: "GET",
  /** Both days are included. Of more than 400 comments the latest 400 are answered. */
  query: z.object({ date__gte: date(), date__lte: date() }),
  answer: z.object({ comments: z.array(dayComment) }),
} as const;

export const findDayComments = endpoint({
  ...commentsOfDays,
  access: { who: "own", coach: "none" },
  name: "find-day-comments",
  path: "messages/comments/",
  summary: "Find what coaches wrote to the caller about days of the diary, oldest first",
});

export const findClientDayComments = endpoint({
  ...commentsOfDays,
  access: { who: "coach" },
  params: idInPath,
  errors: ["not_found"],
  name: "find-client-day-comments",
  path: "clients/{id}/comments/",
  summary: "Find what the caller wrote to a client about days of the diary, oldest first",
});
