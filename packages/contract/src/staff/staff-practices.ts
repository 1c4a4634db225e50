import { TEAM_ROLES } from "@plateful/access";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, datetime, entity, id, idInPath, integer, text } from "../fields.ts";

const staff = { feature: "staff", access: { who: "staff" } } as const;
const practice = { ...staff, params: idInPath } as const;

/** A coach of a practice as staff see them: what they are there, and what they pay. */
export const practiceMember = entity(
  "PracticeMember",
  z.object({
    id: id(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    role: choice(TEAM_ROLES),
    /** The owner whom the practice names: newcomers become their clients, and money for the practice goes to them. */
    is_named_owner: z.boolean(),
    account_enabled: z.boolean(),
    clients: z.int(),
    trial_ends_at: z.nullable(datetime()),
    /** Status of their latest subscription; null without one. */
    subscription: z.nullable(z.string()),
  }),
);
export type PracticeMember = z.output<typeof practiceMember>;

export const listPracticeMembers = endpoint({
  ...practice,
  method: "GET",
  name: "list-practice-members",
  path: "admin/organisations/{id}/members/",
  summary: "List the coaches of an organisation, owners first",
  errors: ["not_found"],
  answer: z.array(practiceMember),
});

export const choosePracticeOwner = endpoint({
  ...practice,
  method: "POST",
  name: "choose-practice-owner",
  path: "admin/organisations/{id}/owner/",
  summary: "Make a coach of an organisation its owner, with its name typed",
  body: z.object({ user: id(), confirmation: text(100) }),
  errors: ["not_found", "fresh_sign_in_required"],
  status: 204,
});

/** The most days that a trial is extended by at once. */
export const MAX_TRIAL_DAYS = 90;

export const extendTrial = endpoint({
  ...staff,
  method: "POST",
  name: "extend-trial",
  path: "admin/people/{id}/trial/",
  summary: "Extend the trial of a coach by days, also one that has ended",
  params: idInPath,
  body: z.object({ days: integer(1, MAX_TRIAL_DAYS) }),
  errors: ["not_found", "no_trial"],
  status: 200,
  answer: z.object({ trial_ends_at: datetime() }),
});
