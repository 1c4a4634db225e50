import type { RailFindingCode } from "@plateful/nutrition";

/**
 * Every refusal that a caller may be told of, with its HTTP status. The words stand in the phrases package under
 * `errors.problem`; a code without a phrase in both languages does not compile (see error-phrases.test.ts).
 * `wireCode` is the `code` of the answer where api.md 1.5 gives one; `reported` problems go to error reporting.
 */
export const PROBLEMS = {
  not_authenticated: { status: 401 },
  invalid_token: { status: 401 },
  permission_denied: { status: 403, wireCode: "permission_denied" },
  scope_missing: { status: 403, wireCode: "scope_missing" },
  token_not_allowed: { status: 403, wireCode: "token_not_allowed" },
  foreign_site: { status: 403, wireCode: "foreign_site" },
  account_disabled: { status: 403, wireCode: "account_disabled" },
  payment_required: { status: 403, wireCode: "payment_required" },
  consent_required: { status: 403, wireCode: "consent_required" },
  product_logging_disabled: { status: 403, wireCode: "product_logging_disabled" },
  generate_meals_disabled: { status: 403, wireCode: "generate_meals_disabled" },
  not_found: { status: 404 },
  invalid_page: { status: 404 },
  barcode_not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  planning_in_progress: { status: 409, wireCode: "planning_in_progress" },
  nothing_to_undo: { status: 409, wireCode: "nothing_to_undo" },
  has_active_clients: { status: 409, wireCode: "has_active_clients" },
  last_owner: { status: 409, wireCode: "last_owner" },
  member_has_clients: { status: 409, wireCode: "member_has_clients" },
  clients_changed: { status: 409, wireCode: "clients_changed" },
  no_trial: { status: 409, wireCode: "no_trial" },
  has_organisation: { status: 409, wireCode: "has_organisation" },
  invitation_withdrawn: { status: 409, wireCode: "invitation_withdrawn" },
  client_has_signed_in: { status: 409, wireCode: "client_has_signed_in" },
  client_active: { status: 409, wireCode: "client_active" },
  conversation_closed: { status: 409, wireCode: "conversation_closed" },
  check_in_sent: { status: 409, wireCode: "check_in_sent" },
  check_ins_closed: { status: 409, wireCode: "check_ins_closed" },
  meal_not_open: { status: 409, wireCode: "meal_not_open" },
  conflict: { status: 409, wireCode: "conflict" },
  confirmation_needed: { status: 409, wireCode: "confirmation_needed" },
  in_use: { status: 409, wireCode: "in_use" },
  idempotency_conflict: { status: 409, wireCode: "idempotency_conflict" },
  already_subscribed: { status: 409, wireCode: "already_subscribed" },
  checkout_not_completed: { status: 409, wireCode: "not_completed" },
  health_data_closed: { status: 403, wireCode: "health_data_closed" },
  fresh_sign_in_required: { status: 403, wireCode: "fresh_sign_in_required" },
  email_unconfirmed: { status: 403, wireCode: "email_unconfirmed" },
  invitation_needs_code: { status: 409, wireCode: "invitation_needs_code" },
  sign_in_required: { status: 409, wireCode: "sign_in_required" },
  gone: { status: 410, wireCode: "gone" },
  too_large: { status: 413, wireCode: "too_large" },
  unsupported_media_type: { status: 415 },
  parse_error: { status: 400, wireCode: "parse_error" },
  too_deep: { status: 400, wireCode: "too_deep" },
  otp_locked: { status: 429, wireCode: "otp_locked" },
  mail_throttled: { status: 429, wireCode: "throttled" },
  planning_throttled: { status: 429, wireCode: "throttled" },
  throttled: { status: 429, wireCode: "throttled" },
  server_error: { status: 500 },
  import_unavailable: { status: 503, wireCode: "import_unavailable" },
  billing_unavailable: { status: 503, wireCode: "billing_unavailable" },
  unavailable: { status: 503, wireCode: "unavailable" },
} as const satisfies Record<string, { status: number; wireCode?: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/**
 * Reasons why one field (or the body as a whole) is refused with 400. The texts stand in the phrases package under
 * `errors.field`, and take the values that follow the code.
 */
export type FieldError =
  | {
      readonly code:
        | "required"
        | "null"
        | "blank"
        | "number"
        | "integer"
        | "boolean"
        | "text"
        | "list"
        | "object";
    }
  | { readonly code: "email" | "date" | "time" | "datetime" | "in_future" | "url" }
  | { readonly code: "choice"; readonly value: string }
  /** A query key that the call does not read; `known` lists those that it does, with commas, or is empty. */
  | { readonly code: "unknown_filter"; readonly known: string }
  | {
      readonly code: "min" | "max" | "more_than" | "max_length" | "min_items" | "max_items";
      readonly limit: number;
    }
  | { readonly code: "megapixels"; readonly limit: number }
  | { readonly code: "invalid_pk"; readonly id: number }
  | { readonly code: "unique_set"; readonly fields: string }
  | { readonly code: "client_joins"; readonly client: string; readonly coach: string }
  | { readonly code: RailErrorCode; readonly value: number; readonly limit: number }
  | { readonly code: BusinessErrorCode | RailInWordsCode };

/** A guard-rail that a plan crosses, by the name of its finding (SAFE-001). */
export type RailErrorCode = `rail_${Lowercase<RailFindingCode>}`;

/** The same, for whoever would rather read no figures (SAFE-023). */
export type RailInWordsCode = `${RailErrorCode}_in_words`;

/** Field errors that belong to one rule of the product; api.md gives each text beside its call. */
export const BUSINESS_ERRORS = [
  "otp_format",
  "otp_invalid",
  "otp_expired",
  "link_invalid",
  "redirect_url",
  "unknown_organisation",
  "passwords_not_used",
  "email_taken",
  "confirmation",
  "profile_exists",
  "weekly_plan_exists",
  "last_plan",
  "no_intake",
  "weight_missing",
  "gender_missing",
  "height_missing",
  "age_missing",
  "no_plan_for_weekday",
  "plan_unfinished",
  "no_meals_to_copy",
  "day_full",
  "list_full",
  "share_link_over",
  "own_share_link",
  "shoppers_full",
  "same_date",
  "date_out_of_range",
  "time_not_eaten",
  "end_before_start",
  "range_too_long",
  "path_mismatch",
  "macros_required",
  "goal_weight_too_low",
  "exercise_too_much",
  "energy_need_too_high",
  "rail_reason",
  "template_meals",
  "no_practice",
  "too_many_templates",
  "goal_weight_not_below",
  "unsafe_weight_loss",
  "weekly_goal_required",
  "weekly_goal_too_fast",
  "required_meals",
  "no_intolerance_exclusive",
  "cycle_length",
  "cycle_female_only",
  "age_out_of_range",
  "meal_moment_mismatch",
  "terms",
  "time_zone",
  "import_one",
  "import_unanswered",
  "file_unknown",
  "file_damaged",
  "file_empty",
  "file_too_long",
  "file_too_many_recipes",
  "file_line_too_long",
  "quantity_zero",
  "barcode",
  "portion_step",
  "portion_quarter",
  "own_account",
  "too_many_tokens",
  "already_member",
  "right_not_held",
  "unknown_member",
  "already_shared",
  "not_shared",
  "no_practice_coach",
  "household_full",
  "too_many_products",
  "too_many_favourites",
  "too_much_feedback",
  "own_barcode_taken",
  "parts_over_whole",
  "no_amount",
  "dish_unsuited",
  "recipe_unsuited",
  "check_in_empty",
  "check_in_question",
  "question_twice",
  "nul_character",
  "card_refused",
  "price_unknown",
  "promo_code_unknown",
  "customer_unknown",
  "signature",
  "colour",
  "subdomain",
  "subdomain_taken",
  "name_typed",
  "flag_name",
  "flag_name_taken",
  "picture",
  "logo_format",
  "picture_unreadable",
  "picture_unknown",
] as const;
export type BusinessErrorCode = (typeof BUSINESS_ERRORS)[number];
