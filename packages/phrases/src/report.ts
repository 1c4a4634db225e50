import { report as en } from "./en/report.ts";
import type { CompleteLanguage } from "./language.ts";
import { report as nl } from "./nl/report.ts";

/** The texts of a client's report. Only coaches need them, so they are no part of the texts that everybody loads first. */
export const REPORT_PHRASES: Readonly<Record<CompleteLanguage, typeof en>> = { en, nl };
