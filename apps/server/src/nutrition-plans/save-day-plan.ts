import type { NutritionDayPlan, nutritionDayPlans } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import { checkPlanSafety, checkShareOfNeed } from "./check-safety.ts";
import {
  deleteDayPlan,
  findDayPlan,
  insertDayPlan,
  listDayPlans,
  listDayPlansOf,
  replaceSlots,
  type StoredDayPlan,
  updateDayPlan,
} from "./day-plan-store.ts";
import { findIntakeOfUser, findIntakeOwner } from "./intake-store.ts";
import { keepFirstVersion, keepVersion } from "./plan-version-store.ts";
import { presentDayPlan } from "./present-plans.ts";
import { putOnDays } from "./save-weekly-plan.ts";
import { checkSlots, slotsOfBody } from "./slot-input.ts";

async function getStored(db: Db, id: number): Promise<StoredDayPlan> {
  const stored = await findDayPlan(db, id);
  if (stored === null) throw new Problem("not_found");
  return stored;
}

export async function getDayPlan(
  call: Pick<Call, "db"> & { params: { id: number } },
): Promise<NutritionDayPlan> {
  return presentDayPlan(await getStored(call.db, call.params.id));
}

export async function listNutritionDayPlans(
  call: Call<typeof nutritionDayPlans.list>,
): Promise<NutritionDayPlan[]> {
  const { client_intake } = call.query;
  const plans =
    client_intake === undefined
      ? await listDayPlansOf(call.db, call.subjectId)
      : await listDayPlans(call.db, client_intake);
  return plans.map(presentDayPlan);
}

/** The profile that a new plan is for: the named one, else the caller's own. */
export async function intakeFor(
  call: Call,
  named: number | null | undefined,
): Promise<{ intakeId: number; userId: number }> {
  if (named === null || named === undefined) {
    const own = await findIntakeOfUser(call.db, call.actor.id);
    if (own === null) throw invalidField("client_intake", "required");
    return { intakeId: own.id, userId: own.user_id };
  }
  const userId = await findIntakeOwner(call.db, named);
  if (userId === null) throw invalidField("client_intake", { code: "invalid_pk", id: named });
  return { intakeId: named, userId };
}

/** A new plan with its meals and its weekdays as far as they are given: all of it is stored, or nothing (PLAN-171). */
export async function createNutritionDayPlan(
  call: Call<typeof nutritionDayPlans.create>,
): Promise<NutritionDayPlan> {
  const { client_intake, slots = [], days, confirmed_findings, confirmation_reason, ...fields } = call.body;
  checkSlots(slots);
  const { intakeId, userId } = await intakeFor(call, client_intake);
  const id = await insertDayPlan(call.db, {
    ...fields,
    intake_id: intakeId,
    user_id: userId,
    created: call.now,
    modified: call.now,
  });
  const plan = { id, intake_id: intakeId, user_id: userId };
  await replaceSlots(call.db, plan, slotsOfBody(slots));
  await checkPlanSafety(call, id, { confirmed_findings, confirmation_reason });
  await keepVersion(call.db, id, { authorId: call.actor.id, savedAt: call.now });
  if (days !== undefined) await putOnDays(call, plan, days);
  return presentDayPlan(await getStored(call.db, id));
}

/** PUT and PATCH. A plan stays with its profile. */
export async function changeNutritionDayPlan(
  call: Call<typeof nutritionDayPlans.change> | Call<typeof nutritionDayPlans.replace>,
): Promise<NutritionDayPlan> {
  const stored = await getStored(call.db, call.params.id);
  const { plan } = stored;
  const { client_intake, confirmed_findings, confirmation_reason, ...fields } = call.body;
  if (typeof client_intake === "number" && client_intake !== plan.intake_id)
    throw invalidField("client_intake", { code: "invalid_pk", id: client_intake });
  if (fields.energy_balance !== undefined && fields.energy_balance !== plan.energy_balance)
    await checkShareOfNeed(call, stored, fields.energy_balance, { confirmed_findings, confirmation_reason });
  await keepFirstVersion(call.db, plan.id);
  await updateDayPlan(call.db, plan.id, { ...fields, modified: call.now });
  await keepVersion(call.db, plan.id, { authorId: call.actor.id, savedAt: call.now });
  return presentDayPlan(await getStored(call.db, plan.id));
}

/** @throws Problem in_use while a weekday follows the plan. */
export async function removeNutritionDayPlan(
  call: Call<typeof nutritionDayPlans.remove>,
): Promise<undefined> {
  const { plan, days } = await getStored(call.db, call.params.id);
  if (days.length > 0) throw new Problem("in_use");
  await deleteDayPlan(call.db, plan.id);
}
