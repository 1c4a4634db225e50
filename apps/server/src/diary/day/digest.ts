import { createHash } from "node:crypto";
import { DEFAULT_WEIGHTS, type PlannedDay, PRODUCT_WEIGHTS } from "@plateful/planning";
import type { DatedItemRow } from "./calendar-item-store.ts";

const digest = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** Names the prices that plans are made by; other prices have another name. */
export const WEIGHTS_VERSION = digest({ ...DEFAULT_WEIGHTS, ...PRODUCT_WEIGHTS }).slice(0, 16);

/** Names the planned meals of a plan, to the byte. */
export const planDigest = (days: readonly PlannedDay[]): string =>
  digest(days.map(({ key, meals }) => [key, meals]));

/** Names what stands on some days: whatever a person does to a meal there gives another name. */
export const daysDigest = (items: readonly DatedItemRow[]): string =>
  digest(
    [...items]
      .sort((a, b) => a.id - b.id)
      .map((item) => [
        item.id,
        item.date,
        item.meal_slot_id,
        item.meal_moment,
        item.object_id,
        item.status,
        item.locked,
        item.portions,
        item.meal_modified,
        [item.kcal, item.protein, item.carbohydrates, item.fat],
      ]),
  );
