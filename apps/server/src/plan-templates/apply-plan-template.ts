import type { AnswerOf, applyPlanTemplate as endpoint } from "@plateful/contract";
import { WEEKDAYS } from "@plateful/nutrition";
import {
  addWeek,
  checkPlanSafety,
  findIntakeOfUser,
  insertDayPlan,
  keepFirstVersion,
  keepVersion,
  loadScreenings,
  lockIntake,
  mostUsedPlan,
  putWholeWeekOn,
  replaceSlots,
  toSlotValues,
  updateDayPlan,
} from "../nutrition-plans/index.ts";
import { loadNutritionTenant } from "../organisations/index.ts";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { presentUse, undoableSince } from "./find-template-uses.ts";
import { findOwnTemplate } from "./keep-plan-template.ts";
import { loadPlanned } from "./load-planned.ts";
import { listUses, type TemplateRow } from "./plan-template-store.ts";
import { isUnderFloor, type Planned, type Scaled, scaleTemplate, stampOf } from "./scale-template.ts";

/** Who applies a template to whose plan. */
export type Applying = Pick<Call, "db" | "services" | "subjectId" | "now"> & {
  readonly actor: Pick<Call["actor"], "id" | "organisationId">;
};

/** A client's plan, which no other call changes until this one ends. */
export async function lockPlanned({ db, subjectId }: Applying): Promise<Planned> {
  const found = await findIntakeOfUser(db, subjectId);
  if (found === null) throw new Problem("not_found");
  await lockIntake(db, found.id);
  const planned = (await loadPlanned(db, [subjectId])).get(subjectId);
  if (planned === undefined) throw new Problem("not_found");
  return planned;
}

/** The day plan that most weekdays follow takes the template and keeps its name; without a plan there is a first one. */
async function savePlan(
  call: Applying,
  template: TemplateRow,
  { profile, week }: Planned,
  { macros }: Scaled,
): Promise<number> {
  const columns = { energy_balance: template.energy_percent, fiber: macros.fiber, modified: call.now };
  const id = week === null ? null : mostUsedPlan(week);
  if (id !== null) {
    await keepFirstVersion(call.db, id);
    await updateDayPlan(call.db, id, columns);
    return id;
  }
  const owner = { user_id: profile.user_id, intake_id: profile.id };
  return insertDayPlan(call.db, { ...columns, ...owner, name: template.name, created: call.now });
}

async function followEveryDay(call: Applying, { profile, week }: Planned, planId: number): Promise<void> {
  if (week === null) await addWeek(call, { userId: profile.user_id, intakeId: profile.id }, planId);
  else if (WEEKDAYS.some((day) => week[day] !== planId)) await putWholeWeekOn(call.db, week.id, planId);
}

/** @returns whether anything changed. */
export async function saveScaled(
  call: Applying,
  template: TemplateRow,
  planned: Planned,
  scaled: Scaled,
): Promise<boolean> {
  const { profile, week } = planned;
  const planId = await savePlan(call, template, planned, scaled);
  await replaceSlots(call.db, { id: planId, user_id: profile.user_id }, scaled.slots.map(toSlotValues));
  await checkPlanSafety(call, planId);
  const daysBefore = week === null ? null : Object.fromEntries(WEEKDAYS.map((day) => [day, week[day]]));
  const number = await keepVersion(call.db, planId, {
    ...{ authorId: call.actor.id, savedAt: call.now },
    template: { id: template.id, name: template.name, daysBefore },
    // A plan that was the same already may still take over other days, which must be possible to undo.
    isKeptAnyway: WEEKDAYS.some((day) => week?.[day] !== planId),
  });
  await followEveryDay(call, planned, planId);
  return number !== null;
}

/**
 * Puts every day of a client's week on a template, scaled to the client's need (ledger COACH-112).
 * @throws Problem conflict when the template, the client's need or the plan is no longer what the caller saw.
 * @throws InvalidFields below the safe floor, and when the need is unknown.
 */
export async function applyPlanTemplate(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const template = await findOwnTemplate(call, call.body.template);
  if (template === null) throw invalidField("template", { code: "invalid_pk", id: call.body.template });
  const planned = await lockPlanned(call);
  const tenant = await loadNutritionTenant(call.db, call.actor.organisationId);
  const screenings = await loadScreenings(call, [call.subjectId]);
  const scaled = scaleTemplate(template, planned.profile, tenant, screenings.get(call.subjectId));
  if (scaled === null) throw invalidField("template", "no_intake");
  if (isUnderFloor(scaled)) throw invalidField("template", { code: "min", limit: scaled.floor });
  if (stampOf(template, planned, scaled) !== call.body.seen) throw new Problem("conflict");
  if (!(await saveScaled(call, template, planned, scaled))) return { use: null };
  const [use] = await listUses(call.db, {
    of: { userId: call.subjectId },
    since: undoableSince(call.now),
  });
  return { use: use === undefined ? null : presentUse(use) };
}
