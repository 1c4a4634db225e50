import { roundHalfUp } from "./rounding.ts";

/** A number written as a whole part and a vulgar fraction sign; whole 0 is not shown before a sign. */
export interface VulgarFraction {
  readonly whole: number;
  readonly sign: "" | "¼" | "⅓" | "½" | "⅔" | "¾";
}

const FRACTIONS = [
  { value: 1 / 4, sign: "¼" },
  { value: 1 / 3, sign: "⅓" },
  { value: 1 / 2, sign: "½" },
  { value: 2 / 3, sign: "⅔" },
  { value: 3 / 4, sign: "¾" },
] as const;

/** How far a number may be from a fraction and still be shown as it (CALC-079). */
export const FRACTION_TOLERANCE = 0.012;
const BINARY_NOISE = 1e-9;

/**
 * The quarter, third or half that a number is, within the tolerance; null when it is none of them (whole numbers too),
 * so that 0.33 reads as a third and 0.35 stays 0.35. Source: CALC-079, CALC-081.
 */
export const toVulgarFraction = (value: number, tolerance = FRACTION_TOLERANCE): VulgarFraction | null => {
  if (!(value > 0) || !Number.isFinite(value)) return null;
  const whole = Math.floor(value);
  const match = FRACTIONS.find(
    (fraction) => Math.abs(value - whole - fraction.value) <= tolerance + BINARY_NOISE,
  );
  return match ? { whole, sign: match.sign } : null;
};

/** What a measuring spoon or cup can do: the nearest quarter, third or half, never less than a quarter (CALC-080, CALC-081). */
export const toKitchenFraction = (value: number): VulgarFraction & { readonly value: number } => {
  const whole = Math.floor(Math.max(value, 0));
  const steps = [{ value: 0, sign: "" } as const, ...FRACTIONS, { value: 1, sign: "" } as const];
  const rest = Math.max(value, 1 / 4) - whole;
  const nearest = steps.reduce((best, step) =>
    roundHalfUp(Math.abs(step.value - rest), 9) <= roundHalfUp(Math.abs(best.value - rest), 9) ? step : best,
  );
  if (nearest.value === 1) return { whole: whole + 1, sign: "", value: whole + 1 };
  return { whole, sign: nearest.sign, value: whole + nearest.value };
};

/** Whether an amount takes the plural of its measure: "1 slice" and "½ slice", but "1½ slices". */
export const isSeveral = (amount: number): boolean => amount > 1;
