import { visits as enVisits } from "./en/visits.ts";
import type { CompleteLanguage } from "./language.ts";
import { visits as nlVisits } from "./nl/visits.ts";

/** The texts about tracking pixels, which few sites have. They come with the question. */
export const VISITS_PHRASES: Readonly<Record<CompleteLanguage, typeof enVisits>> = {
  en: enVisits,
  nl: nlVisits,
};
