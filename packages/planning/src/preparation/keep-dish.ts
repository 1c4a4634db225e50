/** Where a portion waits for its meal. */
export type BoxPlace = "FRIDGE" | "FREEZER";

export interface Keeping {
  /** Days in the fridge, 0 for what is eaten at once; null where nobody said so. */
  readonly fridgeDays: number | null;
  readonly freezes: boolean | null;
}

/** What is frozen is best within this time. */
export const FREEZER_DAYS = 90;

/** Where a dish keeps for so many days; null where it does not, or nobody said that it does. */
export function placeToKeep({ fridgeDays, freezes }: Keeping, days: number): BoxPlace | null {
  if (fridgeDays !== null && days <= fridgeDays) return "FRIDGE";
  return freezes === true ? "FREEZER" : null;
}

/** Minutes that putting so many boxes away takes: one for each, and at least five. */
export const boxMinutes = (boxes: number): number => Math.min(15, Math.max(5, boxes));
