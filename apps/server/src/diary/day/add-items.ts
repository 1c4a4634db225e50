import { type EventSource, recordEvent } from "../../platform/analytics/record-event.ts";
import { invalidField } from "../../platform/base/problem.ts";
import { insertItems, type NewItem } from "./new-item-store.ts";

/** Meals on one day. Copying to and fro doubles them, so that without a limit twenty calls would store a million. */
const MAX_ITEMS_OF_DAY = 100;

/**
 * Puts meals into the diary.
 * @returns the ids of the items, in the order given.
 * @throws InvalidFields day_full when a day would hold more than 100 meals (DIARY-085).
 */
export async function addItems(source: EventSource, items: readonly NewItem[]): Promise<number[]> {
  if (items.length === 0) return [];
  const inserted = await insertItems(source.db, items, source.now);
  for (const own of Map.groupBy(inserted, (item) => item.dayId).values())
    if (Math.max(...own.map(({ before }) => before)) + own.length > MAX_ITEMS_OF_DAY)
      throw invalidField("", "day_full");
  for (const [userId, own] of Map.groupBy(items, (item) => item.userId))
    await recordEvent(source, "calendar_item_created", userId, own.length);
  return inserted.map(({ id }) => id);
}
