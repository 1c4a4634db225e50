import { addDays } from "./calendar-date.ts";
import { LEARNING_DAYS, type Logged, type LoggedDay, type WeighIn } from "./learned-expenditure.ts";
import { KCAL_PER_KILOGRAM, MIN_PLAN_KCAL } from "./weekly-goal.ts";

/** The first of the 28 days of every simulated person; a Monday. */
const FIRST_DAY = "2026-03-02";
const WEEKEND = [5, 6];

/** Someone whose energy use is known, and what they logged. */
export interface SimulatedPerson {
  readonly truth: number;
  readonly logged: Logged;
}

/** What is changed of everybody, to see one thing at a time. */
export interface Simulation {
  /** Share of what was eaten that is logged; 1 by default. */
  readonly reported?: number;
  /** False for people who never weigh and log less often than a person does; everything is logged. */
  readonly isDiligent?: boolean;
}

/** Mulberry32: the same people wherever it runs. */
function randomOf(seed: number) {
  let state = seed * 0x9e3779b1;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (least: number, most: number) => least + (most - least) * uniform();
  const normal = (deviation: number) =>
    deviation * Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, between, normal, chance: (share: number) => uniform() < share };
}

type Random = ReturnType<typeof randomOf>;

/** Kcal of each of the 28 days, more at weekends; some days are far from the usual. */
function eat(random: Random, usual: number): number[] {
  const weekend = random.between(1, 1.2);
  const restless = random.between(0.06, 0.18);
  return Array.from({ length: LEARNING_DAYS }, (_, day) =>
    Math.max(
      usual * 0.4,
      usual * (WEEKEND.includes(day % 7) ? weekend : 1) + random.normal(usual * restless),
    ),
  );
}

/** Water to each day, kg: salt and carbohydrates for some days, a meal out, a cycle, and what the first days of a plan take. */
function water(random: Random, hasCycle: boolean): number[] {
  const unsteady = random.between(0.15, 0.45);
  const wave = hasCycle ? random.between(0.05, 0.5) : 0;
  const length = random.between(26, 32);
  const phase = random.between(0, 2 * Math.PI);
  const start = random.chance(0.25) ? random.between(0.2, 0.8) : 0;
  let held = random.normal(unsteady);
  return Array.from({ length: LEARNING_DAYS + 1 }, (_, day) => {
    held = 0.5 * held + random.normal(unsteady * Math.sqrt(0.75));
    const bigMeal = random.chance(0.04) ? random.between(0.5, 1.5) : 0;
    const cycle = wave * Math.sin((2 * Math.PI * day) / length + phase);
    return held + bigMeal + cycle + start * Math.exp(-day / 4) + random.normal(0.15);
  });
}

/** A logged day: portions are guessed to a tenth, and sometimes a meal is forgotten. */
function logDay(
  random: Random,
  { day, kcal }: { day: number; kcal: number },
  { reported = 1 }: Simulation,
): LoggedDay {
  const forgotten = random.chance(0.05) ? random.between(0.15, 0.4) : 0;
  const guessed = kcal * reported * (1 + random.normal(0.1)) * (1 - forgotten);
  return { date: addDays(FIRST_DAY, day), kcal: guessed, isTicked: forgotten === 0 && random.chance(0.7) };
}

function weigh(random: Random, weights: readonly number[], share: number): WeighIn[] {
  return weights.flatMap((value, day) =>
    random.chance(share) ? [{ date: addDays(FIRST_DAY, day), value: Math.round(value * 10) / 10 }] : [],
  );
}

/**
 * A person for whom the truth is known: a first estimate that is off by 10 percent (one standard deviation), four weeks of eating
 * by a plan that was made of it, weight that follows at 7,700 kcal per kilogram under water that comes and goes, and a log with
 * days, meals and weigh-ins missing. The same seed is the same person.
 */
export function simulatedPerson(seed: number, simulation: Simulation = {}): SimulatedPerson {
  const random = randomOf(seed);
  const { isDiligent = false } = simulation;
  const isWoman = random.chance(0.6);
  const mayHaveCycle = isWoman && random.chance(0.75);
  const firstEstimate = isWoman ? random.between(1600, 2500) : random.between(2000, 3300);
  const truth = firstEstimate * (1 + Math.max(-0.25, Math.min(0.25, random.normal(0.1))));
  const start = random.between(55, 115);
  const planned = Math.max(MIN_PLAN_KCAL, firstEstimate - random.between(-100, 700));
  const kcals = eat(random, planned * (1 + random.normal(0.06)));
  const body = [start];
  for (const kcal of kcals) body.push((body.at(-1) ?? start) + (kcal - truth) / KCAL_PER_KILOGRAM);
  const held = water(random, mayHaveCycle && random.chance(0.8));
  const logs = isDiligent ? 1 : random.between(0.55, 1);
  const days = kcals.flatMap((kcal, day) =>
    random.chance(WEEKEND.includes(day % 7) ? logs * 0.95 : logs)
      ? [logDay(random, { day, kcal }, simulation)]
      : [],
  );
  const weights = weigh(
    random,
    body.map((value, day) => value + (held[day] ?? 0)),
    isDiligent ? 1 : random.between(0.3, 1),
  );
  return {
    truth,
    logged: { on: addDays(FIRST_DAY, LEARNING_DAYS), days, weights, firstEstimate, mayHaveCycle },
  };
}
