import { coachBilling as enCoachBilling } from "./en/coach-billing.ts";
import type { CompleteLanguage } from "./language.ts";
import { coachBilling as nlCoachBilling } from "./nl/coach-billing.ts";

/** The texts of what a coach pays. Only coaches need them, so they are no part of the texts that everybody loads first. */
export const COACH_BILLING_PHRASES: Readonly<Record<CompleteLanguage, typeof enCoachBilling>> = {
  en: enCoachBilling,
  nl: nlCoachBilling,
};
