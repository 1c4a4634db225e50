import type { Kilograms } from "@plateful/quantities";

/** A weight on a day that is counted from the first one that is looked at. */
export interface WeightPoint {
  readonly day: number;
  readonly value: Kilograms;
}

/** A change of weight, kg a day, and how far it may be off (one standard deviation). */
export interface WeightChange {
  readonly perDay: Kilograms;
  readonly error: Kilograms;
}

/** How far a menstrual cycle moves the weight to either side, kg: one standard deviation over people (Kanellakis et al. 2023, Am J Hum Biol 35:e23951). */
const CYCLE_KG = 0.3;
const CYCLE_DAYS = 28;
/** Water that the first days of eating less take, kg, gone within some days; most windows do not begin with it. */
const START_KG = { mean: 0.08, error: 0.25 };
const START_DAYS = 4;
/** No scale and no body is steadier from day to day, kg. */
const MIN_NOISE_KG = 0.25;
/** Salt and carbohydrates hold water for some days, so that neighbouring weigh-ins tell less than two: times the variance. */
const NEIGHBOURS_ALIKE = 2;
/** From so many times the usual deviation on, a weigh-in counts less (Huber 1964, Ann Math Stat 35:73). */
const FAR = 1.5;
const ROUNDS = 8;
/** A level that could be anything. */
const UNKNOWN_KG = 1000;
/** The deviation of a normal distribution for a median deviation of 1. */
const PER_MEDIAN = 1.4826;

type Row = readonly number[];
type Matrix = readonly Row[];

const dot = (one: Row, other: Row): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** The inverse of a small positive definite matrix, by Gauss-Jordan. */
function inverseOf(matrix: Matrix): Matrix {
  const size = matrix.length;
  const wide = matrix.map((row, at) => [
    ...row,
    ...Array.from({ length: size }, (_, column) => (column === at ? 1 : 0)),
  ]);
  for (let at = 0; at < size; at++) {
    const own = (wide[at] ?? []).map((value) => value / (wide[at]?.[at] ?? 1));
    wide.forEach((row, other) => {
      const times = row[at] ?? 0;
      wide[other] = other === at ? own : row.map((value, column) => value - times * (own[column] ?? 0));
    });
  }
  return wide.map((row) => row.slice(size));
}

const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

interface Prior {
  readonly means: Row;
  readonly errors: Row;
}

interface Weighed {
  readonly terms: Row;
  readonly value: number;
}

/** The most likely terms given what was expected and measured, each measurement with its own precision. */
function solve(weighed: readonly Weighed[], precisions: Row, { means, errors }: Prior) {
  const size = means.length;
  const each = Array.from({ length: size }, (_, at) => at);
  const precision = each.map((row) =>
    each.map((column) => {
      const own = row === column ? 1 / (errors[row] ?? 1) ** 2 : 0;
      return weighed.reduce(
        (sum, { terms }, at) => sum + (precisions[at] ?? 0) * (terms[row] ?? 0) * (terms[column] ?? 0),
        own,
      );
    }),
  );
  const pull = each.map((row) =>
    weighed.reduce(
      (sum, { terms, value }, at) => sum + (precisions[at] ?? 0) * (terms[row] ?? 0) * value,
      (means[row] ?? 0) / (errors[row] ?? 1) ** 2,
    ),
  );
  const covariance = inverseOf(precision);
  return { fitted: covariance.map((row) => dot(row, pull)), covariance };
}

/**
 * The change of weight through weigh-ins that go up and down by water: a straight line, robust against single far ones, which
 * an expected change pulls to itself the more, the less the weigh-ins say. Water that goes in the first days stands beside it.
 * Where there may be a menstrual cycle, a wave of 28
 * days stands beside the line, so that a rise before a period is not taken for fat.
 */
export function fitWeightTrend(
  points: readonly WeightPoint[],
  expected: WeightChange,
  mayHaveCycle: boolean,
): WeightChange {
  const mid = (points.at(0)?.day ?? 0) / 2 + (points.at(-1)?.day ?? 0) / 2;
  const middle = medianOf(points.map(({ value }) => value));
  const weighed = points.map(({ day, value }): Weighed => {
    const turn = (2 * Math.PI * day) / CYCLE_DAYS;
    const wave = mayHaveCycle ? [Math.cos(turn), Math.sin(turn)] : [];
    return { terms: [1, day - mid, Math.exp(-day / START_DAYS), ...wave], value: value - middle };
  });
  const wave = mayHaveCycle ? [CYCLE_KG, CYCLE_KG] : [];
  const prior: Prior = {
    means: [0, expected.perDay, START_KG.mean, ...wave.map(() => 0)],
    errors: [UNKNOWN_KG, expected.error, START_KG.error, ...wave],
  };
  let far: Row = points.map(() => 1);
  let noise = 2 * MIN_NOISE_KG;
  let found = solve(weighed, far, prior);
  for (let round = 0; round < ROUNDS; round++) {
    const scale = noise ** 2 * NEIGHBOURS_ALIKE;
    found = solve(
      weighed,
      far.map((share) => share / scale),
      prior,
    );
    const { fitted } = found;
    const off = weighed.map(({ terms, value }) => Math.abs(value - dot(terms, fitted)));
    noise = Math.max(MIN_NOISE_KG, PER_MEDIAN * medianOf(off));
    far = off.map((distance) => Math.min(1, (FAR * noise) / Math.max(distance, Number.EPSILON)));
  }
  return { perDay: found.fitted[1] ?? 0, error: Math.sqrt(found.covariance[1]?.[1] ?? 0) };
}
