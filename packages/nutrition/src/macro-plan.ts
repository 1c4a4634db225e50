import {
  type Absorber,
  absorbedGrams,
  FIBER_TARGET,
  KCAL_PER_GRAM,
  MACRO_ENERGY_TOLERANCE,
  macroKcal,
  roundedMacros,
} from "./macro-energy.ts";
import type { NutritionTenant } from "./nutrition-tenant.ts";
import { type MacroIntake, proteinTarget } from "./protein-target.ts";
import type { DietType, Kcal, Macros, Sustainability } from "./vocabulary.ts";

/** How a plan divides its energy; COACH is the balanced plan of a coach, which no onboarding cap touches. */
export type PlanType = DietType | "COACH";

/** A plan's targets for a day, whole kcal and grams. */
export interface MacroPlan extends Macros {
  readonly fiber: typeof FIBER_TARGET;
}

/** The least protein and carbohydrates of a computed plan, grams (CALC-048). */
export const MIN_PROTEIN = 50;
export const MIN_CARBOHYDRATES = 40;
const FAT_FLOOR_GRAMS = 30;
const MIN_FAT_SHARE = 0.15;
/** Below this energy the three minima do not fit together, and all shrink alike so that the energy still matches. */
const KCAL_OF_MINIMA = macroKcal({
  protein: MIN_PROTEIN,
  carbohydrates: MIN_CARBOHYDRATES,
  fat: FAT_FLOOR_GRAMS,
});

const FALLBACK_FAT_SHARE = 0.25;
const FALLBACK_MINIMUM_FAT = 40;
const FAT_SHARE: Readonly<Record<Sustainability, number>> = { SUSTAINABLE: 0.25, OPTIMAL: 0.4 };

const MUCH_KCAL = 2800;
const MUCH_KCAL_DIVISOR = 2600;
const LOW_CARB_KCAL_PER_GRAM = 16;
const KETO_CARBOHYDRATES = 40;

const BALANCED: readonly PlanType[] = ["RECOMMENDED", "CYCLE_DIET", "MENOPAUSE", "COACH"];

/** Fat to aim at, grams per day: a share of the energy at rest, 40 percent OPTIMAL or 25 percent SUSTAINABLE (CALC-031). */
export const fatTarget = (baseRate: Kcal, sustainability: Sustainability): number =>
  (FAT_SHARE[sustainability] * baseRate) / KCAL_PER_GRAM.fat;

/** Fat when the energy at rest is unknown: 25 percent of the plan's energy, at least 40 g (CALC-043, CALC-044). */
export const fallbackFat = (kcal: Kcal): number =>
  Math.max(FALLBACK_MINIMUM_FAT, (FALLBACK_FAT_SHARE * kcal) / KCAL_PER_GRAM.fat);

/** The least fat of a computed plan, grams: 30, or 15 percent of energy if that is more (CALC-048). */
export const minimumFat = (kcal: Kcal): number =>
  Math.max(FAT_FLOOR_GRAMS, (MIN_FAT_SHARE * kcal) / KCAL_PER_GRAM.fat);

interface Minima {
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
}

const minimaFor = (kcal: Kcal): Minima => {
  const scale = Math.min(1, kcal / KCAL_OF_MINIMA);
  return {
    protein: MIN_PROTEIN * scale,
    carbohydrates: MIN_CARBOHYDRATES * scale,
    fat: minimumFat(kcal) * scale,
  };
};

/** Makes room for the least carbohydrates: fat is lowered first, then protein, each to its own minimum (CALC-048). */
const balanced = (kcal: Kcal, wantedProtein: number, wantedFat: number): Macros => {
  const minima = minimaFor(kcal);
  const room = kcal - minima.carbohydrates * KCAL_PER_GRAM.carbohydrates;
  const aimedProtein = Math.max(minima.protein, wantedProtein);
  const fat = Math.max(
    minima.fat,
    Math.min(wantedFat, (room - aimedProtein * KCAL_PER_GRAM.protein) / KCAL_PER_GRAM.fat),
  );
  const protein = Math.max(
    minima.protein,
    Math.min(aimedProtein, (room - fat * KCAL_PER_GRAM.fat) / KCAL_PER_GRAM.protein),
  );
  const others = macroKcal({ protein, carbohydrates: 0, fat });
  return { kcal, protein, fat, carbohydrates: absorbedGrams(kcal, others, "carbohydrates") };
};

