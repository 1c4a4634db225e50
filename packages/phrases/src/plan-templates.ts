import { planTemplates as en } from "./en/plan-templates.ts";
import type { CompleteLanguage } from "./language.ts";
import { planTemplates as nl } from "./nl/plan-templates.ts";

/** The texts of plan templates. Only coaches need them, so they are no part of the texts that everybody loads first. */
export const PLAN_TEMPLATE_PHRASES: Readonly<Record<CompleteLanguage, typeof en>> = { en, nl };
