import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, queryList } from "../fields.ts";

/** What a calendar may hold: planned meals, what is cooked ahead or thawed, and the check-ins with a coach. */
export const CALENDAR_PARTS = ["MEALS", "COOKING", "CHECK_INS"] as const;
export type CalendarPart = (typeof CALENDAR_PARTS)[number];

/** Where calendar programs read the same file with the secret of a token in the address (ledger DOOR-090). */
export const CALENDAR_PATH = "/calendar";

export const downloadCalendar = endpoint({
  feature: "diary",
  name: "download-calendar",
  method: "GET",
  path: "users/me/calendar/",
  summary: "Download the caller's planned meals as an iCalendar file",
  access: { who: "user" },
  query: z.object({ part: z._default(queryList(choice(CALENDAR_PARTS)), [...CALENDAR_PARTS]) }),
  status: 200,
  file: "text/calendar; charset=utf-8",
});
