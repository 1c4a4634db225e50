import { BRING_PHRASES } from "./bring.ts";
import { CHECK_IN_PHRASES } from "./check-ins.ts";
import { COACH_BILLING_PHRASES } from "./coach-billing.ts";
import { COOKING_PHRASES } from "./cooking.ts";
import { en } from "./en/index.ts";
import type { Phrases } from "./index.ts";
import { INTAKE_PHRASES } from "./intake.ts";
import type { CompleteLanguage } from "./language.ts";
import { nl } from "./nl/index.ts";
import { OWN_PRACTICE_PHRASES } from "./own-practice.ts";
import { PLAN_EDITOR_PHRASES } from "./plan-editor.ts";
import { PLAN_TEMPLATE_PHRASES } from "./plan-templates.ts";
import { PRACTICE_RECIPE_PHRASES } from "./practice-recipes.ts";
import { PREPARATION_PHRASES } from "./preparation.ts";
import { PROTOTYPE_PHRASES } from "./prototype.ts";
import { RECIPE_IMPORT_PHRASES } from "./recipe-imports.ts";
import { REPORT_PHRASES } from "./report.ts";
import { SERVER_PHRASES } from "./server.ts";
import { STAFF_PHRASES } from "./staff.ts";
import { TEAM_PHRASES } from "./team.ts";
import { TOKEN_PHRASES } from "./tokens.ts";
import { TRIAGE_PHRASES } from "./triage.ts";
import { VISITS_PHRASES } from "./visits.ts";

/** All texts of a language, those of the server, the plan editor, the practice and its team, taking in clients and the prototype screens included. */
export type AllPhrases = Phrases &
  (typeof SERVER_PHRASES)[CompleteLanguage] &
  (typeof OWN_PRACTICE_PHRASES)[CompleteLanguage] & {
    readonly checkIns: (typeof CHECK_IN_PHRASES)[CompleteLanguage];
    readonly coachBilling: (typeof COACH_BILLING_PHRASES)[CompleteLanguage];
    readonly cooking: (typeof COOKING_PHRASES)[CompleteLanguage];
    readonly intake: (typeof INTAKE_PHRASES)[CompleteLanguage];
    readonly planEditor: (typeof PLAN_EDITOR_PHRASES)[CompleteLanguage];
    readonly planTemplates: (typeof PLAN_TEMPLATE_PHRASES)[CompleteLanguage];
    readonly practiceRecipes: (typeof PRACTICE_RECIPE_PHRASES)[CompleteLanguage];
    readonly preparation: (typeof PREPARATION_PHRASES)[CompleteLanguage];
    readonly prototype: (typeof PROTOTYPE_PHRASES)[CompleteLanguage];
    readonly recipeImports: (typeof RECIPE_IMPORT_PHRASES)[CompleteLanguage];
    readonly report: (typeof REPORT_PHRASES)[CompleteLanguage];
    readonly staff: (typeof STAFF_PHRASES)[CompleteLanguage];
    readonly visits: (typeof VISITS_PHRASES)[CompleteLanguage];
    readonly triage: (typeof TRIAGE_PHRASES)[CompleteLanguage];
    readonly team: (typeof TEAM_PHRASES)[CompleteLanguage];
    readonly bring: (typeof BRING_PHRASES)[CompleteLanguage];
    readonly tokens: (typeof TOKEN_PHRASES)[CompleteLanguage];
  };

/** What is loaded apart from the texts that everybody needs. */
const laterTexts = (language: CompleteLanguage) => ({
  ...SERVER_PHRASES[language],
  ...OWN_PRACTICE_PHRASES[language],
  checkIns: CHECK_IN_PHRASES[language],
  coachBilling: COACH_BILLING_PHRASES[language],
  cooking: COOKING_PHRASES[language],
  intake: INTAKE_PHRASES[language],
  planEditor: PLAN_EDITOR_PHRASES[language],
  planTemplates: PLAN_TEMPLATE_PHRASES[language],
  practiceRecipes: PRACTICE_RECIPE_PHRASES[language],
  preparation: PREPARATION_PHRASES[language],
  prototype: PROTOTYPE_PHRASES[language],
  recipeImports: RECIPE_IMPORT_PHRASES[language],
  report: REPORT_PHRASES[language],
  staff: STAFF_PHRASES[language],
  visits: VISITS_PHRASES[language],
  triage: TRIAGE_PHRASES[language],
  team: TEAM_PHRASES[language],
  bring: BRING_PHRASES[language],
  tokens: TOKEN_PHRASES[language],
});

const PHRASES: Readonly<Record<CompleteLanguage, AllPhrases>> = {
  en: { ...en, ...laterTexts("en") },
  nl: { ...nl, ...laterTexts("nl") },
};

/** All texts of a language, for code that serves both (the server and the tests). */
export function phrasesOf(language: CompleteLanguage): AllPhrases {
  return PHRASES[language];
}
