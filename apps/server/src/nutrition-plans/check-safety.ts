import type { PlanSafety } from "@plateful/contract";
import {
  KCAL_PER_GRAM,
  minEnergy,
  type RailActor,
  type RailFinding,
  type RailFindingCode,
  restsOnHealth,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { InvalidFields } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { findDayPlan, type StoredDayPlan, updateDayPlan } from "./day-plan-store.ts";
import { energyNeedOf } from "./energy-of-intake.ts";
import { findIntake, type StoredProfile } from "./intake-store.ts";
import { loadRailPerson } from "./load-rail-person.ts";
import { type Confirmation, confirmedOf, errorOf, findingsOf, railPlanOf, safetyOf } from "./plan-safety.ts";
import { spareFigures } from "./spare-figures.ts";

/** Who stores a plan, and when. */
export type Storing = Pick<Call, "db" | "now"> & {
  readonly actor: Pick<Call["actor"], "id" | "organisationId">;
};

/** Adding a meal never makes a day less safe by these, so a day may grow through them, meal by meal. */
const TOO_LITTLE: readonly RailFindingCode[] = [
  "UNDERWEIGHT_DEFICIT",
  "DAY_TOO_LOW",
  "DEFICIT_TOO_LARGE",
  "PROTEIN_TOO_LOW",
  "FAT_TOO_LOW",
  "CONDITION_DEFICIT",
];
/** Macros that leave nothing to say but of energy: a day of starch. */
const energyAlone = (kcal: number) => ({
  ...{ kcal, protein: 0, carbohydrates: kcal / KCAL_PER_GRAM.carbohydrates, fat: 0, dietType: null },
});
const isTooLittle = ({ code }: RailFinding) => TOO_LITTLE.includes(code);

interface Options {
  /** A meal was added to the day, which may have been unfinished before and be so still. */
  readonly hasGrown?: boolean;
  /** What the guard-rails themselves changed of this plan. */
  readonly note?: PlanSafety["note"];
}

/** What is kept with a plan names no condition: whoever reads the plan may not know of it (SAFE-009). */
const untold = (codes: readonly RailFindingCode[]): RailFindingCode[] => [
  ...new Set(codes.map((code) => (restsOnHealth(code) ? "CARE_FIRST" : code))),
];

const isSame = (one: PlanSafety | null, other: PlanSafety | null) =>
  JSON.stringify([one?.confirmed, one?.reason, one?.note]) ===
  JSON.stringify([other?.confirmed, other?.reason, other?.note]);

async function keepSafety(
  call: Storing,
  { plan }: StoredDayPlan,
  kept: Omit<PlanSafety, "at">,
): Promise<void> {
  const isWithin = kept.confirmed.length === 0 && kept.note === null;
  const safety = isWithin ? null : { ...kept, at: call.now.toISOString() };
  if (!isSame(safety, safetyOf(plan)))
    await updateDayPlan(call.db, plan.id, { safety: safety === null ? null : JSON.stringify(safety) });
  if (kept.confirmed.length === 0) return;
  const said = [kept.confirmed.join(" "), ...(kept.reason === null ? [] : [kept.reason])].join(": ");
  await insertAudit(call.db, {
    ...{ actor_id: call.actor.id, user_id: plan.user_id, happened_at: call.now },
    ...{ action: "confirm-plan", object_id: plan.id, reason: said },
  });
}

/** The findings of a stored day for whoever stores it; of a day without meals there is nothing to judge. */
async function judge(call: Storing, stored: StoredDayPlan, profile: StoredProfile, actor: RailActor) {
  if (stored.slots.length === 0) return [];
  return findingsOf(await loadRailPerson(call, profile), railPlanOf(stored, profile), actor);
}

/**
 * Holds a day plan that was just stored against the guard-rails: whatever the way in, the transaction is taken back when it
 * crosses one that may not be crossed, or not without being confirmed (ledger SAFE-004).
 * @throws InvalidFields for what is refused, ConfirmationNeeded for what the caller did not confirm.
 */
export async function checkPlanSafety(
  call: Storing,
  planId: number,
  confirmation: Confirmation = {},
  { hasGrown = false, note = null }: Options = {},
): Promise<void> {
  const stored = await findDayPlan(call.db, planId);
  const profile = stored === null ? null : await findIntake(call.db, stored.plan.intake_id);
  if (stored === null || profile === null) return;
  const actor = stored.plan.user_id === call.actor.id ? "person" : "coach";
  const all = await judge(call, stored, profile, actor);
  const { confirmed_findings = [] } = confirmation;
  const isUnfinished =
    hasGrown && all.some((finding) => isTooLittle(finding) && !confirmed_findings.includes(finding.code));
  const findings = isUnfinished ? all.filter((finding) => !isTooLittle(finding)) : all;
  const judged = () => confirmedOf(findings, actor, confirmation);
  const confirmed = untold(actor === "person" ? await spareFigures(call, judged) : judged());
  await keepSafety(call, stored, {
    confirmed,
    reason: confirmed.length === 0 ? null : (confirmation.confirmation_reason ?? null),
    note: isUnfinished ? "UNFINISHED" : note,
  });
}

/** The minimum energy of a day that is safe for a person, whole kcal; 1250 where the need is unknown (ledger SAFE-002). */
export async function minEnergyOf(
  call: Pick<Storing, "db" | "actor">,
  profile: StoredProfile,
): Promise<number> {
  return roundHalfUp(minEnergy(await loadRailPerson(call, profile)));
}

/**
 * Holds a day whose energy was changed from the board against the guard-rails: it asks for no reason there, so a rail may not be
 * crossed that was not crossed before. What was confirmed stays confirmed as long as it is crossed.
 * @throws InvalidFields at the steps.
 */
export async function checkShiftedPlan(
  call: Storing,
  before: StoredDayPlan,
  profile: StoredProfile,
): Promise<void> {
  const stored = await findDayPlan(call.db, before.plan.id);
  if (stored === null) return;
  const known = (await judge(call, before, profile, "coach")).map(({ code }) => code);
  const found = await judge(call, stored, profile, "coach");
  const crossed = found.filter(({ code, verdict }) => verdict !== "tell" && !known.includes(code));
  if (crossed.length > 0)
    throw new InvalidFields(crossed.map((finding) => ({ path: ["steps"], error: errorOf(finding) })));
  const safety = safetyOf(before.plan);
  if (safety === null) return;
  const confirmed = safety.confirmed.filter((code) => found.some((finding) => finding.code === code));
  const note = safety.note === "UNFINISHED" && !found.some(isTooLittle) ? null : safety.note;
  const reason = confirmed.length === 0 ? null : safety.reason;
  const isWithin = confirmed.length === 0 && note === null;
  await updateDayPlan(call.db, stored.plan.id, {
    safety: isWithin ? null : JSON.stringify({ ...safety, confirmed, reason, note }),
  });
}

/**
 * A share of the need that someone sets for a day, held against the guard-rails as the energy that it stands for.
 * @throws InvalidFields, ConfirmationNeeded.
 */
export async function checkShareOfNeed(
  call: Storing,
  { plan }: StoredDayPlan,
  percent: number,
  confirmation: Confirmation,
): Promise<void> {
  const profile = await findIntake(call.db, plan.intake_id);
  const need = profile === null ? null : energyNeedOf(profile);
  if (profile === null || need === null) return;
  const actor = plan.user_id === call.actor.id ? "person" : "coach";
  const kcal = (need.tdee * percent) / 100;
  const energy = findingsOf(await loadRailPerson(call, profile), energyAlone(kcal), actor).filter(
    (finding) =>
      finding.code === "CARE_FIRST" ||
      (isTooLittle(finding) && !["PROTEIN_TOO_LOW", "FAT_TOO_LOW"].includes(finding.code)),
  );
  const judge = () => confirmedOf(energy, actor, confirmation, () => ["energy_balance"]);
  if (actor === "person") await spareFigures(call, judge);
  else judge();
}
