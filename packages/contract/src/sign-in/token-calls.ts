// size: every call of the API by the scope that opens it, read as one table

import { TOKEN_SCOPES, type TokenScope } from "./token-scopes.ts";

const reading = (noun: string, plural = `${noun}s`) => [`list-${plural}`, `get-${noun}`];
const writing = (...nouns: readonly string[]) =>
  nouns.flatMap((noun) => ["create", "replace", "change", "delete"].map((verb) => `${verb}-${noun}`));

/** What each scope opens. A call that only reads stands with the reading scope, also where it is a POST. */
const CALLS_OF_SCOPE: Readonly<Record<TokenScope, readonly string[]>> = {
  "diary:read": [
    ...reading("calendar-day"),
    ...reading("calendar-item"),
    ...reading("quick-add-meal"),
    ...reading("single-food-meal"),
    ...reading("recipe-meal"),
    ...reading("simple-recipe-meal"),
    "diagnose-plan",
    "find-plan-undo",
    "find-unsuited-meals",
    "find-usual-foods",
    "find-plan-candidates",
    "find-swaps",
    "offer-rebalance",
    "explain-meal",
    "get-week-reasons",
    "get-likings",
    "recognise-meal",
    "count-fitting-recipes",
    "generate-meals",
    "generate-meals-by-body",
    "get-nutrients",
    "find-nutrient-meals",
    "download-diary",
  ],
  "diary:write": [
    ...writing("calendar-day", "calendar-item", "quick-add-meal", "single-food-meal"),
    ...writing("recipe-meal", "simple-recipe-meal"),
    "edit-recipe-meal-portions",
    "seat-recipe-meal",
    "plan-generated-recipe-meal",
    "plan-single-food-meal",
    "plan-single-food-meals",
    "plan-own-product",
    "plan-simple-recipe",
    "save-and-plan-recipe-meal",
    "auto-plan-day",
    "auto-plan-days",
    "autoplan-simple-recipes",
    "replan-week",
    "copy-meals-from-date",
    "copy-meals-to-meal-moment",
    "lock-meals",
    "undo-auto-plan",
    "swap-meal",
    "restore-meals",
    "rebalance-day",
    "change-likings",
    "add-day-note",
  ],
  "plan:read": [
    ...reading("nutrition-day-plan"),
    ...reading("meal-slot-specification"),
    ...reading("weekly-nutrition-plan"),
    "find-plan-versions",
    "calculate-energy",
    "preview-plan",
    "preview-day-plan",
    "calculate-meal-sizes",
  ],
  "plan:write": [
    ...writing("nutrition-day-plan", "meal-slot-specification"),
    "create-weekly-nutrition-plan",
    "replace-weekly-nutrition-plan",
    "change-weekly-nutrition-plan",
    "replace-day-plan-slots",
    "restore-plan-version",
    "create-default-nutrition-plan",
    "shift-plan-energy",
    "decide-energy-use",
  ],
  "recipes:read": [
    ...reading("recipe-template"),
    ...reading("ingredient"),
    ...reading("recipe-inspiration"),
    ...reading("user-favourite-recipe"),
    ...reading("user-dislike-recipe"),
    ...reading("recipe-feedback", "recipe-feedback"),
    "download-recipes",
    ...reading("simple-recipe"),
    ...reading("simple-recipe-favourite"),
    ...reading("simple-recipe-dislike"),
    ...reading("recipe-import"),
    "list-recipe-tags",
    "get-simple-recipe-inspiration",
    "list-simple-recipe-suggestions",
    "list-simple-recipe-custom-tags",
    "get-recipe-import-status",
  ],
  "recipes:write": [
    ...writing("recipe-template", "ingredient", "recipe-inspiration", "user-favourite-recipe"),
    ...writing("user-dislike-recipe", "recipe-feedback", "simple-recipe", "simple-recipe-favourite"),
    ...writing("simple-recipe-dislike"),
    "restore-recipe-template",
    "create-recipe",
    "start-recipe-import",
    "change-recipe-import",
    "delete-recipe-import",
    "save-recipe-import",
    "import-recipe",
    "import-recipe-profile",
    "upload-media",
    "delete-media",
  ],
  "foods:read": [
    ...reading("food"),
    ...reading("own-product"),
    ...reading("preferred-serving"),
    "search-foods",
    "autocomplete-foods",
    "find-food-by-barcode",
    "list-suggested-servings",
    "search-suggested-servings",
    "find-device-foods",
    "find-favourite-foods",
  ],
  "foods:write": [...writing("own-product", "preferred-serving"), "mark-favourite-food"],
  "groceries:read": [
    ...reading("grocery-list"),
    ...reading("simple-grocery-list"),
    ...reading("simple-grocery-list-item"),
    "find-grocery-shops",
    "get-shared-grocery-list",
  ],
  "groceries:write": [
    "create-grocery-list",
    "delete-grocery-list",
    "set-grocery-list-shop",
    "create-grocery-list-item",
    "change-grocery-list-item",
    "delete-grocery-list-item",
    "create-shared-grocery-item",
    "change-shared-grocery-item",
    "delete-shared-grocery-item",
    "create-simple-grocery-list",
    "delete-simple-grocery-list",
    ...writing("simple-grocery-list-item"),
  ],
  "measurements:read": [
    ...reading("user-weight"),
    ...reading("user-sleep"),
    ...reading("user-stress", "user-stresses"),
    ...reading("user-distance"),
    ...reading("user-body-fat-percentage"),
    "get-energy-use",
    "download-measurements",
  ],
  "measurements:write": [
    ...writing("user-weight", "user-sleep", "user-stress", "user-distance", "user-body-fat-percentage"),
    "delete-measurement",
  ],
  "profile:read": [
    ...reading("user-profile"),
    ...reading("exercise-instance"),
    ...reading("exercise-template"),
    ...reading("household-member"),
    "list-ingredients-to-avoid",
    "get-cycle",
    "get-me",
    "get-organisation",
  ],
  "profile:write": [
    ...writing("user-profile", "exercise-instance", "household-member"),
    "set-ingredients-to-avoid",
  ],
  "coach:read": [
    ...reading("client"),
    ...reading("plan-template").slice(0, 1),
    "list-client-fits",
    "count-client-fitting-recipes",
    "list-triage",
    "get-triage-client",
    "get-triage-settings",
    "get-client-marks",
    "find-template-uses",
    "find-plan-shares",
    "preview-plan-template",
  ],
  "coach:write": [
    "settle-client",
    "unsettle-client",
    "mark-client",
    "change-triage-settings",
    "create-plan-template",
    "change-plan-template",
    "remove-plan-template",
    "apply-plan-template",
    "undo-plan-template",
  ],
  "calendar:read": ["download-calendar"],
};

