/** How far above its target a value may be before its bar warns, as a fraction (CALC-076). */
export const WARNING_MARGIN = 0.15;
const BINARY_NOISE = 1e-9;

/** State of a progress bar: 'ok' up to 115 percent of the target, 'warning' above, null without a target (CALC-077). */
export const barState = (actual: number, target: number | null | undefined): "ok" | "warning" | null => {
  if (!target || !(target > 0)) return null;
  return actual / target <= 1 + WARNING_MARGIN + BINARY_NOISE ? "ok" : "warning";
};
