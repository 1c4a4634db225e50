import { triage as en } from "./en/triage.ts";
import type { CompleteLanguage } from "./language.ts";
import { triage as nl } from "./nl/triage.ts";

/** The texts of the coach's morning board. Only coaches need them, so they are no part of the texts that everybody loads first. */
export const TRIAGE_PHRASES: Readonly<Record<CompleteLanguage, typeof en>> = { en, nl };