/** What says the same to everybody, so a token opens it whatever it is allowed. */
const CALLS_OF_EVERY_TOKEN: readonly string[] = [
  "get-default-brand",
  "get-brand",
  "find-organisations-by-subdomain",
  "get-landing-page",
  "get-health",
  "get-readiness",
  "get-site-links",
];

/**
 * What no token ever opens: whatever lets people in or keeps them out, what is paid, what people agree to or write to each other,
 * what cannot be taken back, and the work of staff.
 */
const CALLS_OF_NO_TOKEN: readonly string[] = [
  // Signing in, devices and tokens.
  ...[
    "create-magic-link",
    "create-login-signup-portal",
    "create-otp",
    "resend-otp",
    "verify-otp",
    "read-link",
  ],
  ...["login-by-link", "send-invitation-code", "redeem-invitation", "logout", "open-session", "list-devices"],
  ...["end-device", "self-service-login", "self-service-signup", "get-self-service-coach", "sign-up"],
  ...["create-client-magic-link", "activate-user", "resend-activation", "create-demo-account"],
  ...["find-access-tokens", "create-access-token", "revoke-access-token", "find-access-token-calls"],
  // The account itself.
  ...["list-users", "create-user", "get-user", "replace-user", "change-user", "delete-user"],
  ...["replace-me", "change-me", "delete-me", "end-user-sessions", "erase-user", "set-email", "reset-email"],
  ...["reset-email-confirm", "set-password", "reset-password", "reset-password-confirm"],
  ...["export-my-data", "download-my-data", "complete-onboarding", "get-held-answers", "hold-answers"],
  // What is brought from other apps, which is thousands of entries at once.
  ...[
    "read-brought-file",
    "find-brought-files",
    "get-brought-file",
    "import-brought-file",
    "undo-brought-file",
  ],
  // Consents, health answers, and who saw what.
  ...["list-consents", "give-consents", "withdraw-consents", "share-with-coach", "declare-client-consent"],
  ...["list-data-views", "get-health-answers", "set-health-answers", "delete-health-answers"],
  // What people write to each other.
  ...["get-conversation", "send-message", "read-messages", "count-messages", "get-message-mails"],
  ...["set-message-mails", "list-conversations", "get-client-conversation", "send-client-message"],
  ...["read-client-messages", "settle-client-conversation", "find-day-comments", "find-client-day-comments"],
  ...["get-client-note", "save-client-note", "get-check-in", "list-check-ins", "send-check-in"],
  ...["set-check-in-mails", "get-check-in-questions", "save-check-in-questions", "list-waiting-check-ins"],
  ...["list-client-check-ins", "ask-for-check-in", "set-check-in-schedule", "get-client-check-in"],
  ...["reply-to-check-in", "settle-check-in"],
  // Who shops along, who is a client, and who is in a team.
  ...["get-grocery-share", "create-grocery-share-link", "delete-grocery-share-link", "join-grocery-share"],
  ...["delete-grocery-shopper", "change-client", "create-client", "import-clients", "undo-client"],
  ...["get-invitation", "send-invitation", "correct-client-address", "withdraw-invitation"],
  ...["preview-invitation", "list-invitations", "join-waitlist", "leave-waitlist", "list-waitlist"],
  ...["remove-from-waitlist", "get-team", "invite-colleague", "withdraw-team-invitation"],
  ...["change-team-member", "remove-team-member", "list-own-team-invitations", "answer-team-invitation"],
  ...["hand-over-clients", "list-client-shares", "share-client", "end-client-share", "list-own-shares"],
  ...["answer-own-share", "acknowledge-own-share", "end-own-share"],
  // Practices and payments.
  ...["change-organisation", "create-organisation", "create-practice", "get-billing-options"],
  ...["open-customer-portal", "cancel-deal", "list-coach-plans", "create-coach-checkout", "get-referral"],
  ...["list-checkout-prices", "create-checkout-session", "create-setup-intent", "create-subscription"],
  ...["create-payment-intent", "verify-subscription", "validate-promo-code", "enter-from-checkout"],
  // Reports of the web app, and development.
  ...["report-client-error", "record-analytics-event", "list-sent-mails", "list-demo-people"],
  "enter-as-demo-person",
  // Staff.
  ...["list-managed-organisations", "get-managed-organisation", ...writing("managed-organisation")],
  ...["list-feature-flags", "get-feature-flag", ...writing("feature-flag"), "list-audit-entries"],
  ...["get-staff-overview", "list-staff-jobs", "retry-jobs", "get-staff-mail", "resend-mail"],
  ...["unblock-address", "list-staff-people", "get-staff-person", "open-health-data", "close-health-data"],
  ...["switch-account", "deactivate-practice", "list-practice-members", "choose-practice-owner"],
  ...["extend-trial", "get-planning-night"],
];

/** Which tokens open a call: those with a scope, every one, or none. */
export type TokenRule = TokenScope | "every" | "none";

/** Every call by its name, once for each place of the table in which it stands: a test finds exactly one for each. */
export const tokenRules: readonly (readonly [call: string, rule: TokenRule])[] = [
  ...TOKEN_SCOPES.flatMap((scope) => CALLS_OF_SCOPE[scope].map((name) => [name, scope] as const)),
  ...CALLS_OF_EVERY_TOKEN.map((name) => [name, "every"] as const),
  ...CALLS_OF_NO_TOKEN.map((name) => [name, "none"] as const),
];

const ruleByName = /* @__PURE__ */ new Map<string, TokenRule>(tokenRules);

/** Which tokens open the call of this name; a call that the table does not know is opened by none. */
export const tokenRuleOf = (name: string): TokenRule => ruleByName.get(name) ?? "none";
