import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { email, entity, looseText } from "../fields.ts";

/** Calls that exist only outside production: the mails that were sent, and the people of the demo world. */
const development = { feature: "support", access: { who: "development" } } as const;

export const sentMail = entity(
  "SentMail",
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    link: z.nullable(z.string()),
    code: z.nullable(z.string()),
  }),
);
export type SentMail = z.output<typeof sentMail>;

export const listSentMails = endpoint({
  ...development,
  name: "list-sent-mails",
  method: "GET",
  path: "dev/outbox/",
  summary: "List the mails that were sent, newest first",
  query: z.object({ to: z.optional(email()) }),
  answer: z.array(sentMail),
});

/** A person of the demo world; `description_key` names the phrase that says who they are. */
export const demoPerson = entity(
  "DemoPerson",
  z.object({ key: z.string(), name: z.string(), description_key: z.string() }),
);
export type DemoPerson = z.output<typeof demoPerson>;

/** `is_ready` is false for the first seconds of a new product, while the demo people get their plans: ask again. */
export const demoPeople = entity(
  "DemoPeople",
  z.object({ is_ready: z.boolean(), people: z.array(demoPerson) }),
);
export type DemoPeople = z.output<typeof demoPeople>;

export const listDemoPeople = endpoint({
  ...development,
  // Asked for by every sign-in screen, so answered everywhere: with nobody where there is no demo world.
  access: { who: "anyone" },
  name: "list-demo-people",
  method: "GET",
  path: "dev/people/",
  summary: "List the people of the demo world",
  answer: demoPeople,
});

export const enterAsDemoPerson = endpoint({
  ...development,
  name: "enter-as-demo-person",
  method: "POST",
  path: "dev/people/{key}/enter/",
  summary: "Sign in as a person of the demo world",
  status: 200,
  params: z.object({ key: looseText(50) }),
  errors: ["not_found"],
  answer: z.object({ auth_token: z.string() }),
});
