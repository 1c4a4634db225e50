import type { Centimetres, Kilograms } from "@plateful/quantities";
import { roundHalfUp } from "@plateful/quantities";
import { isWeightLossSafe, minimumGoalWeight } from "./goal-weight.ts";
import { FIBER_TARGET, KCAL_PER_GRAM, macroKcal } from "./macro-energy.ts";
import { MIN_PROTEIN, minimumFat } from "./macro-plan.ts";
import { OWN_MACRO_MINIMA } from "./modify-plan.ts";
import type { NutritionTenant } from "./nutrition-tenant.ts";
import type { DietType, Kcal, Macros } from "./vocabulary.ts";
import { MIN_PLAN_KCAL, offeredWeeklyGoals, weeklyGoalKcal } from "./weekly-goal.ts";

/** What a person may say about their health before a plan is made. */
export const HEALTH_CONDITIONS = [
  "PREGNANT",
  "BREASTFEEDING",
  "DIABETES",
  "KIDNEY_DISEASE",
  "EATING_DISORDER",
] as const;
export type HealthCondition = (typeof HEALTH_CONDITIONS)[number];

/** The conditions that hold, empty for none; `NOT_SAID` for who rather does not say, whose plan is made as carefully as for all of them. */
export type Screening = readonly HealthCondition[] | "NOT_SAID";

/** What the guard-rails read of a person. Null is unknown; a rail that rests on it is then not judged. */
export interface RailPerson extends Pick<NutritionTenant, "maxDailyDeficitKcal"> {
  /** Energy need, kcal a day. */
  readonly need: Kcal | null;
  readonly weight: Kilograms;
  readonly heightInCm: Centimetres | null;
  readonly goalWeight: Kilograms | null;
  /** Undefined for who was not asked. */
  readonly screening?: Screening;
  /** Whoever decides may not know what the person said about their health: no finding may tell it (SAFE-009). */
  readonly isScreeningHidden?: boolean;
}

/** A day as the guard-rails judge it: its energy, its grams and the kind of plan that it belongs to. */
export interface RailPlan extends Macros {
  readonly dietType: DietType | null;
}

/** Who decides on a plan. A coach may go where a person alone may not, with a reason (SAFE-001). */
export type RailActor = "person" | "coach";

