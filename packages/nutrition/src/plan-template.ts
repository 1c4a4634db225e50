import { roundHalfUp } from "@plateful/quantities";
import { KCAL_PER_GRAM } from "./macro-energy.ts";
import { type MacroPlan, type PlanType, sharedMacros } from "./macro-plan.ts";
import { inDayOrder } from "./meal-moment.ts";
import { daySlots, type MealSizes, type PlannedSlot } from "./meal-sizes.ts";
import { type MacroPercentages, macroPercentages } from "./modify-plan.ts";
import { type Kcal, type Macros, MEAL_MOMENTS, type MealMoment } from "./vocabulary.ts";

/** Bounds of a template: energy in percent of the need, protein in grams per kg, fat in percent of the energy (COACH-110). */
export const MIN_TEMPLATE_ENERGY = 50;
export const MAX_TEMPLATE_ENERGY = 150;
export const MIN_TEMPLATE_PROTEIN = 0.5;
export const MAX_TEMPLATE_PROTEIN = 3.5;
export const MIN_TEMPLATE_FAT = 15;
export const MAX_TEMPLATE_FAT = 75;

/** A way of planning, as shares of what someone needs. */
export interface PlanTemplateShares {
  /** Percent of the energy need. */
  readonly energyPercent: number;
  /** Grams of protein per kg of body weight. */
  readonly proteinPerKg: number;
  /** Fat in percent of the energy; carbohydrates take the rest. */
  readonly fatPercent: number;
  /** Percent of the day for each meal. */
  readonly meals: readonly { readonly moment: MealMoment; readonly size: number }[];
}

/** What a template is scaled to. */
export interface TemplatePerson {
  /** Energy need, kcal a day. */
  readonly need: Kcal;
  /** Body weight, kg. */
  readonly weight: number;
  /** KETO and LOW_CARB keep their limit of carbohydrates; for everybody else the shares hold as they are. */
  readonly planType: Extract<PlanType, "KETO" | "LOW_CARB" | "CHOOSE_YOUR_OWN">;
}

/**
 * The day of a template for one person: energy and protein follow the person, meals keep their shares. The least amounts of
 * CALC-048 hold, and so does the limit of carbohydrates of someone who keeps one.
 *
 * @example 85 percent, 1.6 g per kg and 30 percent of fat make, of a need of 2000 kcal at 70 kg, 1700 kcal with 112 g of protein and 57 g of fat
 */
export const templateDay = (
  { energyPercent, proteinPerKg, fatPercent, meals }: PlanTemplateShares,
  { need, weight, planType }: TemplatePerson,
): { readonly macros: MacroPlan; readonly slots: readonly PlannedSlot[] } => {
  const kcal = roundHalfUp((need * energyPercent) / 100);
  const fat = (kcal * fatPercent) / 100 / KCAL_PER_GRAM.fat;
  const macros = sharedMacros(kcal, { protein: proteinPerKg * weight, fat }, planType);
  const sizes = Object.fromEntries(
    MEAL_MOMENTS.map((moment) => [moment, meals.find((meal) => meal.moment === moment)?.size ?? 0]),
  ) as MealSizes;
  return { macros, slots: daySlots(macros, sizes) };
};

/** Someone of average size, for whom a template is drawn. */
const TYPICAL: TemplatePerson = { need: 2000, weight: 70, planType: "CHOOSE_YOUR_OWN" };

/**
 * The shares of the energy that a template comes to for someone of average size. Protein goes by weight, so they differ a
 * little from person to person.
 */
export const typicalPercentages = (template: PlanTemplateShares): MacroPercentages =>
  macroPercentages(templateDay(template, TYPICAL).macros);

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Whole percents that make 100; what rounding leaves over goes to the last. */
const wholeShares = (parts: readonly number[]): number[] => {
  const total = parts.reduce((sum, part) => sum + part, 0);
  const shares = parts.map((part) => Math.max(1, roundHalfUp((part / total) * 100)));
  const others = shares.slice(0, -1).reduce((sum, share) => sum + share, 0);
  return shares.map((share, at) => (at === shares.length - 1 ? 100 - others : share));
};

/** The shares by which a plan was made for someone, within the bounds of templates; null for a plan without energy. */
export const templateOfPlan = (
  slots: readonly (Macros & { readonly moment: MealMoment })[],
  { need, weight }: Pick<TemplatePerson, "need" | "weight">,
): PlanTemplateShares | null => {
  const eaten = inDayOrder(slots.filter(({ kcal }) => kcal > 0).map(({ moment }) => moment));
  const kcalOf = (moment: MealMoment) => slots.find((slot) => slot.moment === moment)?.kcal ?? 0;
  const total = (of: keyof Macros) => slots.reduce((sum, slot) => sum + slot[of], 0);
  const kcal = total("kcal");
  if (eaten.length === 0 || !(need > 0) || !(weight > 0)) return null;
  const shares = wholeShares(eaten.map(kcalOf));
  return {
    energyPercent: within(roundHalfUp((kcal / need) * 100), MIN_TEMPLATE_ENERGY, MAX_TEMPLATE_ENERGY),
    proteinPerKg: within(
      roundHalfUp(total("protein") / weight, 1),
      MIN_TEMPLATE_PROTEIN,
      MAX_TEMPLATE_PROTEIN,
    ),
    fatPercent: within(
      roundHalfUp(((total("fat") * KCAL_PER_GRAM.fat) / kcal) * 100),
      MIN_TEMPLATE_FAT,
      MAX_TEMPLATE_FAT,
    ),
    meals: eaten.map((moment, at) => ({ moment, size: shares[at] ?? 0 })),
  };
};
