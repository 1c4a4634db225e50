import { BILLING_WORDS } from "../billing/words.ts";
import { BRING_WORDS } from "../bring/words.ts";
import { CHECK_IN_WORDS } from "../check-ins/words.ts";
import { CLIENT_WORDS } from "../clients/words.ts";
import { DIARY_WORDS } from "../diary/words.ts";
import { FOOD_WORDS } from "../foods/words.ts";
import { GROCERY_WORDS } from "../groceries/words.ts";
import { MEASUREMENT_WORDS } from "../measurements/words.ts";
import { MEDIA_WORDS } from "../media/words.ts";
import { MESSAGE_WORDS } from "../messages/words.ts";
import { NUTRITION_PLAN_WORDS } from "../nutrition-plans/words.ts";
import { ONBOARDING_WORDS } from "../onboarding/words.ts";
import { ORGANISATION_WORDS } from "../organisations/words.ts";
import { PLAN_TEMPLATE_WORDS } from "../plan-templates/words.ts";
import { PRIVACY_WORDS } from "../privacy/words.ts";
import { PROFILE_WORDS } from "../profile/words.ts";
import { RECIPE_IMPORT_WORDS } from "../recipe-imports/words.ts";
import { RECIPE_WORDS } from "../recipes/words.ts";
import { SIGN_IN_WORDS } from "../sign-in/words.ts";
import { SIMPLE_RECIPE_WORDS } from "../simple-recipes/words.ts";
import { STAFF_WORDS } from "../staff/words.ts";
import { SUPPORT_WORDS } from "../support/words.ts";
import { TEAM_WORDS } from "../team/words.ts";
import { TRIAGE_WORDS } from "../triage/words.ts";
import type { WordsOfCalls } from "./call-words.ts";

export type { CallWords } from "./call-words.ts";
export { API_CHANGELOG, changelogText } from "./changelog.ts";
export { ENTITY_EXAMPLES } from "./entity-examples.ts";
export { FIELD_EXAMPLES } from "./field-examples.ts";
export { LIST_WORDS, NUMBER_WORDS, OWN_WORDS, TEXT_WORDS } from "./field-words.ts";
export { API_GUIDE, type GuideSection } from "./guide.ts";
export { PARAMETER_WORDS } from "./parameter-words.ts";
export { TAG_WORDS } from "./tag-words.ts";

/** What people read about each call, by its name. */
export const CALL_WORDS: WordsOfCalls = {
  ...BILLING_WORDS,
  ...BRING_WORDS,
  ...CHECK_IN_WORDS,
  ...CLIENT_WORDS,
  ...DIARY_WORDS,
  ...FOOD_WORDS,
  ...GROCERY_WORDS,
  ...MEASUREMENT_WORDS,
  ...MEDIA_WORDS,
  ...MESSAGE_WORDS,
  ...NUTRITION_PLAN_WORDS,
  ...ONBOARDING_WORDS,
  ...ORGANISATION_WORDS,
  ...PLAN_TEMPLATE_WORDS,
  ...PRIVACY_WORDS,
  ...PROFILE_WORDS,
  ...RECIPE_IMPORT_WORDS,
  ...RECIPE_WORDS,
  ...SIGN_IN_WORDS,
  ...SIMPLE_RECIPE_WORDS,
  ...STAFF_WORDS,
  ...SUPPORT_WORDS,
  ...TEAM_WORDS,
  ...TRIAGE_WORDS,
};
