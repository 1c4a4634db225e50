import type { shiftPlanEnergy as endpoint } from "@plateful/contract";
import {
  ENERGY_STEP_KCAL,
  type EnergyTakers,
  sharesOfShift,
  shiftDayEnergy,
  WEEKDAYS,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { mustHave } from "../platform/base/must-have.ts";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { checkShiftedPlan, minEnergyOf } from "./check-safety.ts";
import { listDayPlans, type StoredDayPlan, updateDayPlan } from "./day-plan-store.ts";
import { findIntakeOfUser, lockIntake, type StoredProfile } from "./intake-store.ts";
import { keepFirstVersion, keepVersion } from "./plan-version-store.ts";
import { updateSlotMacros } from "./slot-store.ts";
import { findWeekOfIntake } from "./weekly-plan-store.ts";

type Asking = Pick<Call, "db" | "actor" | "now">;
const MACROS = ["kcal", "protein", "carbohydrates", "fat"] as const;

export interface PlannedWeek {
  readonly profile: StoredProfile;
  /** The day plans that some weekday follows. */
  readonly plans: readonly StoredDayPlan[];
}

export async function findPlannedWeek(
  { db }: Pick<Asking, "db">,
  userId: number,
): Promise<PlannedWeek | null> {
  const profile = await findIntakeOfUser(db, userId);
  if (profile === null) return null;
  const week = await findWeekOfIntake(db, profile.id);
  if (week === null) return null;
  const plans = (await listDayPlans(db, profile.id, week)).filter(({ days }) => days.length > 0);
  return { profile, plans };
}

export const totalOf = ({ slots }: Pick<StoredDayPlan, "slots">, of: (typeof MACROS)[number]) =>
  slots.reduce((sum, slot) => sum + slot[of], 0);

export const averageOf = ({ plans }: PlannedWeek, of: (typeof MACROS)[number]) =>
  plans.reduce((sum, plan) => sum + totalOf(plan, of) * plan.days.length, 0) / WEEKDAYS.length;

/** The least energy of an average day for which no day of the week is below the safe floor (CALC-022, SAFE-002). */
async function lowestAverage(call: Asking, week: PlannedWeek): Promise<number> {
  const floor = await minEnergyOf(call, week.profile);
  const room = Math.min(...week.plans.map((plan) => totalOf(plan, "kcal"))) - floor;
  const average = averageOf(week, "kcal");
  // A week that is below the floor already may stay as it is, and may only go up.
  return Math.ceil(average - Math.max(0, room));
}

/** What an average day of someone's plan asks for, and how low it may go; null without a weekly plan. */
export async function averageEnergy(call: Asking, userId: number) {
  const week = await findPlannedWeek(call, userId);
  return week === null ? null : present(call, week);
}

async function present(call: Asking, week: PlannedWeek) {
  const average = (of: (typeof MACROS)[number]) => roundHalfUp(averageOf(week, of));
  return {
    kcal: average("kcal"),
    protein: average("protein"),
    carbohydrates: average("carbohydrates"),
    fat: average("fat"),
    lowest_kcal: await lowestAverage(call, week),
  };
}

/** Plans with few carbohydrates keep them so. */
const LIMITS_CARBOHYDRATES = ["KETO", "LOW_CARB"];

export const takersOf = ({ is_keto_user: isKeto, diet_type: diet }: StoredProfile): EnergyTakers =>
  isKeto || LIMITS_CARBOHYDRATES.includes(diet ?? "") ? "fat" : "carbohydrates-and-fat";

/** What takes up a change of someone's energy, and how much of each kcal goes to each meal of the plan, by its slot. */
export async function shiftShares(
  call: Asking,
  userId: number,
): Promise<{ readonly takers: EnergyTakers; readonly shares: ReadonlyMap<number, number> }> {
  const week = await findPlannedWeek(call, userId);
  if (week === null) return { takers: "carbohydrates-and-fat", shares: new Map() };
  const takers = takersOf(week.profile);
  const shares = new Map(
    week.plans.flatMap(({ slots }) => {
      const ofDay = sharesOfShift(slots, takers);
      return slots.map(({ id }, at) => [id, mustHave(ofDay[at], "the share of a slot")] as const);
    }),
  );
  return { takers, shares };
}

/** Stores a day of another energy; the caller holds it against the guard-rails and keeps its version. */
export async function storeShifted(
  call: Pick<Asking, "db" | "now">,
  { plan, slots }: StoredDayPlan,
  shifted: ReturnType<typeof shiftDayEnergy<StoredDayPlan["slots"][number]>> & object,
  change: number,
): Promise<void> {
  const before = totalOf({ slots }, "kcal");
  const balance = before > 0 ? (plan.energy_balance * (before + change)) / before : plan.energy_balance;
  await keepFirstVersion(call.db, plan.id);
  await updateSlotMacros(call.db, shifted);
  await updateDayPlan(call.db, plan.id, {
    energy_balance: Math.min(500, Math.max(10, roundHalfUp(balance, 1))),
    modified: call.now,
  });
}

async function shiftPlan(call: Asking, stored: StoredDayPlan, profile: StoredProfile, change: number) {
  const { plan, slots } = stored;
  const shifted = shiftDayEnergy(slots, change, takersOf(profile));
  if (shifted === null) throw invalidField("steps", "required_meals");
  await storeShifted(call, stored, shifted, change);
  await checkShiftedPlan(call, stored, profile);
  await keepVersion(call.db, plan.id, { authorId: call.actor.id, savedAt: call.now });
}

/**
 * Changes every day of someone's week by the same energy. Protein stays, so do the shares of the meals (ledger COACH-095).
 * @throws Problem not_found without a weekly plan, conflict when the plan is no longer what the caller saw.
 * @throws InvalidFields below the safe floor.
 */
export async function shiftPlanEnergy(call: Call<typeof endpoint>) {
  const { subjectId } = call;
  const change = call.body.steps * ENERGY_STEP_KCAL;
  const found = await findIntakeOfUser(call.db, subjectId);
  if (found === null) throw new Problem("not_found");
  await lockIntake(call.db, found.id);
  const week = await findPlannedWeek(call, subjectId);
  if (week === null) throw new Problem("not_found");
  const average = roundHalfUp(averageOf(week, "kcal"));
  if (average !== call.body.seen_kcal) throw new Problem("conflict");
  const lowest = await lowestAverage(call, week);
  if (change < 0 && average + change < lowest) {
    const steps = Math.max(0, Math.floor((average - lowest) / ENERGY_STEP_KCAL));
    throw invalidField("steps", { code: "min", limit: steps === 0 ? 0 : -steps });
  }
  for (const plan of week.plans) await shiftPlan(call, plan, week.profile, change);
  const shifted = await findPlannedWeek(call, subjectId);
  return present(call, shifted ?? week);
}
