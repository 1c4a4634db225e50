import { formatDate, type Language } from "@plateful/phrases";
import { localDate } from "../lib/language/local-date.ts";

/**
 * The day of a moment (ISO 8601) where the person is, in words. The mails of the product name the same day: a trial that
 * ends at half past midnight in Amsterdam ends the day before in UTC (ledger BILL-041).
 */
export const billingDay = (language: Language, moment: string): string =>
  formatDate(language, localDate(new Date(moment)));
