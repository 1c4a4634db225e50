/** How the rows of a table say whose they are, where that is not a column `user_id` alone. */
export interface RowKeys {
  /** Columns with the number of the person. */
  readonly byId: readonly string[];
  /** Column with an address; it counts where no `user_id` says otherwise. */
  readonly byEmail?: string;
}

export const ROW_KEYS: Readonly<Record<string, RowKeys>> = {
  users: { byId: ["id"] },
  recipe_templates: { byId: ["author_id"] },
  organisations: { byId: ["owner_id"] },
  audit_log: { byId: ["user_id", "actor_id"] },
  sign_in_requests: { byId: ["user_id"], byEmail: "email" },
  customers: { byId: ["user_id"], byEmail: "email" },
  checkout_sessions: { byId: ["user_id"], byEmail: "email" },
  outbox: { byId: [], byEmail: "recipient" },
  team_invitations: { byId: [], byEmail: "email" },
  waitlist_entries: { byId: [], byEmail: "email" },
  undeliverable_addresses: { byId: [], byEmail: "email" },
  held_answers: { byId: [], byEmail: "email" },
  check_in_forms: { byId: ["coach_id"] },
  grocery_shoppers: { byId: ["user_id", "shopper_id"] },
};

/** Why a column is not in the download; the words are those of the README. */
export type LeftOut = "secret" | "mail" | "sealed" | "copy" | "note" | "brought";

/** Columns that are not downloaded. Everything else is, also what a later migration adds. */
export const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, LeftOut>>>> = {
  sessions: { token_hash: "secret" },
  access_tokens: { token_hash: "secret" },
  brought_parts: { content: "brought" },
  brought_entries: { digest: "brought" },
  grocery_share_links: { token_hash: "secret" },
  sign_in_requests: {
    code_hmac: "secret",
    code_salt: "secret",
    request_secret_hash: "secret",
    link_hash: "secret",
  },
  idempotency_keys: { key: "secret", body_hash: "secret", answer: "copy", sealed_answer: "copy" },
  user_profiles: { sealed_cycle: "sealed" },
  calendar_days: { sealed_note: "sealed" },
  client_notes: { sealed_note: "note" },
  outbox: { body_text: "mail", body_html: "mail", link: "secret", code: "secret" },
};

/** Columns that name a person and are no key of that person's rows, and why. A test holds both lists against the catalogue. */
export const NOT_KEYS: Readonly<Record<string, string>> = {
  "users.coach_id": "rows of a coach's clients, who download them themselves",
  "plan_versions.author_id": "the version is in the download of the person whose plan it is",
  "triage_clients.coach_id": "what a coach notes of a client is in the client's download",
  "users.referred_by_id": "who recommended a coach stands in the download of that coach",
  "users.email": "the row is found by its number",
  "consents.actor_id": "what a coach declared for a client is in the client's download",
  "health_openings.staff_id": "whose health data was open is in that person's download",
  "conversations.coach_id": "what a coach and a client wrote is in the client's download",
  "messages.coach_id": "what a coach and a client wrote is in the client's download",
  "check_ins.coach_id": "what a client sent is in the client's download",
  "check_in_answers.coach_id": "what a client sent is in the client's download",
  "check_in_rest_answers.coach_id": "what a client sent is in the client's download",
  "check_in_schedules.coach_id": "when a client is asked is in the client's download",
  "client_notes.coach_id": "a note is about the client and belongs to the practice",
  "client_shares.coach_id": "with whom a client is shared is in the client's download",
  "client_shares.colleague_id": "with whom a client is shared is in the client's download",
  "grocery_list_items.ticked_by": "what is bought is in the download of the person whose list it is",
  "consents.coach_id": "what clients share with a coach is in theirs",
  "sign_in_requests.new_email": "the request belongs to the account that asked for it",
  "erasures.erased_user_id": "made when there is nobody left to download it",
  "feature_flags.users": "numbers of other people; what is switched on stands in the account",
  "sign_in_failures.email": "written by version 2.4.11 while a fleet is replaced, gone within a day",
  "limited_events.subject": "a keyed hash with counters, gone within a day",
};