/** From harmless to impossible: `tell` says why and goes on, `confirm` asks first, `refuse` stores nothing. */
export const VERDICTS = ["fine", "tell", "confirm", "refuse"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const RAIL_FINDINGS = [
  "UNDERWEIGHT_DEFICIT",
  "GOAL_WEIGHT_TOO_LOW",
  "DAY_TOO_LOW",
  "DEFICIT_TOO_LARGE",
  "MACROS_DO_NOT_ADD_UP",
  "PROTEIN_TOO_LOW",
  "FAT_TOO_LOW",
  "PROTEIN_HIGH",
  "CARBOHYDRATES_LOW",
  "FIBER_UNREACHABLE",
  "CONDITION_DEFICIT",
  "CONDITION_KETO",
  "CONDITION_PROTEIN",
  "CARE_FIRST",
] as const;
export type RailFindingCode = (typeof RAIL_FINDINGS)[number];

/** A rail that a plan crosses: what the plan has, and the minimum or maximum that the rail allows, in kcal, g or kg. */
export interface RailFinding {
  readonly code: RailFindingCode;
  readonly verdict: Exclude<Verdict, "fine">;
  readonly value: number;
  readonly limit: number;
}

/** The worst verdict of all findings, and the findings in the order of RAIL_FINDINGS. */
export interface PlanAssessment {
  readonly verdict: Verdict;
  readonly findings: readonly RailFinding[];
}

/**
 * Most protein as a share of energy: the upper end of the Acceptable Macronutrient Distribution Range
 * (Institute of Medicine, Dietary Reference Intakes 2005).
 */
export const MAX_PROTEIN_SHARE = 0.35;
/** Most protein, g per kg reference weight: the upper end of what trials of training people gain from (Morton et al. 2018, Br J Sports Med 52:376). */
export const MAX_PROTEIN_PER_KG = 2.2;
/** Most protein with diabetes or kidney disease, g per kg reference weight, before a doctor or dietitian has looked at it (KDIGO 2024 advises against more than 1.3). */
export const MAX_PROTEIN_PER_KG_WITH_CONDITION = 1.2;
/** Fewer carbohydrates leave too little room for fibre, g a day; outside plans that limit them on purpose (130 g is the DRI 2005 allowance, 100 g its average requirement). */
export const FEW_CARBOHYDRATES_GRAMS = 100;
/** At most so few carbohydrates make a day ketogenic, g (Feinman et al. 2015, Nutrition 31:1). */
export const KETOGENIC_GRAMS = 50;
/** Macros may differ from the energy that they belong to by this share (CALC-026). */
export const MACRO_ENERGY_SHARE = 0.05;
/** Obese by the WHO; from there a reference weight counts instead of the weight. */
const OBESE_BMI = 30;
/** A weight that is neither healthy nor obese, by which protein is dosed for people of more than BMI 30. */
const REFERENCE_BMI = 27.5;
/** The richest everyday foods, pulses, carry fibre for two fifths of their carbohydrates. */
const MAX_FIBER_OF_CARBOHYDRATES = 0.4;
const DAYS_PER_WEEK = 7;
/** Grams that rounding a day to whole grams may take away. */
const ROUNDING = 0.5;
const LIMITS_CARBOHYDRATES: readonly (DietType | null)[] = ["LOW_CARB", "KETO"];

const atBmi = (bmi: number, heightInCm: Centimetres): Kilograms => bmi * (heightInCm / 100) ** 2;

/** The weight by which protein is dosed: the real one, or that of BMI 27.5 for people of more than BMI 30. */
export const referenceWeight = ({
  weight,
  heightInCm,
}: Pick<RailPerson, "weight" | "heightInCm">): Kilograms =>
  heightInCm !== null && weight > atBmi(OBESE_BMI, heightInCm) ? atBmi(REFERENCE_BMI, heightInCm) : weight;

/** Where the screening is hidden, one condition weighs as much as all: which rail is crossed then tells of none in particular. */
const weighsAll = ({ screening, isScreeningHidden = false }: RailPerson): boolean =>
  screening === "NOT_SAID" || (isScreeningHidden && screening !== undefined && screening.length > 0);

const has = (person: RailPerson, ...conditions: readonly HealthCondition[]): boolean =>
  weighsAll(person) ||
  (person.screening !== "NOT_SAID" &&
    conditions.some((condition) => person.screening?.includes(condition) === true));

/** Nobody who is pregnant, breastfeeding, or has or had an eating disorder is put on less than they need. */
const withholdsDeficit = (person: RailPerson): boolean =>
  has(person, "PREGNANT", "BREASTFEEDING", "EATING_DISORDER");
const limitsProtein = (person: RailPerson): boolean => has(person, "DIABETES", "KIDNEY_DISEASE");
const withholdsKeto = (person: RailPerson): boolean => withholdsDeficit(person) || limitsProtein(person);

/** True at or below BMI 18.5, where no loss of weight can be recommended as safe (ONB-023). */
const isUnderweight = ({ weight, heightInCm }: RailPerson): boolean =>
  heightInCm !== null && !isWeightLossSafe(heightInCm, weight);

/** What the largest weekly goal that is offered to this person takes from a day, kcal; 0 when none is (CALC-021, CALC-022). */
const maxDeficit = (need: Kcal, person: RailPerson): Kcal => {
  const last = offeredWeeklyGoals(need, person).at(-1);
  return last === undefined ? 0 : weeklyGoalKcal(last.weeklyGoal) / DAYS_PER_WEEK;
};

/**
 * The minimum energy of a day that is safe for a person, unrounded: never below 1250 kcal, never less than the need for who is
 * underweight or has a condition that forbids a deficit, and otherwise at most the largest offered weekly goal below it.
 */
export const minEnergy = (person: RailPerson): Kcal => {
  const { need } = person;
  if (need === null) return MIN_PLAN_KCAL;
  const deficit = isUnderweight(person) || withholdsDeficit(person) ? 0 : maxDeficit(need, person);
  return Math.max(MIN_PLAN_KCAL, need - deficit);
};

/** The maximum protein of a day that needs no question, unrounded grams: 35 percent of energy and 2.2 g per kg reference weight, or 1.2 with a condition. */
export const maxProtein = (kcal: Kcal, person: RailPerson): number => {
  const perKg = limitsProtein(person) ? MAX_PROTEIN_PER_KG_WITH_CONDITION : MAX_PROTEIN_PER_KG;
  return Math.min((MAX_PROTEIN_SHARE * kcal) / KCAL_PER_GRAM.protein, perKg * referenceWeight(person));
};

/** The minimum fat of a day, grams: those of the form for own plans, or the computed ones everywhere else (ONB-057, CALC-047, CALC-048). */
export const minFat = ({ kcal, dietType }: Pick<RailPlan, "kcal" | "dietType">): number =>
  dietType === "CHOOSE_YOUR_OWN" ? OWN_MACRO_MINIMA.fat : minimumFat(kcal);

type Found = Omit<RailFinding, "verdict">;
type Rail = (person: RailPerson, plan: RailPlan) => Found | null;

const under = (code: RailFindingCode, value: number, limit: number, margin = 0): Found | null =>
  value < limit - margin ? { code, value, limit } : null;
const over = (code: RailFindingCode, value: number, limit: number): Found | null =>
  value > limit ? { code, value, limit } : null;
/** Plans hold whole kcal, so energy is compared as it is shown. */
const lessEnergy = (code: RailFindingCode, kcal: Kcal, min: Kcal): Found | null =>
  under(code, roundHalfUp(kcal), roundHalfUp(min));

const energyRails: readonly Rail[] = [
  (person, { kcal }) =>
    person.need !== null && isUnderweight(person)
      ? lessEnergy("UNDERWEIGHT_DEFICIT", kcal, person.need)
      : null,
  ({ heightInCm, goalWeight }) =>
    heightInCm === null || goalWeight === null
      ? null
      : under("GOAL_WEIGHT_TOO_LOW", roundHalfUp(goalWeight, 2), minimumGoalWeight(heightInCm)),
  (_person, { kcal }) => lessEnergy("DAY_TOO_LOW", kcal, MIN_PLAN_KCAL),
  (person, { kcal }) =>
    person.need === null || isUnderweight(person) || withholdsDeficit(person)
      ? null
      : lessEnergy("DEFICIT_TOO_LARGE", kcal, person.need - maxDeficit(person.need, person)),
];

const macroRails: readonly Rail[] = [
  (_person, plan) => {
    const value = macroKcal(plan);
    const isOff = Math.abs(value - plan.kcal) > MACRO_ENERGY_SHARE * plan.kcal;
    return isOff ? { code: "MACROS_DO_NOT_ADD_UP", value: roundHalfUp(value), limit: plan.kcal } : null;
  },
  (_person, { protein }) => under("PROTEIN_TOO_LOW", protein, MIN_PROTEIN),
  (_person, plan) => under("FAT_TOO_LOW", plan.fat, minFat(plan), ROUNDING),
  (person, { kcal, protein }) =>
    over("PROTEIN_HIGH", protein, maxProtein(kcal, { ...person, screening: [] })),
  (_person, { dietType, carbohydrates }) =>
    LIMITS_CARBOHYDRATES.includes(dietType)
      ? null
      : under("CARBOHYDRATES_LOW", carbohydrates, FEW_CARBOHYDRATES_GRAMS),
  (_person, { carbohydrates }) =>
    under("FIBER_UNREACHABLE", carbohydrates * MAX_FIBER_OF_CARBOHYDRATES, FIBER_TARGET),
];

const conditionRails: readonly Rail[] = [
  (person, { kcal }) =>
    person.need !== null && withholdsDeficit(person)
      ? lessEnergy("CONDITION_DEFICIT", kcal, person.need)
      : null,
  (person, { dietType, carbohydrates }) =>
    withholdsKeto(person) && (dietType === "KETO" || carbohydrates <= KETOGENIC_GRAMS)
      ? { code: "CONDITION_KETO", value: carbohydrates, limit: KETOGENIC_GRAMS }
      : null,
  (person, { protein }) =>
    limitsProtein(person)
      ? over("CONDITION_PROTEIN", protein, MAX_PROTEIN_PER_KG_WITH_CONDITION * referenceWeight(person))
      : null,
];

/** What each finding comes to for who decides; the table of SAFE-001. */
const VERDICT_OF: Readonly<Record<RailFindingCode, Readonly<Record<RailActor, RailFinding["verdict"]>>>> = {
  UNDERWEIGHT_DEFICIT: { person: "refuse", coach: "confirm" },
  GOAL_WEIGHT_TOO_LOW: { person: "refuse", coach: "confirm" },
  DAY_TOO_LOW: { person: "refuse", coach: "confirm" },
  DEFICIT_TOO_LARGE: { person: "refuse", coach: "confirm" },
  MACROS_DO_NOT_ADD_UP: { person: "refuse", coach: "refuse" },
  PROTEIN_TOO_LOW: { person: "refuse", coach: "confirm" },
  FAT_TOO_LOW: { person: "refuse", coach: "confirm" },
  PROTEIN_HIGH: { person: "confirm", coach: "tell" },
  CARBOHYDRATES_LOW: { person: "tell", coach: "tell" },
  FIBER_UNREACHABLE: { person: "tell", coach: "tell" },
  CONDITION_DEFICIT: { person: "refuse", coach: "confirm" },
  CONDITION_KETO: { person: "refuse", coach: "confirm" },
  CONDITION_PROTEIN: { person: "refuse", coach: "confirm" },
  CARE_FIRST: { person: "refuse", coach: "confirm" },
};

const OF_CONDITIONS: readonly RailFindingCode[] = [
  "CONDITION_DEFICIT",
  "CONDITION_KETO",
  "CONDITION_PROTEIN",
];

/** True for what rests on a person's health answers, by name or hidden. */
export const restsOnHealth = (code: RailFindingCode): boolean =>
  code === "CARE_FIRST" || OF_CONDITIONS.includes(code);

/** One finding without figures in the place of all that would tell of a condition. */
const hidingConditions = (findings: readonly Found[]): readonly Found[] => {
  const others = findings.filter(({ code }) => !OF_CONDITIONS.includes(code));
  return others.length === findings.length ? others : [...others, { code: "CARE_FIRST", value: 0, limit: 0 }];
};

/** The worse of two verdicts. */
export const worst = (verdicts: readonly Verdict[]): Verdict =>
  VERDICTS[Math.max(0, ...verdicts.map((verdict) => VERDICTS.indexOf(verdict)))] ?? "fine";

/**
 * Judges a day of a plan for a person, wherever it comes from: onboarding, own numbers, meals, a changed profile, a coach,
 * a template, the API (SAFE-001). Sources: the specification for energy and minimum amounts (CALC-020 to CALC-022, CALC-048,
 * ONB-020, ONB-057); WHO for BMI 18.5 and 30; for the rest see the constants. docs/nutrition.md explains each rail.
 *
 * @example a woman of 54 kg and 170 cm who needs 2193 kcal and wants 1250: refuse, DEFICIT_TOO_LARGE with a limit of 1368
 */
export const assessPlan = (person: RailPerson, plan: RailPlan, actor: RailActor): PlanAssessment => {
  const crossed = [...energyRails, ...macroRails, ...conditionRails].flatMap(
    (rail) => rail(person, plan) ?? [],
  );
  const told = person.isScreeningHidden === true ? hidingConditions(crossed) : crossed;
  const findings = told.map((found) => ({ ...found, verdict: VERDICT_OF[found.code][actor] }));
  return { verdict: worst(findings.map(({ verdict }) => verdict)), findings };
};
