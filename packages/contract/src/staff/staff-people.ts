import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  choice,
  datetime,
  entity,
  id,
  idInPath,
  looseText,
  pageOf,
  pageQuery,
  queryId,
  text,
} from "../fields.ts";
import { LOCALES } from "../locales.ts";
import { PAYMENT_OVERRIDES } from "../sign-in/user.ts";
import { BLOCK_REASONS } from "./staff-mail.ts";

const staff = { feature: "staff", access: { who: "staff" } } as const;

/** What someone is to the product. */
export const PERSON_ROLES = ["CLIENT", "SELF_SERVICE", "COACH", "STAFF"] as const;
/**
 * Which people a list shows; OWNER owns an organisation, DISABLED is switched off, TRIAL_ENDING is a coach whose trial ends within
 * seven days, UNPAID has a subscription whose payment failed.
 */
export const PERSON_FILTERS = [...PERSON_ROLES, "OWNER", "DISABLED", "TRIAL_ENDING", "UNPAID"] as const;

const named = z.object({ id: id(), name: z.string() });

const rowShape = {
  id: id(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: choice(PERSON_ROLES),
  is_owner: z.boolean(),
  account_enabled: z.boolean(),
  organisation: z.nullable(named),
  date_joined: datetime(),
  last_active_at: z.nullable(datetime()),
  trial_ends_at: z.nullable(datetime()),
  /** Status of their latest subscription; null without one. */
  subscription: z.nullable(z.string()),
  /** Clients whose account is on. */
  clients: z.int(),
};

/** Someone with an account, without anything about their health. */
export const staffPersonRow = entity("StaffPersonRow", z.object(rowShape));
export type StaffPersonRow = z.output<typeof staffPersonRow>;

/** The same with what helps to help them. */
export const staffPerson = entity(
  "StaffPerson",
  z.object({
    ...rowShape,
    email_confirmed: z.boolean(),
    locale: z.nullable(choice(LOCALES)),
    payment_status_override: z.nullable(choice(PAYMENT_OVERRIDES)),
    coach: z.nullable(named),
    sessions: z.int(),
    /** Why nothing is mailed to them; null while they get mail. */
    mail_blocked: z.nullable(choice(BLOCK_REASONS)),
    /** Too many wrong codes: they sign in by link until the codes are a month old. */
    codes_locked: z.boolean(),
    /** Until when the caller may see their health data; null while it is closed. */
    health_open_until: z.nullable(datetime()),
  }),
);
export type StaffPerson = z.output<typeof staffPerson>;

export const listStaffPeople = endpoint({
  ...staff,
  method: "GET",
  name: "list-staff-people",
  path: "admin/people/",
  summary: "List people by name or address, without health data",
  query: z.object({
    ...pageQuery,
    search: z.optional(looseText(100)),
    role: z.optional(choice(PERSON_FILTERS)),
    organisation: z.optional(queryId()),
  }),
  answer: pageOf(staffPersonRow),
});

export const getStaffPerson = endpoint({
  ...staff,
  method: "GET",
  name: "get-staff-person",
  path: "admin/people/{id}/",
  summary: "Read the account of a person, without health data",
  params: idInPath,
  errors: ["not_found"],
  answer: staffPerson,
});

/** For how long an opening lasts, in minutes (ledger STAFF-003). */
export const HEALTH_OPEN_MINUTES = 30;
/** Why staff look at someone's health data; a fixed list, so that no personal data gets into the access log. */
export const HEALTH_REASONS = ["PERSON_ASKED", "COACH_ASKED", "FAULT", "SECURITY"] as const;

export const openHealthData = endpoint({
  ...staff,
  method: "POST",
  name: "open-health-data",
  path: "admin/people/{id}/health-data/",
  summary: "Open the health data of a person to the caller for 30 minutes",
  params: idInPath,
  body: z.object({ reason: choice(HEALTH_REASONS) }),
  errors: ["not_found", "fresh_sign_in_required"],
  answer: z.object({ open_until: datetime() }),
});

export const closeHealthData = endpoint({
  ...staff,
  method: "DELETE",
  name: "close-health-data",
  path: "admin/people/{id}/health-data/",
  summary: "Close the health data of a person again",
  params: idInPath,
  errors: ["not_found"],
});

export const switchAccount = endpoint({
  ...staff,
  method: "POST",
  name: "switch-account",
  path: "admin/people/{id}/account/",
  summary: "Switch an account off, with its address typed, or on",
  params: idInPath,
  body: z.object({
    account_enabled: z.boolean(),
    /** The address of the account; asked for when it is switched off. */
    confirmation: z.optional(looseText(254)),
  }),
  errors: ["not_found", "fresh_sign_in_required"],
  status: 204,
});

export const deactivatePractice = endpoint({
  ...staff,
  method: "POST",
  name: "deactivate-practice",
  path: "admin/organisations/{id}/deactivate/",
  summary: "Switch off every coach of an organisation, whose name is typed",
  params: idInPath,
  body: z.object({ confirmation: text(100) }),
  errors: ["not_found", "fresh_sign_in_required"],
  status: 200,
  /** How many coaches were switched off. */
  answer: z.object({ count: z.int() }),
});
