import type { SuggestedServing } from "@plateful/contract";
import { formatNumber, type Language } from "@plateful/phrases";
import { poundsOf, roundHalfUp, type ScaleUnit, scaleOf, type UnitSystem } from "@plateful/quantities";

type MetricUnit = SuggestedServing["metric_unit"];
/** What the units of scales are called. */
export type ScaleNames = Readonly<Record<ScaleUnit | "lb", string>>;
type Serving = Pick<
  SuggestedServing,
  "quantity" | "measurement_description" | "measurement_description_plural"
>;

/** How amounts of a serving are entered and read: weighed in a unit of the person's, or counted in servings. */
export interface Measure {
  /** Null where servings are counted. */
  readonly scale: ScaleUnit | null;
  /** How much of the unit is in one serving; 1 where servings are counted. */
  readonly inServing: number;
  readonly one: string;
  readonly several: string;
  /** What 16 ounces are called. */
  readonly pounds: string;
}

const isMetricUnit = (unit: string): unit is MetricUnit => unit === "g" || unit === "ml";

/** Amounts of grams or millilitres in the person's unit; `inServing` says how many of them there are. */
const weighed = (unit: MetricUnit, inServing: number, system: UnitSystem, names: ScaleNames): Measure => {
  const { unit: scale, size } = scaleOf(unit, system);
  const name = names[scale];
  return { scale, inServing: inServing / size, one: name, several: name, pounds: names.lb };
};

/** How amounts of a serving are entered and read (ledger FOOD-012, CALC-089). */
export function measureIn(system: UnitSystem, names: ScaleNames, serving: Serving): Measure {
  const { measurement_description: one, measurement_description_plural: several, quantity } = serving;
  if (isMetricUnit(one)) return weighed(one, quantity, system, names);
  return { scale: null, inServing: 1, one, several, pounds: names.lb };
}

/** Whether an amount is typed in a unit of weight or volume; others are counted in servings (ledger FOOD-012). */
export const isWeighed = ({ scale }: Pick<Measure, "scale">): boolean => scale !== null;

/** Whether an amount is typed in ounces, by weight or by volume. */
export const isInOunces = ({ scale }: Pick<Measure, "scale">): boolean => scale === "oz" || scale === "fl_oz";

/** The amount to type for so many servings. */
export const toAmount = (servings: number, { inServing }: Pick<Measure, "inServing">): number =>
  roundHalfUp(servings * inServing, 2);

/** How many servings a typed amount is: 150 in grams of "100 g" is 1.5 (ledger FOOD-011). */
export const toServings = (amount: number, { inServing }: Pick<Measure, "inServing">): number =>
  roundHalfUp(amount / inServing, 6);

/** The word beside an amount: "g", "slices". */
export const servingUnit = ({ one, several }: Measure, amount: number | null): string =>
  amount === null || amount === 1 ? one : several;

/** "150 g", "2 slices", "3 oz", "2 lb 8 oz". */
export function amountText(language: Language, measure: Measure, amount: number): string {
  const written = (value: number) => formatNumber(language, value, { maximumFractionDigits: 2 });
  const heavy = measure.scale === "oz" ? poundsOf(amount) : null;
  if (heavy === null) return `${written(amount)} ${servingUnit(measure, amount)}`;
  const pounds = `${written(heavy.pounds)} ${measure.pounds}`;
  return heavy.ounces === 0 ? pounds : `${pounds} ${written(heavy.ounces)} ${measure.one}`;
}

/** From an ounce on, weights that are told beside an amount have tenths; below it hundredths. */
const roughDigits = (measure: Measure, amount: number): number => {
  if (!isInOunces(measure)) return 0;
  return amount < 1 ? 2 : 1;
};

/** Words for weights and volumes that are stored in grams or millilitres. */
export const metricWords = (language: Language, system: UnitSystem, names: ScaleNames) => ({
  /** Exactly as it was entered: "7.25 g". */
  exact: (value: number, unit: MetricUnit): string => {
    const measure = weighed(unit, 1, system, names);
    return amountText(language, measure, toAmount(value, measure));
  },
  /** As something to go by: "35 g", "1.2 oz". */
  rough: (value: number, unit: MetricUnit): string => {
    const measure = weighed(unit, 1, system, names);
    const amount = value * measure.inServing;
    return amountText(language, measure, roundHalfUp(amount, roughDigits(measure, amount)));
  },
});
