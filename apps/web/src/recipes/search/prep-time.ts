import type { InspirationBand, SearchTime } from "../../lib/address/recipe-filters.ts";

/** How long a dish may take, in minutes, both included. */
export interface TimeBand {
  readonly preparationTimeMinGte?: number;
  readonly preparationTimeMinLte?: number;
}

/** The minutes of a band: "11-20" is 11 to 20. */
export function bandToMinutes(band: InspirationBand): { readonly from: number; readonly to: number } {
  const [from, to] = band.split("-");
  return { from: Number(from), to: Number(to) };
}

/** The same as filters of a list. */
export function bandToBounds(band: InspirationBand): Required<TimeBand> {
  const { from, to } = bandToMinutes(band);
  return { preparationTimeMinGte: from, preparationTimeMinLte: to };
}

/** The minutes that an option names. */
export const minutesOf = (time: Exclude<SearchTime, "ALL">): number => Number(time.slice("LTE_".length));

/** The bounds of an option: LTE_20 is up to 20 minutes, GTE_30 is 30 or more, ALL any time. */
export function timeToBounds(time: SearchTime): TimeBand {
  if (time === "ALL") return {};
  return time.startsWith("LTE")
    ? { preparationTimeMinLte: minutesOf(time) }
    : { preparationTimeMinGte: minutesOf(time) };
}
