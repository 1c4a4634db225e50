import type { CalendarItem, calendarItems, ItemStatus } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import { addItems } from "./day/add-items.ts";
import { findDay } from "./day/calendar-day-store.ts";
import { deleteItems, pageOfItems, updateItemStatus } from "./day/calendar-item-store.ts";
import { findSlotOf } from "./day/diary-reference-store.ts";
import { mayMarkEaten, statusOfAdded } from "./day/item-status.ts";
import { dropBrokenLinks } from "./day/leftover-store.ts";
import { type NewItem, replaceItem } from "./day/new-item-store.ts";
import { isMealOf } from "./day/other-meal-store.ts";
import { first, getItemRow, presentItems, readItem } from "./day/read-diary.ts";
import { noteSigns } from "./day/recipe-sign-store.ts";

type Calls = typeof calendarItems;
type Body = Call<Calls["create"]>["body"];

export async function listCalendarItems(call: Call<Calls["list"]>, http: Http): Promise<Page<CalendarItem>> {
  const filter = { user: call.subjectId, day: call.query.calendar_day };
  const { rows, count } = await pageOfItems(call.db, filter, pageWindow(call.query));
  return toPage(call.query, http, count, await presentItems(call, rows));
}

/** Day, slot and meal must all belong to one person within reach of the caller (DIARY-061). */
async function toNewItem(call: Pick<Call, "db" | "actor" | "today">, body: Body): Promise<NewItem> {
  const day = await findDay(call.db, body.calendar_day);
  if (day === undefined) throw invalidField("calendar_day", { code: "invalid_pk", id: body.calendar_day });
  const slotId = body.meal_slot ?? null;
  if (slotId !== null && (await findSlotOf(call.db, day.user_id, slotId)) === undefined)
    throw invalidField("meal_slot", { code: "invalid_pk", id: slotId });
  if (!(await isMealOf(call.db, body.content_type, body.object_id, day.user_id)))
    throw invalidField("object_id", { code: "invalid_pk", id: body.object_id });
  return {
    userId: day.user_id,
    dayId: day.id,
    slotId,
    moment: body.meal_moment,
    contentType: body.content_type,
    objectId: body.object_id,
    status: statusOfAdded(call, { day, kind: body.content_type, said: body.status }),
  };
}

export async function createCalendarItem(call: Call<Calls["create"]>): Promise<CalendarItem> {
  const item = await toNewItem(call, call.body);
  const row = await getItemRow(call.db, first(await addItems(call, [item])));
  const { recipe_template_id: recipeId } = row;
  if (recipeId !== null) await noteSigns(call.db, item.userId, call.today, [{ recipeId, kind: "ADDED" }]);
  return first(await presentItems(call, [row]));
}

export const getCalendarItem = (call: Call<Calls["get"]>): Promise<CalendarItem> =>
  readItem(call, call.params.id);

export async function replaceCalendarItem(call: Call<Calls["replace"]>): Promise<CalendarItem> {
  const row = await getItemRow(call.db, call.params.id);
  const item = await toNewItem(call, call.body);
  if (item.userId !== row.user_id)
    throw invalidField("calendar_day", { code: "invalid_pk", id: call.body.calendar_day });
  await replaceItem(call.db, row.id, item, call.now);
  await dropBrokenLinks(call.db, [row.id]);
  return readItem(call, row.id);
}

export async function changeCalendarItem(call: Call<Calls["change"]>): Promise<CalendarItem> {
  const row = await getItemRow(call.db, call.params.id);
  if (!mayMarkEaten(call, row.user_id)) throw new Problem("permission_denied");
  const status = call.body.status ?? (row.status as ItemStatus);
  const said = call.body.eaten_at_time;
  if (said && status !== "EATEN") throw invalidField("eaten_at_time", "time_not_eaten");
  if (call.body.status !== undefined || said !== undefined) {
    const time = said === undefined ? row.eaten_at_time : said;
    const eatenAtTime = status === "EATEN" ? time : null;
    await updateItemStatus(call.db, { id: row.id, status, eatenAtTime, now: call.now });
  }
  return readItem(call, row.id);
}

export async function deleteCalendarItem(call: Call<Calls["remove"]>): Promise<undefined> {
  const { db, today, params } = call;
  const row = await getItemRow(db, params.id);
  await deleteItems(db, [row.id]);
  const { recipe_template_id: recipeId, leftover_of: cook, status } = row;
  // What was eaten is taken off as a mistake, and left-overs say nothing of the dish that they are left of.
  if (recipeId === null || cook !== null || status !== "PLANNED") return;
  await noteSigns(db, row.user_id, today, [{ recipeId, kind: "REMOVED" }]);
}
