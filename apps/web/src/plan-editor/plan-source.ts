import type { NutritionDayPlan, Organisation, User, UserProfile } from "@plateful/contract";
import {
  type ClientNutritionPlan,
  clientPlanOf,
  newClientPlan,
  type PlanBasis,
  tenantOfPerson,
  WEEKDAYS,
  type Weekday,
} from "@plateful/nutrition";
import { plansOfWeek } from "../clients/index.ts";
import { toNutritionTenant } from "../lib/person/nutrition-tenant.ts";

/** What stands in the address in the place of an id while the plan is new. */
const NEW_PLAN = "new";

/** What the editor starts from; without it, why it cannot start. */
export type PlanSource =
  | { readonly kind: "no-need" | "no-plan" }
  | ({ readonly kind: "ready" } & ReadySource);

export interface ReadySource {
  readonly intake: UserProfile;
  readonly basis: PlanBasis;
  /** The plan that is edited; null for a new one. */
  readonly stored: NutritionDayPlan | null;
  /** All plans of the week, the edited one too. */
  readonly plans: readonly NutritionDayPlan[];
}

function basisOf(intake: UserProfile, tdee: number, organisation: Organisation | null): PlanBasis {
  return {
    tdee,
    planType: intake.is_keto_user ? "KETO" : "COACH",
    tenant: tenantOfPerson(toNutritionTenant(organisation), intake.protein_profile),
    intake: {
      weight: intake.weight,
      gender: intake.gender,
      activity: intake.activity,
      bodyFat: intake.body_fat_percentage,
      bodyFatMeasured: intake.body_fat_measured,
      heightInCm: intake.height_in_cm,
      age: intake.age,
      energyMethod: intake.energy_method,
      diet: intake.diet,
      sustainability: intake.sustainability,
    },
  };
}

/** The plan that the address names, with what its numbers follow from; `organisation` is the coach's, as on the server. */
export function planSourceOf(
  { intake }: Pick<User, "intake">,
  planKey: string,
  organisation: Organisation | null,
): PlanSource {
  const need = intake?.tdee_kcal ?? 0;
  if (intake === null || need <= 0) return { kind: "no-need" };
  const week = intake.weekly_nutrition_plan;
  const plans = week === null ? [] : plansOfWeek(week);
  const stored = plans.find(({ id }) => String(id) === planKey) ?? null;
  if (stored === null && planKey !== NEW_PLAN) return { kind: "no-plan" };
  return { kind: "ready", intake, basis: basisOf(intake, need, organisation), stored, plans };
}

const daysOf = (isOn: (day: Weekday) => boolean): ClientNutritionPlan["days"] =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, isOn(day)])) as Record<Weekday, boolean>;

/** The days that are this plan's for good: its own, and all seven of the first plan (ledger COACH-060, COACH-063). */
export const fixedDaysOf = ({ stored, plans }: ReadySource): readonly Weekday[] =>
  plans.length === 0 ? WEEKDAYS : (stored?.days ?? []);

/** A stored plan as the editor holds it. */
export function draftOfStored(stored: NutritionDayPlan, basis: PlanBasis): ClientNutritionPlan {
  const days = daysOf((day) => stored.days.includes(day));
  const slots = stored.meal_slot_specifications.map(({ meal_moment, size, ...slot }) => ({
    mealMoment: meal_moment,
    size,
    macros: {
      kcal: slot.kcal,
      protein: slot.protein,
      carbohydrates: slot.carbohydrates,
      fat: slot.fat,
    },
  }));
  const { id, name, energy_balance: energyBalance, fiber } = stored;
  return clientPlanOf({ id, name, days, energyBalance, fiber, slots }, basis);
}

/** The plan before the coach changes anything. */
export function initialPlan(source: ReadySource, newName: string): ClientNutritionPlan {
  const { stored, basis } = source;
  if (stored !== null) return draftOfStored(stored, basis);
  const fixed = fixedDaysOf(source);
  return newClientPlan({ name: newName, days: daysOf((day) => fixed.includes(day)) }, basis);
}

/** Other plans whose every day this plan takes, which therefore leave the week. */
export const plansWithoutDays = ({ plans, stored }: ReadySource, days: readonly Weekday[]) =>
  plans.filter((plan) => plan.id !== stored?.id && plan.days.every((day) => days.includes(day)));
