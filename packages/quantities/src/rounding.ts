/** Below this, and this far from a half, binary arithmetic gives the decimal result. */
const EXACT_BELOW = 1e8;
const NEAR_HALF = 1e-5;

/** Digits a double carries without binary noise: 28.499999999999996 is the 28.5 a person would write. */
const SIGNIFICANT_DIGITS = 14;

const withoutBinaryNoise = (value: number): number => Number(value.toPrecision(SIGNIFICANT_DIGITS));

const shifted = (value: number, places: number): number => {
  const [digits, exponent] = value.toString().split("e");
  return Number(`${digits}e${Number(exponent ?? 0) + places}`);
};

const roundedBy = (round: (value: number) => number, value: number, decimals: number): number => {
  if (!Number.isFinite(value)) return value;
  const magnitude = shifted(
    round(withoutBinaryNoise(shifted(withoutBinaryNoise(Math.abs(value)), decimals))),
    -decimals,
  );
  return value < 0 && magnitude !== 0 ? -magnitude : magnitude;
};

/**
 * The one rounding of the product: half goes up, in decimal as people count, so 70.25 gives 70.3 and 1.005 gives 1.01.
 * Negative values mirror positive ones (-0.25 gives -0.3), so that a loss and a gain of one size read the same.
 * Source: CALC-049, ONB-019.
 */
export const roundHalfUp = (value: number, decimals = 0): number => {
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  const fraction = scaled - Math.floor(scaled);
  // Nearly every number is far from a half: those need no decimal arithmetic, which is twenty times slower.
  if (decimals < 0 || !(scaled < EXACT_BELOW) || Math.abs(fraction - 0.5) < NEAR_HALF)
    return roundedBy(Math.round, value, decimals);
  const magnitude = Math.round(scaled) / scale;
  return value < 0 && magnitude !== 0 ? -magnitude : magnitude;
};

/** Rounds a value away from zero to the given decimals: 53.465 gives 53.5 at one decimal (ONB-021). */
export const roundUp = (value: number, decimals = 0): number => roundedBy(Math.ceil, value, decimals);

/** Rounds to the nearest multiple of `step`, half up: 123 in steps of 5 gives 125. The step must be above 0. */
export const roundToStep = (value: number, step: number): number =>
  roundHalfUp(roundHalfUp(value / step) * step, 10);

/** The quantity of an ingredient on a recipe: the nearest 0.05, so 1.12 gives 1.1 (CALC-078). */
export const roundQuantity = (quantity: number): number => roundToStep(quantity, 0.05);
