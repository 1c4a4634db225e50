import { addDays, dayNumber, STRESS_LEVELS, type StressLevel, stressNumber } from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import type { DemoEater } from "./demo-people.ts";

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

/** What is usual for a person: centimetres a month ago and now, hours of sleep, and the level of stress. */
interface Usual {
  readonly waist: readonly [before: number, now: number];
  readonly sleep: number;
  readonly stress: StressLevel;
}

const USUAL: Usual = { waist: [82, 81], sleep: 7.3, stress: "LOW" };
const USUAL_BY_KEY: Readonly<Record<string, Usual>> = {
  emma: { waist: [80.5, 78.5], sleep: 7.4, stress: "LOW" },
  daniel: { waist: [84, 84.5], sleep: 7.8, stress: "MEDIUM" },
  priya: { waist: [73.5, 72], sleep: 6.9, stress: "MEDIUM" },
  sanne: { waist: [93, 90], sleep: 6.6, stress: "HIGH" },
};

const DAYS = 30;
/** Ups and downs of single days, so that nothing looks drawn with a ruler; read on from another place for each person. */
const RIPPLE = [0.3, -0.1, 0.4, 0, -0.4, 0.2, -0.2, 0.5, -0.3, 0.1, -0.5, 0.2, 0.3, -0.2, 0, -0.4, 0.4];
/** Days on which nobody thought of measuring, counted back from today. */
const FORGOTTEN = new Set([4, 9, 10, 17, 23]);
const WAKING = "T05:40:00Z";

const ripple = (key: string, daysAgo: number): number =>
  RIPPLE[(key.charCodeAt(0) + daysAgo) % RIPPLE.length] ?? 0;

/** The weight on a day, on straight lines between the weights that are told of a person. */
function weightOn({ weights }: DemoEater, daysAgo: number): number {
  const before = weights.findLast((one) => one.daysAgo >= daysAgo) ?? weights[0];
  const after = weights.find((one) => one.daysAgo <= daysAgo) ?? weights.at(-1);
  if (before === undefined || after === undefined) throw new Error("A demo person has no weight.");
  if (before.daysAgo === after.daysAgo) return before.kg;
  const share = (before.daysAgo - daysAgo) / (before.daysAgo - after.daysAgo);
  return before.kg + (after.kg - before.kg) * share;
}

/** A month of measurements up to now; which days, and what, depends on nothing but the person and the date. */
export function demoMeasurements(eater: DemoEater, today: string, now: Date): DemoMeasurements {
  const { waist, sleep, stress } = USUAL_BY_KEY[eater.key] ?? USUAL;
  const told = new Set(eater.weights.map(({ daysAgo }) => daysAgo));
  const days = Array.from({ length: DAYS }, (_, at) => DAYS - 1 - at)
    .map((daysAgo) => ({ daysAgo, at: new Date(`${addDays(today, -daysAgo)}${WAKING}`) }))
    .filter(({ at }) => at <= now);
  const measured = (isOn: (daysAgo: number) => boolean, valueOn: (daysAgo: number) => number) =>
    days.filter(({ daysAgo }) => isOn(daysAgo)).map(({ daysAgo, at }) => ({ value: valueOn(daysAgo), at }));
  const isUsual = (daysAgo: number) => !FORGOTTEN.has(daysAgo);
  const isSunday = (daysAgo: number) => ((dayNumber(addDays(today, -daysAgo)) ?? 0) + 4) % 7 === 0;
  return {
    weights: measured(
      (daysAgo) => isUsual(daysAgo) || told.has(daysAgo),
      (daysAgo) =>
        roundHalfUp(weightOn(eater, daysAgo) + (told.has(daysAgo) ? 0 : ripple(eater.key, daysAgo)), 1),
    ),
    sleeps: measured(isUsual, (daysAgo) => roundHalfUp(sleep + 2 * ripple(eater.key, daysAgo + 5), 1)),
    stresses: measured(isUsual, (daysAgo) => {
      const steps = Math.round(2 * ripple(eater.key, daysAgo + 8));
      const most = STRESS_LEVELS.length;
      return Math.min(most, Math.max(1, stressNumber(stress) + steps));
    }),
    waists: measured(
      (daysAgo) => isSunday(daysAgo) || daysAgo === 1,
      (daysAgo) => roundHalfUp(waist[1] + ((waist[0] - waist[1]) * daysAgo) / DAYS, 1),
    ),
  };
}
