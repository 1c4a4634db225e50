/** Radius of the rim in a drawing of 100 by 100. */
export const RIM_RADIUS = 44.5;

/** How much of the target is reached, 0 to 1; 0 when there is no target to reach. */
export function shareOf(amount: number, target: number | null): number {
  if (target === null || target <= 0) return 0;
  return Math.min(1, Math.max(0, amount / target));
}
