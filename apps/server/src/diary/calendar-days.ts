import type { CalendarDay, calendarDays } from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import { type DayChanges, deleteDay, insertDay, pageOfDays, updateDay } from "./day/calendar-day-store.ts";
import { deleteItems, listItemsOfDays } from "./day/calendar-item-store.ts";
import { checkDate } from "./day/date-limits.ts";
import { dropBrokenLinks } from "./day/leftover-store.ts";
import { getDayRow, presentDays, readDay } from "./day/read-diary.ts";

type Calls = typeof calendarDays;
/** A calendar shows a month at once (api.md 1.4). */
const PAGE_SIZE = 50;
/** How PostgreSQL names a second row where only one may be. */
const UNIQUE_VIOLATION = "23505";
const dateTaken = () => invalidField("", { code: "unique_set", fields: "user, date" });

/** Someone else may have taken the date between the question and the change. */
function orDateTaken(error: unknown): never {
  throw (error as { code?: unknown }).code === UNIQUE_VIOLATION ? dateTaken() : error;
}

export async function listCalendarDays(call: Call<Calls["list"]>, http: Http): Promise<Page<CalendarDay>> {
  const filter = { ...call.query, user: call.subjectId };
  const { rows, count } = await pageOfDays(call.db, filter, pageWindow(call.query, PAGE_SIZE));
  return toPage(call.query, http, count, await presentDays(call, rows), PAGE_SIZE);
}

/** Only one day per person and date: the second of two calls is refused, and its client fetches the first (DIARY-027). */
export async function createCalendarDay(call: Call<Calls["create"]>): Promise<CalendarDay> {
  const { date, note = null } = call.body;
  checkDate("date", date, call.today);
  const row = await insertDay(call.db, { userId: call.subjectId, date, note }, call.now);
  if (row === undefined) throw dateTaken();
  return readDay(call, row);
}

export async function getCalendarDay(call: Call<Calls["get"]>): Promise<CalendarDay> {
  return readDay(call, await getDayRow(call.db, call.params.id));
}

async function change(call: Call<Calls["change"]>, changes: DayChanges): Promise<CalendarDay> {
  const day = await getDayRow(call.db, call.params.id);
  if (changes.date !== undefined && changes.date !== day.date) checkDate("date", changes.date, call.today);
  const row = await updateDay(call.db, day, changes, call.now).catch(orDateTaken);
  if (row === undefined) throw dateTaken();
  if (row.date !== day.date) {
    const items = await listItemsOfDays(call.db, [day.id]);
    await dropBrokenLinks(
      call.db,
      items.map(({ id }) => id),
    );
  }
  return readDay(call, row);
}

export const changeCalendarDay = (call: Call<Calls["change"]>): Promise<CalendarDay> =>
  change(call, call.body);

export const replaceCalendarDay = (call: Call<Calls["replace"]>): Promise<CalendarDay> =>
  change(call as unknown as Call<Calls["change"]>, { date: call.body.date, note: call.body.note ?? null });

export async function deleteCalendarDay(call: Call<Calls["remove"]>): Promise<undefined> {
  const day = await getDayRow(call.db, call.params.id);
  const items = await listItemsOfDays(call.db, [day.id]);
  await deleteItems(
    call.db,
    items.map(({ id }) => id),
  );
  await deleteDay(call.db, day.id);
}
