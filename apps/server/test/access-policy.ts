// size: one row for each call of the API, read as one table
import { ADMIN_POLICY, MEDIA_POLICY } from "./access-admin.ts";
import { BRING_POLICY } from "./access-bring.ts";
import { CHECK_IN_POLICY } from "./access-check-ins.ts";
import { GROCERY_POLICY } from "./access-groceries.ts";
import { JOINING_POLICY } from "./access-joining.ts";
import { MESSAGE_POLICY } from "./access-messages.ts";
import { PLANNING_POLICY } from "./access-planning.ts";
import { RECIPE_POLICY } from "./access-recipes.ts";
import { STAFF_POLICY } from "./access-staff.ts";
import { SWAP_POLICY } from "./access-swaps.ts";
import { TEAM_POLICY } from "./access-team.ts";
import { TEMPLATE_POLICY } from "./access-templates.ts";
import { TOKEN_POLICY } from "./access-tokens.ts";

/**
 * Who makes a call on something that belongs to `self`, who is a client of `coach`: `other` has neither coach nor organisation,
 * `otherCoach` is of another organisation.
 */
const USUAL_CALLERS = ["nobody", "self", "other", "coach", "otherCoach", "disabled", "staff"] as const;
/** Those of the same organisation, of one with simple recipes, and a coach who was switched off. */
const FURTHER_CALLERS = ["neighbour", "simpleClient", "colleague", "disabledCoach"] as const;
export const CALLERS = [...USUAL_CALLERS, ...FURTHER_CALLERS] as const;
type UsualCaller = (typeof USUAL_CALLERS)[number];
type FurtherCaller = (typeof FURTHER_CALLERS)[number];
export type Caller = UsualCaller | FurtherCaller;

/**
 * What a caller gets: the thing itself, what they would get if it did not exist, a refusal (403) of what they may only
 * see, or this status whatever is named.
 */
export type Outcome = "ok" | "hidden" | "seen" | 400 | 401 | 403 | 404 | 409 | 503;
export type Word = Readonly<Record<UsualCaller, Outcome> & Partial<Record<FurtherCaller, Outcome>>>;

/** How a thing that is out of reach is told: by this status, or by a list without rows. */
export type Hiding = 400 | 403 | 404 | "empty";

/** Outcome by caller; and, for calls that name something, how it is hidden. */
export type Policy = readonly [word: Word, hiding?: Hiding];
type FullPolicy = readonly [word: Readonly<Record<Caller, Outcome>>, hiding: Hiding | undefined];

/**
 * Being of the same organisation gives no right to what is a person's, nor does being its coach. So these get what strangers
 * of their kind get, unless the table says otherwise.
 */
const full = ([word, hiding]: Policy): FullPolicy => [
  {
    neighbour: word.other,
    simpleClient: word.other,
    colleague: word.otherCoach,
    disabledCoach: word.disabled,
    ...word,
  },
  hiding,
];

const everybody = (outcome: Outcome): Word => ({
  nobody: outcome,
  self: outcome,
  other: outcome,
  coach: outcome,
  otherCoach: outcome,
  disabled: outcome,
  staff: outcome,
});

const OPEN = everybody("ok");
const ALSO_BLOCKED: Word = { ...OPEN, nobody: 401 };
const SIGNED_IN: Word = { ...ALSO_BLOCKED, disabled: 403 };
const OWNER_WRITES: Word = { ...everybody("hidden"), nobody: 401, self: "ok", disabled: 403 };
const OWNER_READS: Word = { ...OWNER_WRITES, staff: "ok" };
const OWNER_AND_COACH_WRITE: Word = { ...OWNER_WRITES, coach: "ok" };
const OWNER_AND_COACH_READ: Word = { ...OWNER_READS, coach: "ok" };
const COACH: Word = { ...everybody(403), nobody: 401, coach: "ok", otherCoach: "hidden" };
const STAFF: Word = { ...everybody(403), nobody: 401, staff: "ok" };
/** Coaches for their own organisation, and staff for the product. */
const RECIPE_WRITERS: Word = { ...everybody(403), nobody: 401, coach: "ok", otherCoach: "ok", staff: "ok" };
const NOTHING_TO_IMPORT: Word = { ...RECIPE_WRITERS, coach: 503, otherCoach: 503, staff: 503 };
/** What an organisation has for its people: each of them reads it, and each of its coaches writes it. */
const ORGANISATION_READS: Word = { ...OWNER_AND_COACH_READ, neighbour: "ok", colleague: "ok" };
const ORGANISATION_WRITES: Word = { ...COACH, colleague: "ok" };
const HAS_ORGANISATION: Word = { ...everybody(403), nobody: 401, coach: 409, otherCoach: 409 };
/** For every coach, also one whose trial is over. */
const COACHES_BILLING: Word = {
  ...{ ...everybody(403), nobody: 401, coach: "ok", otherCoach: "ok", colleague: "ok", disabledCoach: "ok" },
};
/** Of the product's own recipes everybody knows, and only staff change them. */
const PRODUCT_RECIPE: Word = { ...everybody("seen"), nobody: 401, disabled: 403, staff: "ok" };
/** Coaches who may not manage what their practice pays. */
const WITHOUT_BILLING = { colleague: 403, disabledCoach: 403 } as const;
/** Nobody can do this in the test: the proof that the call asks for is missing. */
const always = everybody;

