import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, email, idInPath, looseText, maybe, pageOf, pageQuery, text, timeZone } from "../fields.ts";
import { LOCALES } from "../locales.ts";
import { heldAtSignUp } from "../onboarding/held-answers.ts";
import { PAYMENT_OVERRIDES, user } from "./user.ts";

const signIn = { feature: "sign-in" } as const;
const everyone = { ...signIn, path: "auth/users/" } as const;
const one = {
  ...signIn,
  path: "auth/users/{id}/",
  aliases: ["users/user/{id}/"],
  params: idInPath,
} as const;
const me = { ...signIn, path: "auth/users/me/", aliases: ["users/me/"] } as const;

/** True only: the terms cannot be refused and a sign-up still made. */
export const acceptedTerms = () => z.boolean().check(z.refine((accepted) => accepted, { error: "terms" }));

const names = { first_name: text(100), last_name: text(100) };

/** What people change of their own account; the account flags are taken from staff only and ignored otherwise. */
const accountFields = z.object({
  ...names,
  locale: maybe(choice(LOCALES)),
  time_zone: z.optional(timeZone()),
  /** Where the person is and keeps their own zone, so that they are not asked about it again. */
  declined_time_zone: z.optional(timeZone()),
  uses_imperial_measurements: z.optional(z.boolean()),
  /** Taken from the person alone, and ignored otherwise. */
  hides_numbers: z.optional(z.boolean()),
  account_enabled: z.optional(z.boolean()),
  payment_status_override: maybe(choice(PAYMENT_OVERRIDES)),
  feature_flag_disable_product_logging: z.optional(z.boolean()),
  feature_flag_generate_meals_button_in_planner: z.optional(z.boolean()),
});
const accountChanges = z.partial(accountFields);

/** `DELETE` or `VERWIJDER`; compared by the server, in the language of the call. */
const deletion = z.object({ confirmation: looseText(50) });

export const signUp = endpoint({
  ...everyone,
  name: "sign-up",
  method: "POST",
  summary: "Make an account and mail a sign-in code",
  access: { who: "anyone" },
  body: z.object({
    email: email(),
    ...names,
    terms_accepted: acceptedTerms(),
    /** The site on which this happens: the account becomes one of its organisation. */
    organisation_subdomain: maybe(text(63)),
    /** Sent only by who agreed to it: answers are health data. */
    held_answers: maybe(heldAtSignUp),
  }),
  errors: ["mail_throttled"],
  answer: z.object({ authentication_method: z.literal("OTP") }),
});

export const listUsers = endpoint({
  ...everyone,
  aliases: ["users/user/"],
  name: "list-users",
  method: "GET",
  summary: "List accounts: one's own, and for staff all",
  access: { who: "own", coach: "none" },
  query: z.object({ ...pageQuery, search: z.optional(text(100)) }),
  answer: pageOf(user),
});

export const createUser = endpoint({
  ...everyone,
  path: "users/user/",
  name: "create-user",
  method: "POST",
  summary: "Make an account for someone, who then signs in by e-mail; for staff",
  access: { who: "staff" },
  body: z.extend(accountFields, { email: email() }),
  answer: user,
});

export const getUser = endpoint({
  ...one,
  name: "get-user",
  method: "GET",
  summary: "Read an account",
  access: { who: "own", coach: "none" },
  errors: ["not_found"],
  answer: user,
});

export const replaceUser = endpoint({
  ...one,
  name: "replace-user",
  method: "PUT",
  summary: "Replace the details of an account",
  access: { who: "own", coach: "none" },
  body: accountFields,
  errors: ["not_found"],
  answer: user,
  current: user,
});

export const changeUser = endpoint({
  ...one,
  name: "change-user",
  method: "PATCH",
  summary: "Change details of an account",
  access: { who: "own", coach: "none" },
  body: accountChanges,
  errors: ["not_found"],
  answer: user,
  current: user,
});

export const deleteUser = endpoint({
  ...one,
  name: "delete-user",
  method: "DELETE",
  summary: "Delete one's own account, named by its id",
  access: { who: "blocked-too" },
  body: deletion,
  errors: ["not_found", "has_active_clients"],
});

export const getMe = endpoint({
  ...me,
  name: "get-me",
  method: "GET",
  summary: "Read the caller's account, profile, coach and organisation",
  access: { who: "blocked-too" },
  answer: user,
});

export const replaceMe = endpoint({
  ...me,
  name: "replace-me",
  method: "PUT",
  summary: "Replace the details of the caller's account",
  access: { who: "own", coach: "none" },
  body: accountFields,
  answer: user,
  current: user,
});

export const changeMe = endpoint({
  ...me,
  name: "change-me",
  method: "PATCH",
  summary: "Change details of the caller's account",
  access: { who: "own", coach: "none" },
  body: accountChanges,
  answer: user,
  current: user,
});

export const deleteMe = endpoint({
  ...me,
  name: "delete-me",
  method: "DELETE",
  summary: "Delete the caller's account and all their data",
  access: { who: "blocked-too" },
  body: deletion,
  errors: ["has_active_clients"],
});

export const exportMyData = endpoint({
  ...signIn,
  name: "export-my-data",
  method: "GET",
  path: "users/me/export/",
  summary: "Download all data of the caller as JSON",
  access: { who: "blocked-too" },
  query: z.object({ format: z.optional(z.literal("json")) }),
  errors: ["email_unconfirmed"],
  answer: z.record(z.string(), z.unknown()),
});

/** Why staff act on someone's account; a fixed list, so that no personal data gets into the access log. */
export const STAFF_REASONS = ["REQUEST", "SECURITY", "ABUSE", "DUPLICATE"] as const;

const staffAction = {
  ...signIn,
  method: "POST",
  access: { who: "staff" },
  params: idInPath,
  errors: ["not_found"],
  status: 204,
} as const;

export const endUserSessions = endpoint({
  ...staffAction,
  name: "end-user-sessions",
  path: "auth/users/{id}/end-sessions/",
  summary: "End all sessions of a person; for staff, who say why",
  body: z.object({ reason: choice(STAFF_REASONS) }),
});

export const eraseUser = endpoint({
  ...staffAction,
  name: "erase-user",
  path: "auth/users/{id}/erase/",
  summary: "Erase someone's account and all their data; for staff",
  body: z.object({ reason: choice(STAFF_REASONS), confirmation: looseText(50) }),
  errors: ["not_found", "has_active_clients"],
});
