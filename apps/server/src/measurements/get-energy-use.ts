import type { EnergyUse, EnergyUseState, getEnergyUse as endpoint } from "@plateful/contract";
import {
  addDays,
  isFullDay,
  LEARNING_DAYS,
  type LearnedExpenditure,
  type LoggedDay,
  learnExpenditure,
  type WeighIn,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { listLoggedDays } from "../diary/index.ts";
import {
  energyNeedOf,
  findIntakeOfUser,
  type LearnedEffect,
  planByLearned,
  type StoredProfile,
} from "../nutrition-plans/index.ts";
import { dateInZone } from "../platform/base/clock.ts";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { findEnergyPerson, listWeighIns, type StoredDecision } from "./energy-use-store.ts";

type Asking = Pick<Call, "db" | "now" | "actor">;

/** A smaller change of the plan is within what nobody measures. */
const MIN_CHANGE_KCAL = 50;
/** Nobody knows their use better than to ten kcal. */
const inTens = (kcal: number): number => roundHalfUp(kcal / 10) * 10;
/** Women above this age rarely have a cycle that moves their weight. */
const LAST_AGE_WITH_CYCLE = 55;

/** Everything that is known of someone's energy use. */
export interface FoundEnergyUse {
  readonly state: EnergyUseState;
  readonly plansAlone: boolean;
  readonly today: string;
  readonly intakeId: number | null;
  readonly firstEstimate: number | null;
  readonly learned: LearnedExpenditure;
  readonly effect: LearnedEffect | null;
  readonly pace: number | null;
  readonly decision: StoredDecision | null;
  readonly days: readonly LoggedDay[];
  readonly weights: readonly WeighIn[];
}

/** A decision holds for four weeks: by then every day that it rested on has been replaced by another. */
function decisionOf(profile: StoredProfile | null, today: string): StoredDecision | null {
  const stored = (profile?.learned_energy ?? null) as StoredDecision | null;
  return stored !== null && today < addDays(stored.decided_on, LEARNING_DAYS) ? stored : null;
}

const mayHaveCycle = ({ gender, age }: StoredProfile): boolean =>
  gender === "FEMALE" && (age === null || age <= LAST_AGE_WITH_CYCLE);

function stateOf(
  { learned, effect, decision }: Pick<FoundEnergyUse, "learned" | "effect" | "decision">,
  need: number | null,
): EnergyUseState {
  if (need === null) return "NO_PLAN";
  if (decision !== null) return decision.decision;
  if (learned.estimate === null) return "NOT_ENOUGH";
  if (effect === null) return "NO_PLAN";
  return Math.abs(effect.newKcal - effect.kcal) < MIN_CHANGE_KCAL ? "FITS" : "PROPOSED";
}

/** @throws Problem not_found for a person whose diary, weight or plan is not within reach of the caller. */
export async function findEnergyUse(call: Asking, userId: number): Promise<FoundEnergyUse> {
  const person = await findEnergyPerson(call.db, userId);
  if (person === null) throw new Problem("not_found");
  const profile = await findIntakeOfUser(call.db, userId);
  const need = profile === null ? null : (energyNeedOf(profile)?.tdee ?? null);
  const today = dateInZone(call.now, person.time_zone);
  const from = addDays(today, -LEARNING_DAYS);
  const days = await listLoggedDays(call.db, userId, { from, until: addDays(today, -1) });
  const where = { userId, timeZone: person.time_zone, from, until: today };
  const weights = await listWeighIns(call.db, where);
  const learned = learnExpenditure({
    ...{ on: today, days, weights, firstEstimate: need },
    mayHaveCycle: profile !== null && mayHaveCycle(profile),
  });
  const kcal = learned.estimate === null ? null : inTens(learned.estimate.kcal);
  const effect = need === null || kcal === null ? null : await planByLearned(call, userId, kcal);
  const decision = decisionOf(profile, today);
  const change = profile?.goal_weekly_change_in_kg ?? null;
  return {
    state: stateOf({ learned, effect, decision }, need),
    ...{ plansAlone: person.plans_alone, today, intakeId: profile?.id ?? null },
    ...{ firstEstimate: need, learned, effect, decision, days, weights },
    pace: change === null || change === 0 ? null : Math.abs(change),
  };
}

function presentLearned({ estimate }: LearnedExpenditure): EnergyUse["learned"] {
  if (estimate === null) return null;
  return {
    kcal: inTens(estimate.kcal),
    low_kcal: inTens(estimate.low),
    high_kcal: inTens(estimate.high),
    eaten_kcal: inTens(estimate.eaten),
    kg_per_week: roundHalfUp(estimate.kgPerWeek, 2),
  };
}

export function presentEnergyUse(found: FoundEnergyUse): EnergyUse {
  const { learned, effect, firstEstimate } = found;
  const { evidence } = learned;
  return {
    state: found.state,
    decided_by: found.plansAlone ? "PERSON" : "COACH",
    ...{ from: learned.from, until: learned.until },
    evidence: {
      full_days: evidence.fullDays,
      weigh_ins: evidence.weighIns,
      weigh_in_span: evidence.weighInSpan,
      longest_gap: evidence.longestGap,
    },
    missing: [...learned.missing],
    first_estimate_kcal: firstEstimate === null ? null : roundHalfUp(firstEstimate),
    learned: presentLearned(learned),
    plan:
      effect === null
        ? null
        : {
            ...{ kcal: effect.kcal, new_kcal: effect.newKcal, limited_by: effect.limitedBy },
            kg_per_week: found.pace,
          },
    decided_on: found.decision?.decided_on ?? null,
    days: found.days.map(({ date, kcal, isTicked }) => ({
      ...{ date, kcal: roundHalfUp(kcal) },
      is_full: firstEstimate !== null && isFullDay({ kcal, isTicked }, firstEstimate),
    })),
    weigh_ins: found.weights.map(({ date, value }) => ({ date, kg: value })),
  };
}

/** What someone's body uses as far as four weeks of diary and weight tell, and what it means for the plan (SAFE-014). */
export const getEnergyUse = async (call: Call<typeof endpoint>): Promise<EnergyUse> =>
  presentEnergyUse(await findEnergyUse(call, call.subjectId));
