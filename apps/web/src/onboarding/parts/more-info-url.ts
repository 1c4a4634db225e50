import type { DietType } from "@plateful/nutrition";

const ARTICLES: Partial<Record<DietType, string>> = {
  CYCLE_DIET: "/help/cycle",
  MENOPAUSE: "/help/menopause",
};

/** True for plans that carry a link to a page about them (ledger ONB-066). */
export const hasMoreInfo = (dietType: DietType): boolean =>
  dietType === "CYCLE_DIET" || dietType === "MENOPAUSE";

/** The page about a plan. Throws 'plan.moreInfoUrl is not set' for a plan without one (ledger ONB-066). */
export function moreInfoUrl(dietType: DietType): string {
  const url = ARTICLES[dietType];
  if (url === undefined) throw new Error("plan.moreInfoUrl is not set");
  return url;
}
