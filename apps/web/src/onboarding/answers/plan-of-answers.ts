import type { Brand, Organisation, User } from "@plateful/contract";
import {
  assessPlan,
  type DietType,
  type Macros,
  type NutritionTenant,
  type OnboardingAnswers,
  ownMacrosOf,
  type PlanPreview,
  previewOfAnswers,
  type RailFinding,
  type RailPerson,
  railPersonOfAnswers,
  type Screening,
  tenantOfPerson,
} from "@plateful/nutrition";
import { toNutritionTenant } from "../../lib/person/nutrition-tenant.ts";

/** The organisation whose rules count for a person. */
export const organisationOf = (user: User | null): Organisation | null =>
  user?.coach?.organisation ?? user?.organisation ?? null;

/**
 * What the organisation, and the coach for this person, change in the calculations. A visitor is planned for by the rules of
 * the site, whose organisation they join when they sign up: other rules would offer what is refused afterwards.
 */
export const tenantOf = (user: User | null, site: Brand | null): NutritionTenant =>
  user === null
    ? toNutritionTenant(site)
    : tenantOfPerson(toNutritionTenant(organisationOf(user)), user.intake?.protein_profile);

/** The plan that the answers give, for any plan type; null while goal, age or sex is missing. */
export function previewOf(
  answers: OnboardingAnswers,
  tenant: NutritionTenant,
  dietType: DietType,
  screening?: Screening,
): PlanPreview | null {
  const { goal, activityLevel, biometricData } = answers;
  const { age, gender } = biometricData;
  if (goal === null || activityLevel === null || age === null || gender === null) return null;
  const given = { ...answers, goal, activityLevel, biometricData: { age, gender } };
  return previewOfAnswers(given, tenant, dietType, screening);
}

/** A day's targets under a plan type; the person's own numbers for their own plan. */
export function macrosOf(
  answers: OnboardingAnswers,
  tenant: NutritionTenant,
  dietType: DietType,
  screening?: Screening,
): Macros | null {
  const own = ownMacrosOf(answers.dietPreferences, dietType);
  if (own !== null) return own;
  const macros = previewOf(answers, tenant, dietType, screening)?.macros;
  if (macros === undefined) return null;
  return {
    kcal: macros.kcal,
    protein: macros.protein,
    carbohydrates: macros.carbohydrates,
    fat: macros.fat,
  };
}

/** The person as the guard-rails read them; null while goal, age or sex is missing. */
export function railPersonOf(
  answers: OnboardingAnswers,
  tenant: NutritionTenant,
  screening?: Screening,
): RailPerson | null {
  const preview = previewOf(answers, tenant, "RECOMMENDED");
  if (preview === null) return null;
  return railPersonOfAnswers(answers.physicalStats, preview.need, tenant, screening);
}

/** What the guard-rails say of a day, own numbers by default, by the answers as they stand; empty within them (ledger SAFE-005). */
export function planFindings(
  answers: OnboardingAnswers,
  tenant: NutritionTenant,
  macros: Macros,
  { screening, dietType = "CHOOSE_YOUR_OWN" }: { screening?: Screening | undefined; dietType?: DietType },
): readonly RailFinding[] {
  const person = railPersonOf(answers, tenant, screening);
  return person === null ? [] : assessPlan(person, { ...macros, dietType }, "person").findings;
}

/** What keeps a day from being chosen: own numbers and keto are refused, and every other plan is moved within the rails. */
export function refusedOf(
  answers: OnboardingAnswers,
  tenant: NutritionTenant,
  macros: Macros | null,
  { dietType, screening }: { dietType: DietType; screening: Screening | undefined },
): readonly RailFinding[] {
  if (macros === null) return [];
  const isOwn = dietType === "CHOOSE_YOUR_OWN";
  return planFindings(answers, tenant, macros, { screening, dietType }).filter(
    ({ code, verdict }) => verdict === "refuse" && (isOwn || code === "CONDITION_KETO"),
  );
}