const withCarbohydrates = (macros: Macros, carbohydrates: number): Macros => {
  const others = macroKcal({ protein: macros.protein, carbohydrates, fat: 0 });
  return { ...macros, carbohydrates, fat: absorbedGrams(macros.kcal, others, "fat") };
};

const withFat = (macros: Macros, fat: number): Macros => {
  const others = macroKcal({ protein: macros.protein, carbohydrates: 0, fat });
  return { ...macros, fat, carbohydrates: absorbedGrams(macros.kcal, others, "carbohydrates") };
};

interface ShapedPlan {
  readonly macros: Macros;
  readonly absorber: Absorber;
}

const carbohydrateLimit = (kcal: Kcal, planType: PlanType): number | null => {
  if (planType === "LOW_CARB") return kcal / LOW_CARB_KCAL_PER_GRAM;
  if (planType === "KETO") return KETO_CARBOHYDRATES;
  return kcal > MUCH_KCAL && BALANCED.includes(planType) ? Number.POSITIVE_INFINITY : null;
};

/** The plan type's own rule for carbohydrates; what it takes from them goes to fat (CALC-034 to CALC-038). */
const shapedByType = (start: Macros, planType: PlanType): ShapedPlan => {
  const limit = carbohydrateLimit(start.kcal, planType);
  if (limit === null) return { macros: start, absorber: "carbohydrates" };
  const wanted =
    limit === Number.POSITIVE_INFINITY
      ? Math.max(MIN_CARBOHYDRATES, start.carbohydrates / (start.kcal / MUCH_KCAL_DIVISOR))
      : Math.min(start.carbohydrates, limit);
  return { macros: withCarbohydrates(start, wanted), absorber: "fat" };
};

const cappedFat = (plan: ShapedPlan, planType: PlanType, cap: number | null): ShapedPlan => {
  if (cap === null || planType === "COACH" || !BALANCED.includes(planType)) return plan;
  const { kcal } = plan.macros;
  const most = Math.max(minimaFor(kcal).fat, (cap * kcal) / KCAL_PER_GRAM.fat);
  return plan.macros.fat > most ? { macros: withFat(plan.macros, most), absorber: "carbohydrates" } : plan;
};

/** Rounding may take carbohydrates a gram below their least; they keep it, and fat or protein gives it up if the energy asks for it. */
const keepingCarbohydrates = (macros: Macros): Macros => {
  if (macros.carbohydrates >= MIN_CARBOHYDRATES || macros.kcal < KCAL_OF_MINIMA) return macros;
  const kept = { ...macros, carbohydrates: MIN_CARBOHYDRATES };
  if (macroKcal(kept) - kept.kcal <= MACRO_ENERGY_TOLERANCE) return kept;
  return kept.fat - 1 >= minimumFat(kept.kcal)
    ? { ...kept, fat: kept.fat - 1 }
    : { ...kept, protein: kept.protein - 1 };
};

/**
 * A day's targets for an amount of energy, whole kcal and grams with |4P + 4C + 9F - kcal| <= 5.
 * `baseRate` is the energy at rest of the method in use, null when unknown. CHOOSE_YOUR_OWN gives the balanced start
 * that the person then changes. Source: CALC-027 to CALC-049.
 */
export const planMacros = (
  kcal: Kcal,
  intake: MacroIntake,
  baseRate: Kcal | null,
  planType: PlanType,
  tenant: NutritionTenant,
): MacroPlan => {
  const fat = baseRate === null ? fallbackFat(kcal) : fatTarget(baseRate, intake.sustainability ?? "OPTIMAL");
  const protein = Math.min(proteinTarget(intake, tenant), intake.maxProtein ?? Number.POSITIVE_INFINITY);
  const start = balanced(kcal, protein, fat);
  const plan = cappedFat(shapedByType(start, planType), planType, tenant.onboardingFatCap);
  return { ...keepingCarbohydrates(roundedMacros(plan.macros, plan.absorber)), fiber: FIBER_TARGET };
};

/** A day of given energy with protein and fat as wanted, as far as the least amounts and the plan type's limit allow (COACH-110). */
export const sharedMacros = (
  kcal: Kcal,
  wanted: { readonly protein: number; readonly fat: number },
  planType: PlanType,
): MacroPlan => {
  const { macros, absorber } = shapedByType(balanced(kcal, wanted.protein, wanted.fat), planType);
  return { ...keepingCarbohydrates(roundedMacros(macros, absorber)), fiber: FIBER_TARGET };
};
