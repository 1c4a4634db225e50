import { type diagnosePlan as endpoint, PLAN_RESTRICTIONS, type PlanDiagnosis } from "@plateful/contract";
import { diagnose, type SlotDiagnosis } from "@plateful/planning";
import type { Call } from "../../platform/calls/call.ts";
import { readStandingDay } from "../day/standing-day.ts";
import { findLoosened } from "./find-loosened.ts";

type Restriction = (typeof PLAN_RESTRICTIONS)[number];

/** How many more recipes would fit without one restriction, as people know them. */
export function gainsOf({ gains }: SlotDiagnosis): Record<Restriction, number> {
  return {
    DIET: gains.DIET,
    INTOLERANCES: gains.INTOLERANCES,
    ALLERGENS: gains.ALLERGENS,
    INGREDIENTS_TO_AVOID: gains.AVOID,
    CUISINES: gains.CUISINES,
    KITCHEN: gains.KITCHEN,
    DISLIKES: gains.DISLIKED,
    ORGANISATION: gains.ALLOW + gains.DENY,
    KETO: gains.KETO,
    PORTION_SIZE: gains.PORTION_RANGE,
    HOUSEHOLD: gains.HOUSEHOLD,
  };
}

/**
 * Says for each empty slot of a date how many recipes fit, and what each restriction costs: so that someone with many
 * wishes sees which one leaves a meal empty (DIARY-084). For planned meals it says what was loosened, and what the day
 * still misses (PLAN-050). Nothing is stored.
 */
export async function diagnosePlan(call: Call<typeof endpoint>): Promise<PlanDiagnosis> {
  const { date } = call.query;
  const { library, standing, planning, linked } = await readStandingDay(call, call.subjectId, date);
  const { rules, meals } = standing;
  const isFilled = (slotId: string) => meals.some((meal) => meal.date === date && meal.slotId === slotId);
  const slots = standing.slots.filter(({ id, target }) => target.kcal > 0 && !isFilled(id));
  const day = { key: date, slots };
  const { slots: diagnoses } = diagnose(library, day, rules);
  return {
    date,
    slots: diagnoses.map((diagnosis, at) => {
      const gains = gainsOf(diagnosis);
      const spec = slots[at];
      if (spec === undefined) throw new Error("A diagnosis has no slot.");
      return {
        meal_slot: Number(spec.id),
        meal_moment: spec.mealMoment,
        recipes: diagnosis.total,
        allowed: diagnosis.allowed,
        restrictions: PLAN_RESTRICTIONS.filter((restriction) => gains[restriction] > 0).map(
          (restriction) => ({
            restriction,
            costs: gains[restriction],
          }),
        ),
      };
    }),
    ...(await findLoosened(
      call,
      library,
      standing,
      ({ id }, { mealType }) =>
        linked.has(id) || (planning.sameBreakfastOnWeekdays && mealType === "BREAKFAST"),
    )),
  };
}
