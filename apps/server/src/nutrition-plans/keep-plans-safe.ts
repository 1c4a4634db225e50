import type { PlanSafety } from "@plateful/contract";
import {
  type DietType,
  ENERGY_BALANCE_LIMITS,
  energyBalancePercent,
  planMacros,
  type RailFindingCode,
  type RailPerson,
  railedPlan,
  restsOnHealth,
  splitOverMeals,
  tenantOfPerson,
  totalDailyEnergyExpenditure,
} from "@plateful/nutrition";
import { loadNutritionTenant } from "../organisations/index.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Storing } from "./check-safety.ts";
import { listDayPlans, type StoredDayPlan, updateDayPlan } from "./day-plan-store.ts";
import { toCalculable } from "./energy-of-intake.ts";
import { findIntake, leaveKeto, type StoredProfile } from "./intake-store.ts";
import { loadRailPerson } from "./load-rail-person.ts";
import { findingsOf, railPlanOf, safetyOf } from "./plan-safety.ts";
import { keepFirstVersion, keepVersion } from "./plan-version-store.ts";
import { updateSlotMacros } from "./slot-store.ts";

const LACK_OF_ENERGY: readonly string[] = [
  "UNDERWEIGHT_DEFICIT",
  "DAY_TOO_LOW",
  "DEFICIT_TOO_LARGE",
  "CONDITION_DEFICIT",
];

interface Options {
  /** The person said more about their health than whoever confirmed a plan could know. */
  readonly hasNewAnswers?: boolean;
}

/** Why a running plan may not go on as it is: what a person may not have, and nobody confirmed. */
function unsafetyOf(
  plan: StoredDayPlan,
  person: RailPerson,
  profile: StoredProfile,
  { hasNewAnswers = false }: Options,
) {
  // A goal weight is refused where it is written, and changes no plan.
  const confirmed: readonly string[] = ["GOAL_WEIGHT_TOO_LOW", ...(safetyOf(plan.plan)?.confirmed ?? [])];
  const isConfirmed = (code: RailFindingCode) =>
    restsOnHealth(code) ? !hasNewAnswers && confirmed.includes("CARE_FIRST") : confirmed.includes(code);
  return findingsOf(person, railPlanOf(plan, profile), "person").filter(
    ({ code, verdict }) => verdict !== "tell" && !isConfirmed(code),
  );
}

/** A person who may not be on keto without advice goes on with what is recommended. */
async function withoutKeto(call: Storing, profile: StoredProfile): Promise<StoredProfile> {
  await leaveKeto(call.db, profile.id, call.now);
  return (await findIntake(call.db, profile.id)) ?? profile;
}

async function macrosFor(call: Storing, profile: StoredProfile, person: RailPerson, kcal: number) {
  const settings = await loadNutritionTenant(call.db, call.actor.organisationId);
  const tenant = tenantOfPerson(settings, profile.protein_profile);
  const { intake, templates } = toCalculable(profile);
  const { baseRate } = totalDailyEnergyExpenditure(intake, templates);
  const planType = profile.is_keto_user ? "KETO" : ((profile.diet_type as DietType | null) ?? "COACH");
  return railedPlan(person, kcal, intake, (energy, from) =>
    planMacros(energy, from, baseRate, planType, tenant),
  ).macros;
}

/** Puts a plan on other energy: computed macros, divided over its meals in the shares that they had. */
async function move(
  call: Storing,
  { plan, slots }: StoredDayPlan,
  profile: StoredProfile,
  person: RailPerson,
  note: NonNullable<PlanSafety["note"]>,
): Promise<void> {
  const before = slots.reduce((sum, { kcal }) => sum + kcal, 0);
  const wanted = note === "LOSS_PAUSED" ? (person.need ?? before) : before;
  const macros = await macrosFor(call, profile, person, wanted);
  const sizes = slots.map(({ kcal }) => (before > 0 ? (kcal / before) * 100 : 100 / slots.length));
  const parts = splitOverMeals(macros, sizes);
  const { min, max } = ENERGY_BALANCE_LIMITS;
  const percent = person.need === null ? plan.energy_balance : energyBalancePercent(macros.kcal, person.need);
  const safety: PlanSafety = { confirmed: [], reason: null, at: call.now.toISOString(), note };
  await keepFirstVersion(call.db, plan.id);
  await updateSlotMacros(
    call.db,
    slots.map(({ id }, at) => ({ id, ...(parts[at] ?? macros) })),
  );
  await updateDayPlan(call.db, plan.id, {
    energy_balance: Math.min(max, Math.max(min, percent)),
    safety: JSON.stringify(safety),
    modified: call.now,
  });
  await keepVersion(call.db, plan.id, { authorId: null, savedAt: call.now });
  await insertAudit(call.db, {
    ...{ actor_id: call.actor.id, user_id: plan.user_id, happened_at: call.now },
    ...{ action: note === "LOSS_PAUSED" ? "pause-loss" : "move-plan", object_id: plan.id },
  });
}

/**
 * After a profile or the answers about health changed: a plan that is no longer safe goes on without a loss of weight, at what the
 * person needs now, and one whose macros are no longer safe keeps its energy (ledger SAFE-006). The plan says so, and its earlier
 * version is kept. Answers whether a plan was changed.
 */
export async function keepPlansSafe(
  call: Storing,
  intakeId: number,
  options: Options = {},
): Promise<boolean> {
  let profile = await findIntake(call.db, intakeId);
  if (profile === null) return false;
  // By what the person said, whoever changes the profile: nothing of it is answered.
  const person: RailPerson = { ...(await loadRailPerson(call, profile)), isScreeningHidden: false };
  if (person.need === null) return false;
  let isChanged = false;
  for (const plan of await listDayPlans(call.db, intakeId)) {
    if (plan.slots.length === 0) continue;
    const unsafe = unsafetyOf(plan, person, profile, options);
    const isUnfinished = safetyOf(plan.plan)?.note === "UNFINISHED";
    if (isUnfinished && unsafe.length === 0) await updateDayPlan(call.db, plan.plan.id, { safety: null });
    if (isUnfinished || unsafe.length === 0) continue;
    if (unsafe.some(({ code }) => code === "CONDITION_KETO")) profile = await withoutKeto(call, profile);
    const lacksEnergy = unsafe.some(({ code }) => LACK_OF_ENERGY.includes(code));
    await move(call, plan, profile, person, lacksEnergy ? "LOSS_PAUSED" : "MOVED");
    isChanged = true;
  }
  return isChanged;
}