/** A coach sees what a client measures, and is told that only the client writes it (ledger MEAS-034). */
const measured = (noun: string, plural = `${noun}s`): Readonly<Record<string, Policy>> => ({
  [`list-${plural}`]: [OWNER_AND_COACH_READ, "empty"],
  [`create-${noun}`]: [{ ...OWNER_WRITES, coach: 403 }, 403],
  [`get-${noun}`]: [OWNER_AND_COACH_READ, 404],
  [`replace-${noun}`]: [{ ...OWNER_WRITES, coach: "seen" }, 404],
  [`change-${noun}`]: [{ ...OWNER_WRITES, coach: "seen" }, 404],
  [`delete-${noun}`]: [{ ...OWNER_WRITES, coach: "seen" }, 404],
});

/** Written by hand from the rules of roles and visibility (api.md 1.7). */
const POLICIES: Readonly<Record<string, Policy>> = {
  "create-magic-link": [OPEN],
  "create-login-signup-portal": [OPEN],
  "create-otp": [OPEN],
  "resend-otp": [OPEN],
  "verify-otp": [always(400)],
  "read-link": [always(400)],
  "login-by-link": [always(400)],
  "send-invitation-code": [always(400)],
  "redeem-invitation": [always(400)],
  logout: [ALSO_BLOCKED],
  "open-session": [always(403)],
  "list-devices": [ALSO_BLOCKED],
  "end-device": [{ ...OWNER_WRITES, disabled: "hidden" }, 404],
  "self-service-login": [OPEN],
  "self-service-signup": [OPEN],
  "create-client-magic-link": [COACH, 404],
  "sign-up": [OPEN],
  "list-users": [SIGNED_IN],
  "create-user": [STAFF],
  "get-user": [OWNER_READS, 404],
  "replace-user": [{ ...OWNER_WRITES, staff: "ok" }, 404],
  "change-user": [{ ...OWNER_WRITES, staff: "ok" }, 404],
  "delete-user": [{ ...OWNER_WRITES, disabled: "hidden" }, 404],
  "get-me": [ALSO_BLOCKED],
  "replace-me": [SIGNED_IN],
  "change-me": [SIGNED_IN],
  "delete-me": [ALSO_BLOCKED],
  "export-my-data": [ALSO_BLOCKED],
  "end-user-sessions": [STAFF, 404],
  "erase-user": [STAFF, 404],
  "activate-user": [always(400)],
  "resend-activation": [OPEN],
  "set-email": [SIGNED_IN],
  "reset-email": [OPEN],
  "reset-email-confirm": [always(400)],
  "set-password": [always(400)],
  "reset-password": [always(400)],
  "reset-password-confirm": [always(400)],

  "list-consents": [ALSO_BLOCKED],
  "give-consents": [SIGNED_IN],
  "withdraw-consents": [ALSO_BLOCKED],
  // Only someone with a coach has one to name.
  "share-with-coach": [{ ...everybody(400), nobody: 401, self: "ok", disabled: 403 }],
  "declare-client-consent": [COACH, 404],
  "list-data-views": [ALSO_BLOCKED],
  "download-my-data": [ALSO_BLOCKED],
  "download-calendar": [SIGNED_IN],
  "download-diary": [ALSO_BLOCKED],
  "download-measurements": [ALSO_BLOCKED],
  "download-recipes": [ALSO_BLOCKED],

  "complete-onboarding": [SIGNED_IN],
  "get-held-answers": [SIGNED_IN],
  "hold-answers": [SIGNED_IN],

  "list-user-profiles": [OWNER_AND_COACH_READ, "empty"],
  "create-user-profile": [OWNER_AND_COACH_WRITE, 403],
  "get-user-profile": [OWNER_AND_COACH_READ, 404],
  "replace-user-profile": [OWNER_AND_COACH_WRITE, 404],
  "change-user-profile": [OWNER_AND_COACH_WRITE, 404],
  "delete-user-profile": [STAFF, 404],
  "list-exercise-instances": [OWNER_AND_COACH_READ, "empty"],
  "create-exercise-instance": [OWNER_AND_COACH_WRITE, 400],
  "get-exercise-instance": [OWNER_AND_COACH_READ, 404],
  "replace-exercise-instance": [OWNER_AND_COACH_WRITE, 404],
  "change-exercise-instance": [OWNER_AND_COACH_WRITE, 404],
  "delete-exercise-instance": [OWNER_AND_COACH_WRITE, 404],
  "list-exercise-templates": [SIGNED_IN],
  "get-exercise-template": [SIGNED_IN, 404],
  "list-ingredients-to-avoid": [SIGNED_IN],
  "get-health-answers": [SIGNED_IN],
  "set-health-answers": [SIGNED_IN],
  "delete-health-answers": [SIGNED_IN],
  "set-ingredients-to-avoid": [OWNER_AND_COACH_WRITE, 403],
  "list-household-members": [OWNER_AND_COACH_READ, "empty"],
  "create-household-member": [OWNER_AND_COACH_WRITE, 403],
  "get-household-member": [OWNER_AND_COACH_READ, 404],
  "replace-household-member": [OWNER_AND_COACH_WRITE, 404],
  "change-household-member": [OWNER_AND_COACH_WRITE, 404],
  "delete-household-member": [OWNER_AND_COACH_WRITE, 404],

  "list-nutrition-day-plans": [OWNER_AND_COACH_READ, "empty"],
  "create-nutrition-day-plan": [OWNER_AND_COACH_WRITE, 400],
  "get-nutrition-day-plan": [OWNER_AND_COACH_READ, 404],
  "replace-nutrition-day-plan": [OWNER_AND_COACH_WRITE, 404],
  "change-nutrition-day-plan": [OWNER_AND_COACH_WRITE, 404],
  "delete-nutrition-day-plan": [OWNER_AND_COACH_WRITE, 404],
  "replace-day-plan-slots": [OWNER_AND_COACH_WRITE, 404],
  "find-plan-versions": [OWNER_AND_COACH_READ, 404],
  "restore-plan-version": [OWNER_AND_COACH_WRITE, 404],
  "list-meal-slot-specifications": [OWNER_AND_COACH_READ, "empty"],
  "create-meal-slot-specification": [OWNER_AND_COACH_WRITE, 400],
  "get-meal-slot-specification": [OWNER_AND_COACH_READ, 404],
  "replace-meal-slot-specification": [OWNER_AND_COACH_WRITE, 404],
  "change-meal-slot-specification": [OWNER_AND_COACH_WRITE, 404],
  "delete-meal-slot-specification": [OWNER_AND_COACH_WRITE, 404],
  "list-weekly-nutrition-plans": [SIGNED_IN],
  "create-weekly-nutrition-plan": [OWNER_AND_COACH_WRITE, 400],
  "get-weekly-nutrition-plan": [OWNER_AND_COACH_READ, 404],
  "replace-weekly-nutrition-plan": [OWNER_AND_COACH_WRITE, 404],
  "change-weekly-nutrition-plan": [OWNER_AND_COACH_WRITE, 404],
  "create-default-nutrition-plan": [OWNER_AND_COACH_WRITE, 404],
  "calculate-energy": [OWNER_AND_COACH_WRITE, 404],
  "preview-plan": [SIGNED_IN],
  "preview-day-plan": [OWNER_AND_COACH_WRITE, 404],
  "calculate-meal-sizes": [SIGNED_IN],
  "get-cycle": [SIGNED_IN],

  "list-calendar-days": [OWNER_AND_COACH_READ, "empty"],
  "create-calendar-day": [OWNER_AND_COACH_WRITE, 403],
  "get-calendar-day": [OWNER_AND_COACH_READ, 404],
  "replace-calendar-day": [OWNER_AND_COACH_WRITE, 404],
  "change-calendar-day": [OWNER_AND_COACH_WRITE, 404],
  "delete-calendar-day": [OWNER_AND_COACH_WRITE, 404],
  "list-calendar-items": [OWNER_AND_COACH_READ, "empty"],
  "create-calendar-item": [OWNER_AND_COACH_WRITE, 400],
  "get-calendar-item": [OWNER_AND_COACH_READ, 404],
  "replace-calendar-item": [OWNER_AND_COACH_WRITE, 404],
  // Whether a meal was eaten is for the person who ate it to say.
  "change-calendar-item": [{ ...OWNER_AND_COACH_WRITE, coach: "seen" }, 404],
  "delete-calendar-item": [OWNER_AND_COACH_WRITE, 404],
  "list-quick-add-meals": [SIGNED_IN],
  "create-quick-add-meal": [OWNER_AND_COACH_WRITE, 403],
  "get-quick-add-meal": [OWNER_AND_COACH_READ, 404],
  "replace-quick-add-meal": [OWNER_AND_COACH_WRITE, 404],
  "change-quick-add-meal": [OWNER_AND_COACH_WRITE, 404],
  "delete-quick-add-meal": [OWNER_AND_COACH_WRITE, 404],
  "list-recipe-meals": [SIGNED_IN],
  "create-recipe-meal": [OWNER_AND_COACH_WRITE, 403],
  "get-recipe-meal": [OWNER_AND_COACH_READ, 404],
  "replace-recipe-meal": [OWNER_AND_COACH_WRITE, 404],
  "change-recipe-meal": [OWNER_AND_COACH_WRITE, 404],
  "delete-recipe-meal": [OWNER_AND_COACH_WRITE, 404],
  "edit-recipe-meal-portions": [OWNER_AND_COACH_WRITE, 404],
  "list-single-food-meals": [SIGNED_IN],
  "create-single-food-meal": [OWNER_AND_COACH_WRITE, 403],
  "get-single-food-meal": [OWNER_AND_COACH_READ, 404],
  "replace-single-food-meal": [OWNER_AND_COACH_WRITE, 404],
  "change-single-food-meal": [OWNER_AND_COACH_WRITE, 404],
  "delete-single-food-meal": [OWNER_AND_COACH_WRITE, 404],
  "plan-single-food-meal": [OWNER_AND_COACH_WRITE, 404],
  "plan-single-food-meals": [OWNER_AND_COACH_WRITE, 404],
  "find-device-foods": [SIGNED_IN],
  "get-likings": [SIGNED_IN],
  "change-likings": [SIGNED_IN],
  "find-favourite-foods": [SIGNED_IN],
  "get-nutrients": [SIGNED_IN],
  "find-nutrient-meals": [SIGNED_IN],
  "get-week-reasons": [SIGNED_IN],
  "mark-favourite-food": [SIGNED_IN],
  "list-own-products": [SIGNED_IN],
  "create-own-product": [SIGNED_IN],
  "get-own-product": [OWNER_READS, 404],
  "replace-own-product": [OWNER_WRITES, 404],
  "change-own-product": [OWNER_WRITES, 404],
  "delete-own-product": [OWNER_WRITES, 404],
  "plan-own-product": [OWNER_WRITES, 404],
  "copy-meals-from-date": [OWNER_AND_COACH_WRITE, 403],
  "copy-meals-to-meal-moment": [OWNER_AND_COACH_WRITE, 403],

  "list-recipe-templates": [SIGNED_IN],
  "get-recipe-template": [SIGNED_IN, 404],
  "list-recipe-tags": [SIGNED_IN],
  "generate-meals": [OWNER_AND_COACH_READ, 404],
  "generate-meals-by-body": [OWNER_AND_COACH_WRITE, 403],
  "list-user-favourite-recipes": [OWNER_READS, "empty"],
  "create-user-favourite-recipe": [OWNER_WRITES, 403],
  "get-user-favourite-recipe": [OWNER_READS, 404],
  "replace-user-favourite-recipe": [OWNER_WRITES, 404],
  "change-user-favourite-recipe": [OWNER_WRITES, 404],
  "delete-user-favourite-recipe": [OWNER_WRITES, 404],
  "list-user-dislike-recipes": [OWNER_READS, "empty"],
  "create-user-dislike-recipe": [OWNER_WRITES, 403],
  "get-user-dislike-recipe": [OWNER_READS, 404],
  "replace-user-dislike-recipe": [OWNER_WRITES, 404],
  "change-user-dislike-recipe": [OWNER_WRITES, 404],
  "delete-user-dislike-recipe": [OWNER_WRITES, 404],

  ...PLANNING_POLICY,
  ...RECIPE_POLICY,
  ...SWAP_POLICY,

  "list-simple-recipes": [SIGNED_IN],
  "create-simple-recipe": [RECIPE_WRITERS],
  "get-simple-recipe": [SIGNED_IN, 404],
  "replace-simple-recipe": [PRODUCT_RECIPE, 404],
  "change-simple-recipe": [PRODUCT_RECIPE, 404],
  "delete-simple-recipe": [PRODUCT_RECIPE, 404],
  "get-simple-recipe-inspiration": [SIGNED_IN],
  "list-simple-recipe-suggestions": [SIGNED_IN],
  "list-simple-recipe-custom-tags": [SIGNED_IN],
  "import-recipe": [RECIPE_WRITERS],
  // There are no profiles to import from, which only those hear who might import.
  "import-recipe-profile": [NOTHING_TO_IMPORT],
  // Nobody's here: whoever began an import sees it alone, which import-simple-recipe.test.ts proves (SREC-047).
  "get-recipe-import-status": [{ ...always(404), nobody: 401, disabled: 403 }],
  "list-simple-recipe-favourites": [OWNER_READS, "empty"],
  "create-simple-recipe-favourite": [OWNER_WRITES, 403],
  "get-simple-recipe-favourite": [OWNER_READS, 404],
  "replace-simple-recipe-favourite": [OWNER_WRITES, 404],
  "change-simple-recipe-favourite": [OWNER_WRITES, 404],
  "delete-simple-recipe-favourite": [OWNER_WRITES, 404],
  "list-simple-recipe-dislikes": [OWNER_READS, "empty"],
  "create-simple-recipe-dislike": [OWNER_WRITES, 403],
  "get-simple-recipe-dislike": [OWNER_READS, 404],
  "replace-simple-recipe-dislike": [OWNER_WRITES, 404],
  "change-simple-recipe-dislike": [OWNER_WRITES, 404],
  "delete-simple-recipe-dislike": [OWNER_WRITES, 404],
  "list-simple-recipe-meals": [SIGNED_IN],
  "create-simple-recipe-meal": [OWNER_AND_COACH_WRITE, 403],
  "get-simple-recipe-meal": [OWNER_AND_COACH_READ, 404],
  "replace-simple-recipe-meal": [OWNER_AND_COACH_WRITE, 404],
  "change-simple-recipe-meal": [OWNER_AND_COACH_WRITE, 404],
  "delete-simple-recipe-meal": [OWNER_AND_COACH_WRITE, 404],
  "plan-simple-recipe": [OWNER_AND_COACH_WRITE, 404],
  "autoplan-simple-recipes": [SIGNED_IN],

  "list-foods": [SIGNED_IN],
  "get-food": [SIGNED_IN, 404],
  "list-suggested-servings": [SIGNED_IN],
  "search-foods": [SIGNED_IN],
  "autocomplete-foods": [SIGNED_IN],
  // The number in the test is nobody's.
  "find-food-by-barcode": [{ ...always(404), nobody: 401, disabled: 403 }],
  "search-suggested-servings": [SIGNED_IN],
  // An organisation's own: read by its people and staff, written by its coach.
  "list-preferred-servings": [ORGANISATION_READS, "empty"],
  "create-preferred-serving": [{ ...ORGANISATION_WRITES, otherCoach: 403 }, 403],
  "get-preferred-serving": [ORGANISATION_READS, 404],
  "replace-preferred-serving": [ORGANISATION_WRITES, 404],
  "change-preferred-serving": [ORGANISATION_WRITES, 404],
  "delete-preferred-serving": [ORGANISATION_WRITES, 404],

  "list-grocery-lists": [OWNER_READS, "empty"],
  "create-grocery-list": [OWNER_WRITES, 403],
  "get-grocery-list": [OWNER_READS, 404],
  "set-grocery-list-shop": [OWNER_WRITES, 404],
  "delete-grocery-list": [OWNER_WRITES, 404],
  "create-grocery-list-item": [OWNER_WRITES, 400],
  "change-grocery-list-item": [OWNER_WRITES, 404],
  "delete-grocery-list-item": [OWNER_WRITES, 404],
  ...GROCERY_POLICY,

  ...measured("recipe-feedback", "recipe-feedback"),
  ...measured("user-weight"),
  ...measured("user-sleep"),
  ...measured("user-stress", "user-stresses"),
  ...measured("user-distance"),
  ...measured("user-body-fat-percentage"),
  "delete-measurement": [OWNER_WRITES, 403],

  "list-clients": [COACH, "empty"],
  "get-client": [COACH, 404],
  "change-client": [COACH, 404],
  "create-client": [{ ...COACH, otherCoach: "ok" }],
  "import-clients": [{ ...COACH, otherCoach: "ok" }],
  "get-invitation": [COACH, 404],
  "send-invitation": [COACH, 404],
  "correct-client-address": [COACH, 404],
  "withdraw-invitation": [COACH, 404],
  "count-client-fitting-recipes": [COACH, 404],
  "list-client-fits": [{ ...COACH, otherCoach: "ok" }],
  "list-triage": [COACH, "empty"],
  "get-triage-settings": [{ ...COACH, otherCoach: "ok" }],
  "change-triage-settings": [{ ...COACH, otherCoach: "ok" }],
  "get-triage-client": [COACH, 404],
  "settle-client": [COACH, 404],
  "unsettle-client": [COACH, 404],
  "get-client-marks": [COACH, 404],
  "mark-client": [COACH, 404],
  "shift-plan-energy": [OWNER_AND_COACH_WRITE, 403],
  "add-day-note": [OWNER_AND_COACH_WRITE, 403],

  "list-simple-grocery-lists": [OWNER_READS, "empty"],
  "create-simple-grocery-list": [OWNER_WRITES, 403],
  "get-simple-grocery-list": [OWNER_READS, 404],
  "delete-simple-grocery-list": [OWNER_WRITES, 404],
  "list-simple-grocery-list-items": [OWNER_READS, "empty"],
  "create-simple-grocery-list-item": [OWNER_WRITES, 400],
  "get-simple-grocery-list-item": [OWNER_READS, 404],
  "replace-simple-grocery-list-item": [OWNER_WRITES, 404],
  "change-simple-grocery-list-item": [OWNER_WRITES, 404],
  "delete-simple-grocery-list-item": [OWNER_WRITES, 404],

  "get-default-brand": [OPEN],
  "get-brand": [OPEN, 404],
  "get-landing-page": [OPEN, 404],
  "join-waitlist": [OPEN, 404],
  "leave-waitlist": [OPEN, 400],
  "get-self-service-coach": [{ ...COACH, otherCoach: "ok", colleague: "ok" }],
  "find-organisations-by-subdomain": [OPEN],
  "get-organisation": [ORGANISATION_READS, 404],
  // The coaches of these tests have one.
  "create-organisation": [HAS_ORGANISATION],
  "create-practice": [HAS_ORGANISATION],
  // Only coaches with the right to the brand.
  "change-organisation": [{ ...ORGANISATION_WRITES, colleague: "seen", staff: "ok" }, 404],

  ...CHECK_IN_POLICY,
  ...MESSAGE_POLICY,
  ...JOINING_POLICY,
  ...TEAM_POLICY,
  ...TOKEN_POLICY,
  ...BRING_POLICY,
  ...TEMPLATE_POLICY,
  ...ADMIN_POLICY,
  ...STAFF_POLICY,
  ...MEDIA_POLICY,

  "get-billing-options": [OPEN],
  "open-customer-portal": [{ ...ALSO_BLOCKED, ...WITHOUT_BILLING }],
  // None of them has a subscription that could end.
  "cancel-deal": [{ ...always(404), nobody: 401, disabled: 403 }],
  "list-coach-plans": [COACHES_BILLING],
  "create-coach-checkout": [{ ...COACHES_BILLING, ...WITHOUT_BILLING }],
  "get-referral": [COACHES_BILLING],
  "list-checkout-prices": [OPEN],
  "create-checkout-session": [{ ...OPEN, ...WITHOUT_BILLING }],
  "create-setup-intent": [{ ...OPEN, ...WITHOUT_BILLING }],
  "create-subscription": [OPEN],
  "create-payment-intent": [OPEN],
  "verify-subscription": [always(404)],
  "validate-promo-code": [OPEN],
  "enter-from-checkout": [always(404)],

  "get-health": [OPEN],
  "get-readiness": [OPEN],
  "get-site-links": [OPEN],
  "report-client-error": [OPEN],
  "record-analytics-event": [OPEN],
  "list-sent-mails": [OPEN],
  // The demo world is switched off in the test, so its people are not there.
  "list-demo-people": [OPEN],
  "enter-as-demo-person": [always(404)],
  "create-demo-account": [always(404)],
};

/** What every call of the contract must answer to each caller. */
export const ACCESS_POLICY: Readonly<Record<string, FullPolicy>> = Object.fromEntries(
  Object.entries(POLICIES).map(([name, policy]) => [name, full(policy)]),
);
