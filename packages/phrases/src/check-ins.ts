import { checkIns as en } from "./en/check-ins.ts";
import type { CompleteLanguage } from "./language.ts";
import { checkIns as nl } from "./nl/check-ins.ts";

/** The texts of check-ins. Only people with a coach and coaches need them, so they come with the screens that show them. */
export const CHECK_IN_PHRASES: Readonly<Record<CompleteLanguage, typeof en>> = { en, nl };
