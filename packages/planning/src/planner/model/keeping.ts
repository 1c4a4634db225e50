/** The most days that anything left over is kept, in the fridge or the freezer, before it is eaten. */
export const LEFTOVER_DAYS = 3;

/** Days that a dish keeps of which nobody has said it: until tomorrow. */
export const UNKNOWN_FRIDGE_DAYS = 1;

/** How long what is left of a dish keeps. */
export interface Keeping {
  /** Days in the fridge, 0 for what is eaten at once; null or left out when nobody knows. */
  readonly fridgeDays?: number | null;
  readonly freezes?: boolean;
}

/** Days until which what is left of a dish can be planned. */
export function keptDays({ fridgeDays, freezes = false }: Keeping, hasFreezer: boolean): number {
  return freezes && hasFreezer ? LEFTOVER_DAYS : Math.min(fridgeDays ?? UNKNOWN_FRIDGE_DAYS, LEFTOVER_DAYS);
}

/** Whether a dish has to be frozen to be eaten so many days after it was cooked. */
export const isFrozenAfter = (days: number, fridgeDays: number | null): boolean =>
  days > (fridgeDays ?? UNKNOWN_FRIDGE_DAYS);
