import { planEditor as en } from "./en/plan-editor.ts";
import type { CompleteLanguage } from "./language.ts";
import { planEditor as nl } from "./nl/plan-editor.ts";

/** The texts of the coach's plan editor. Only coaches need them, so they are no part of the texts that everybody loads first. */
export const PLAN_EDITOR_PHRASES: Readonly<Record<CompleteLanguage, typeof en>> = { en, nl };
