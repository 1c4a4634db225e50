import type { KeptRestriction, TemplatePreview } from "@plateful/contract";
import {
  type MacroPlan,
  minEnergy,
  type NutritionTenant,
  type PlannedSlot,
  type PlanTemplateShares,
  type TemplatePerson,
  templateDay,
  WEEKDAYS,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import {
  energyNeedOf,
  type RailScreening,
  railPersonOf,
  type StoredDayPlan,
  type StoredProfile,
  type WeekRow,
} from "../nutrition-plans/index.ts";
import type { TemplateRow } from "./plan-template-store.ts";

/** A client's plan as it is. */
export interface Planned {
  readonly profile: StoredProfile;
  readonly week: WeekRow | null;
  /** The day plans that some weekday follows, the oldest first. */
  readonly plans: readonly StoredDayPlan[];
}

/** What a template makes of a day for one client. */
export interface Scaled {
  readonly macros: MacroPlan;
  readonly slots: readonly PlannedSlot[];
  /** The least energy of a day that is safe for this client, kcal. */
  readonly floor: number;
}

const totalKcal = ({ slots }: StoredDayPlan): number => slots.reduce((sum, { kcal }) => sum + kcal, 0);

/** A client who limits carbohydrates goes on doing so. */
function planTypeOf({ is_keto_user, diet_type }: StoredProfile): TemplatePerson["planType"] {
  if (is_keto_user || diet_type === "KETO") return "KETO";
  return diet_type === "LOW_CARB" ? "LOW_CARB" : "CHOOSE_YOUR_OWN";
}

/** What stays as it is for a client, whatever the template says (ledger COACH-111). */
function keptRestrictions(profile: StoredProfile): KeptRestriction[] {
  const planType = planTypeOf(profile);
  return [
    ...(planType === "CHOOSE_YOUR_OWN" ? [] : [planType]),
    ...(profile.diet === "OMNIVORE" ? [] : [profile.diet as KeptRestriction]),
    ...(profile.food_intolerances_gluten ? (["GLUTEN"] as const) : []),
    ...(profile.food_intolerances_lactose ? (["LACTOSE"] as const) : []),
    ...(profile.food_intolerances_nut ? (["NUTS"] as const) : []),
    ...(profile.food_intolerances_crustaceans_shellfish ? (["CRUSTACEANS"] as const) : []),
    ...(profile.food_allergens.length > 0 ? (["ALLERGENS"] as const) : []),
  ];
}

/** Kcal of an average day of the week; null without one. */
function averageKcal({ week, plans }: Planned): number | null {
  if (week === null) return null;
  const total = plans.reduce((sum, plan) => sum + totalKcal(plan) * plan.days.length, 0);
  return roundHalfUp(total / WEEKDAYS.length);
}

const sharesOf = (template: TemplateRow): PlanTemplateShares => ({
  energyPercent: template.energy_percent,
  proteinPerKg: template.protein_per_kg,
  fatPercent: template.fat_percent,
  meals: template.meals.map(({ meal_moment, size }) => ({ moment: meal_moment, size })),
});

/** A day of the template for a client, with the floor of CALC-022 and SAFE-002; null when the client's need is unknown. */
export function scaleTemplate(
  template: TemplateRow,
  profile: StoredProfile,
  tenant: NutritionTenant,
  screening: RailScreening = {},
): Scaled | null {
  const need = energyNeedOf(profile);
  if (need === null) return null;
  const person = { need: need.tdee, weight: profile.weight, planType: planTypeOf(profile) };
  const floor = Math.ceil(minEnergy({ ...railPersonOf(profile, tenant), ...screening }));
  return { ...templateDay(sharesOf(template), person), floor };
}

export const isUnderFloor = ({ macros, floor }: Scaled): boolean => macros.kcal < floor;

/**
 * Everything that a preview rests on. If it differs when the template is applied, then the template, the client's need or the
 * plan was changed since.
 */
export const stampOf = (template: TemplateRow, { profile, week, plans }: Planned, scaled: Scaled): string =>
  [
    `t${template.id}.${template.version}`,
    `p${profile.version}`,
    week === null ? "w0" : `w${week.id}.${week.version}`,
    ...plans.map(({ plan }) => `d${plan.id}.${plan.version}`),
    `k${scaled.macros.kcal}`,
  ].join("-");

/** Before and after for a client whose profile can be read. */
export function previewOf(
  template: TemplateRow,
  planned: Planned,
  tenant: NutritionTenant,
  screening: RailScreening = {},
): Omit<TemplatePreview, "id" | "first_name" | "last_name" | "email" | "has_meals_ahead"> {
  const now = {
    kcal_before: averageKcal(planned),
    kept: keptRestrictions(planned.profile),
    day_plans: planned.plans.length,
  };
  const scaled = scaleTemplate(template, planned.profile, tenant, screening);
  if (scaled === null) return { ...now, kcal_after: null, floor: null, obstacle: "NO_NEED", seen: null };
  const after = { ...now, kcal_after: scaled.macros.kcal, floor: scaled.floor };
  return isUnderFloor(scaled)
    ? { ...after, obstacle: "UNDER_FLOOR", seen: null }
    : { ...after, obstacle: null, seen: stampOf(template, planned, scaled) };
}
