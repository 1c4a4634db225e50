import type { Sharing } from "../day/grocery-share.ts";

/** How the groceries and chances of a first pass are priced. */
export interface PassPricing {
  /** 0 = by what the other days are expected to buy, 1 = by what they do buy. */
  readonly blend: number;
  /** Which of several starts this is; each but the first adds its own chance to the costs. */
  readonly start: number;
  /** Recipes by place that should stay if possible; every other recipe there costs `CHANGE_POINTS`. */
  readonly kept?: ReadonlyMap<number, number>;
  /** How far meals of the day are expected to share groceries, see `PricedShape.groceryShares`; 0, not at all, when left out. */
  readonly sharing?: Sharing;
  /** Lets recipes be taken that other days have planned; what is given (fixed, recent) stays out of reach. */
  readonly takesFromOthers?: boolean;
}

/** For one meal among others that stay: what it buys it pays in full. */
export const SETTLED: PassPricing = { blend: 1, start: 0 };

/** For solving a whole day, whose meals may need the same groceries. */
export const SOLVING: PassPricing = { ...SETTLED, sharing: 1 };
