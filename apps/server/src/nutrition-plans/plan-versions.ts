import type {
  findPlanVersions as listEndpoint,
  NutritionDayPlan,
  PlanVersion,
  restorePlanVersion as restoreEndpoint,
} from "@plateful/contract";
import { roundHalfUp } from "@plateful/quantities";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { checkPlanSafety } from "./check-safety.ts";
import { findDayPlan, replaceSlots, type SlotValues, updateDayPlan } from "./day-plan-store.ts";
import {
  type Author,
  findVersion,
  keepFirstVersion,
  keepVersion,
  listAuthors,
  listVersions,
  type PlanVersionRow,
} from "./plan-version-store.ts";
import { getDayPlan } from "./save-day-plan.ts";

/** Written by the database itself from columns that are checked. */
export const slotsOfVersion = ({ slots }: Pick<PlanVersionRow, "slots">) =>
  slots as (PlanVersion["slots"][number] & SlotValues)[];

const totalOf = (slots: readonly SlotValues[], nutrient: "kcal" | "protein" | "carbohydrates" | "fat") =>
  roundHalfUp(
    slots.reduce((sum, slot) => sum + slot[nutrient], 0),
    1,
  );

function presentVersion(row: PlanVersionRow, authors: readonly Author[]): PlanVersion {
  const slots = slotsOfVersion(row);
  return {
    number: row.number,
    saved_at: row.saved_at.toISOString(),
    author: authors.find(({ id }) => id === row.author_id) ?? null,
    restored_number: row.restored_number,
    template_name: row.template_name,
    name: row.name,
    energy_balance: row.energy_balance,
    fiber: row.fiber,
    kcal: totalOf(slots, "kcal"),
    protein: totalOf(slots, "protein"),
    carbohydrates: totalOf(slots, "carbohydrates"),
    fat: totalOf(slots, "fat"),
    slots: slots.map(({ order: _order, ...slot }) => slot),
  };
}

/** Every saved version of a day plan, the newest first, with who saved it (COACH-106). */
export async function findPlanVersions(
  call: Call<typeof listEndpoint>,
): Promise<{ versions: PlanVersion[] }> {
  const { db, params } = call;
  if ((await findDayPlan(db, params.id)) === null) throw new Problem("not_found");
  const [rows, authors] = [await listVersions(db, params.id), await listAuthors(db, params.id)];
  return { versions: rows.map((row) => presentVersion(row, authors)) };
}

/** Saves an earlier version once more: a version of its own, so that nothing in between is lost (COACH-106). */
export async function restorePlanVersion(call: Call<typeof restoreEndpoint>): Promise<NutritionDayPlan> {
  const { db, params, body, now } = call;
  const stored = await findDayPlan(db, params.id);
  if (stored === null) throw new Problem("not_found");
  const version = await findVersion(db, params.id, body.number);
  if (version === null) throw new Problem("not_found");
  await keepFirstVersion(db, params.id);
  const { name, energy_balance, fiber } = version;
  await updateDayPlan(db, params.id, { name, energy_balance, fiber, modified: now });
  await replaceSlots(db, stored.plan, slotsOfVersion(version));
  await checkPlanSafety(call, params.id, body);
  await keepVersion(db, params.id, { authorId: call.actor.id, savedAt: now, restoredNumber: version.number });
  return getDayPlan(call);
}
