import { addDays, STRESS_LEVELS, type StressLevel, stressNumber } from "@plateful/nutrition";
import { weekdayOf } from "@plateful/planning";
import { roundHalfUp } from "@plateful/quantities";

/** One measurement of a demo person, as it is stored. */
export interface DemoMeasurement {
  readonly value: number;
  readonly at: Date;
}

interface DemoMeasurements {
  readonly weights: readonly DemoMeasurement[];
  readonly sleeps: readonly DemoMeasurement[];
  readonly stresses: readonly DemoMeasurement[];
  readonly waists: readonly DemoMeasurement[];
}

/** What is usual for a person: centimetres at first and now, hours of sleep, and the level of stress. */
export interface Usual {
  readonly waist: readonly [before: number, now: number];
  readonly sleep: number;
  readonly stress: StressLevel;
}

/** A weight that was measured some days ago, in kg; the last one is the weight of the answers. */
export interface Measured {
  readonly daysAgo: number;
  readonly kg: number;
}

/** Someone who measures. */
export interface Measurer {
  readonly key: string;
  /** What is told of their weight, oldest first; the days between lie on straight lines. */
  readonly weights: readonly Measured[];
  readonly usual: Usual;
}

const MIN_DAYS = 30;
/** Ups and downs of single days, so that nothing looks drawn with a ruler; read on from another place for each person. */
const RIPPLE = [0.3, -0.1, 0.4, 0, -0.4, 0.2, -0.2, 0.5, -0.3, 0.1, -0.5, 0.2, 0.3, -0.2, 0, -0.4, 0.4];
/** Days on which nobody thought of measuring, counted back from today. */
const FORGOTTEN = new Set([4, 9, 10, 17, 23]);
const WAKING = "T05:40:00Z";

const ripple = (key: string, daysAgo: number): number =>
  RIPPLE[(key.charCodeAt(0) + daysAgo) % RIPPLE.length] ?? 0;

/** The weight on a day, on straight lines between the weights that are told of a person. */
function weightOn({ weights }: Measurer, daysAgo: number): number {
  const before = weights.findLast((one) => one.daysAgo >= daysAgo) ?? weights[0];
  const after = weights.find((one) => one.daysAgo <= daysAgo) ?? weights.at(-1);
  if (before === undefined || after === undefined) throw new Error("A demo person has no weight.");
  if (before.daysAgo === after.daysAgo) return before.kg;
  const share = (before.daysAgo - daysAgo) / (before.daysAgo - after.daysAgo);
  return before.kg + (after.kg - before.kg) * share;
}

/** A month of measurements up to now, or as long as is told; which days, and what, depends on the person and the date only. */
export function demoMeasurements(person: Measurer, today: string, now: Date): DemoMeasurements {
  const { waist, sleep, stress } = person.usual;
  const told = new Set(person.weights.map(({ daysAgo }) => daysAgo));
  const length = Math.max(MIN_DAYS, ...[...told].map((daysAgo) => daysAgo + 1));
  const days = Array.from({ length }, (_, at) => length - 1 - at)
    .map((daysAgo) => ({ daysAgo, at: new Date(`${addDays(today, -daysAgo)}${WAKING}`) }))
    .filter(({ at }) => at <= now);
  const measured = (isOn: (daysAgo: number) => boolean, valueOn: (daysAgo: number) => number) =>
    days.filter(({ daysAgo }) => isOn(daysAgo)).map(({ daysAgo, at }) => ({ value: valueOn(daysAgo), at }));
  const isUsual = (daysAgo: number) => !FORGOTTEN.has(daysAgo % MIN_DAYS);
  const isSunday = (daysAgo: number) => weekdayOf(addDays(today, -daysAgo)) === "sunday";
  return {
    weights: measured(
      (daysAgo) => isUsual(daysAgo) || told.has(daysAgo),
      (daysAgo) =>
        roundHalfUp(weightOn(person, daysAgo) + (told.has(daysAgo) ? 0 : ripple(person.key, daysAgo)), 1),
    ),
    sleeps: measured(isUsual, (daysAgo) => roundHalfUp(sleep + 2 * ripple(person.key, daysAgo + 5), 1)),
    stresses: measured(isUsual, (daysAgo) => {
      const steps = Math.round(2 * ripple(person.key, daysAgo + 8));
      const most = STRESS_LEVELS.length;
      return Math.min(most, Math.max(1, stressNumber(stress) + steps));
    }),
    waists: measured(
      (daysAgo) => isSunday(daysAgo) || daysAgo === 1,
      (daysAgo) => roundHalfUp(waist[1] + ((waist[0] - waist[1]) * daysAgo) / length, 1),
    ),
  };
}
