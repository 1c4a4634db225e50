/** Steps between the labels of an axis, within one power of ten. */
const STEPS = [5, 2, 1, 0.5, 0.2, 0.1];
/** Fewer labels than this leave a reader guessing. */
const MIN_TICKS = 3;

/** Tenths must not gather rounding errors. */
const tidy = (value: number) => Math.round(value * 1000) / 1000;

/** Round values between `min` and `max` for the labels of an axis, lowest first: 70.4 to 75.6 gives 71, 72, 73, 74 and 75. */
export function axisTicks(min: number, max: number): number[] {
  const power = 10 ** Math.floor(Math.log10(max - min));
  for (const step of STEPS.map((share) => share * power)) {
    const first = Math.ceil(tidy(min / step));
    const last = Math.floor(tidy(max / step));
    if (last - first + 1 >= MIN_TICKS)
      return Array.from({ length: last - first + 1 }, (_, at) => tidy((first + at) * step));
  }
  return [min, max];
}

/** Places of at most four labels along an axis of `count` places: the ends, and what divides it evenly. */
export function labelPlaces(count: number): number[] {
  if (count <= 0) return [];
  const thirds = [0, 1, 2, 3].map((part) => Math.round(((count - 1) * part) / 3));
  return [...new Set(thirds)];
}

/** Where a value stands between the ends of an axis, 0 to 1. */
export const shareOf = (value: number, { min, max }: { min: number; max: number }): number =>
  max === min ? 0.5 : Math.min(1, Math.max(0, (value - min) / (max - min)));
