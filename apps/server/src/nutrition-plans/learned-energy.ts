import {
  type LearnedPlan,
  learnedPlan,
  type MainGoal,
  minEnergy,
  type RailPerson,
  shiftDayEnergy,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { checkPlanSafety, type Storing } from "./check-safety.ts";
import { loadRailPerson } from "./load-rail-person.ts";
import { type Confirmation, findingsOf, railPlanOf } from "./plan-safety.ts";
import { keepVersion } from "./plan-version-store.ts";
import {
  averageOf,
  findPlannedWeek,
  type PlannedWeek,
  storeShifted,
  takersOf,
  totalOf,
} from "./shift-week-energy.ts";

/** Nobody knows their use better than this. */
const STEP_KCAL = 10;

/** What a learned energy use means for someone's plan; kcal of an average day, whole. */
export interface LearnedEffect {
  readonly kcal: number;
  readonly newKcal: number;
  readonly limitedBy: LearnedPlan["limitedBy"];
}

/** Nobody else is told by a figure what someone said about their health; whoever stores the plan is held against it all the same (SAFE-009). */
async function railPersonFor(
  call: Pick<Storing, "db" | "actor">,
  { profile }: PlannedWeek,
  userId: number,
): Promise<RailPerson> {
  const { screening, ...person } = await loadRailPerson(call, profile);
  return screening === undefined || userId !== call.actor.id ? person : { ...person, screening };
}

/** Every day changes by the same energy, so the lowest day decides how far all may go down. */
function within(week: PlannedWeek, person: RailPerson, learned: number, wanted: LearnedPlan): LearnedPlan {
  const current = averageOf(week, "kcal");
  const floor = Math.max(minEnergy(person), minEnergy({ ...person, need: learned }));
  const room = Math.max(0, Math.min(...week.plans.map((plan) => totalOf(plan, "kcal"))) - floor);
  // A day that is too low already goes up by what its person decides, and never down.
  return wanted.kcal < current - room
    ? { kcal: current - room, limitedBy: wanted.limitedBy ?? "FLOOR" }
    : wanted;
}

/** Whether some day of the week would be refused with this change: then it is not offered. */
const isRefused = ({ plans, profile }: PlannedWeek, person: RailPerson, change: number): boolean =>
  plans.some(({ slots }) => {
    const shifted = shiftDayEnergy(slots, change, takersOf(profile));
    if (shifted === null) return true;
    return findingsOf(person, railPlanOf({ slots: shifted }, profile), "person").some(
      ({ verdict }) => verdict === "refuse",
    );
  });

/** What a learned energy use, kcal a day, means for someone's plan by their goal and pace; null without a plan or a goal. */
export async function planByLearned(
  call: Pick<Storing, "db" | "now" | "actor">,
  userId: number,
  learned: number,
): Promise<LearnedEffect | null> {
  const week = await findPlannedWeek(call, userId);
  const goal = week?.profile.main_goal;
  if (week === null || goal === null || week.plans.length === 0) return null;
  const person = await railPersonFor(call, week, userId);
  const pace = { goal: goal as MainGoal, kgPerWeek: week.profile.goal_weekly_change_in_kg };
  const current = averageOf(week, "kcal");
  const wanted = within(week, person, learned, learnedPlan(person, learned, pace, current));
  const kcal = roundHalfUp(current);
  const newKcal = (wanted.limitedBy === null ? roundHalfUp : Math.ceil)(wanted.kcal / STEP_KCAL) * STEP_KCAL;
  const limitedBy = newKcal === kcal && wanted.limitedBy === null ? null : wanted.limitedBy;
  return isRefused(week, person, newKcal - kcal)
    ? { kcal, newKcal: kcal, limitedBy: limitedBy ?? "FLOOR" }
    : { kcal, newKcal, limitedBy };
}

/**
 * Changes every day of the caller's own plan by the same energy, and holds each against the guard-rails as any other change of a
 * plan (SAFE-004).
 * @throws InvalidFields for what is refused, ConfirmationNeeded for what the caller did not confirm.
 */
export async function putPlanOnLearned(
  call: Storing,
  { kcal, newKcal }: LearnedEffect,
  confirmation: Confirmation,
): Promise<void> {
  const week = await findPlannedWeek(call, call.actor.id);
  if (week === null) return;
  for (const stored of week.plans) {
    const shifted = shiftDayEnergy(stored.slots, newKcal - kcal, takersOf(week.profile));
    if (shifted === null) continue;
    await storeShifted(call, stored, shifted, newKcal - kcal);
    await checkPlanSafety(call, stored.plan.id, confirmation);
    await keepVersion(call.db, stored.plan.id, { authorId: call.actor.id, savedAt: call.now });
  }
}
