import { roundHalfUp } from "./rounding.ts";

/** Limits of a number field with minus and plus buttons. */
export interface SpinnerLimits {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

/** The next value of a free spinner: one step up or down, never below the minimum; minimum and step are 1 unless told (NAV-028). */
export const spin = (
  value: number,
  direction: "up" | "down",
  { min = 1, max = Number.POSITIVE_INFINITY, step = 1 }: SpinnerLimits = {},
): number => {
  const moved = roundHalfUp(value + (direction === "up" ? step : -step), 10);
  return Math.min(max, Math.max(min, moved));
};
