import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  choice,
  datetime,
  email,
  entity,
  id,
  idInPath,
  looseText,
  maybe,
  pageOf,
  pageQuery,
  text,
} from "../fields.ts";
import { LOCALES } from "../locales.ts";

export const joinWaitlist = endpoint({
  feature: "clients",
  access: { who: "anyone" },
  name: "join-waitlist",
  method: "POST",
  path: "users/organisations/{subdomain}/waitlist/",
  summary: "Put an address on the waiting list of a practice",
  params: z.object({ subdomain: looseText(63) }),
  body: z.object({ email: email(), first_name: maybe(text(100)) }),
  errors: ["not_found"],
  answer: z.object({}),
});

export const leaveWaitlist = endpoint({
  feature: "clients",
  access: { who: "anyone" },
  name: "leave-waitlist",
  method: "POST",
  status: 204,
  path: "waitlist/leave/",
  summary: "Take the person of a link in a mail off a waiting list",
  body: z.object({ token: text(200) }),
});

const waiting = entity(
  "WaitlistEntry",
  z.object({
    id: id(),
    email: z.string(),
    first_name: z.nullable(z.string()),
    /** In which they read the practice's page. */
    language: choice(LOCALES),
    created_at: datetime(),
  }),
);
export type WaitlistEntry = z.output<typeof waiting>;

const coaching = { feature: "clients", access: { who: "coach" } } as const;

export const listWaitlist = endpoint({
  ...coaching,
  name: "list-waitlist",
  method: "GET",
  path: "waitlist/",
  summary: "List who waits to become a client of the caller's practice, longest first",
  query: z.object(pageQuery),
  answer: pageOf(waiting),
});

export const removeFromWaitlist = endpoint({
  ...coaching,
  name: "remove-from-waitlist",
  method: "DELETE",
  path: "waitlist/{id}/",
  params: idInPath,
  summary: "Take someone off the waiting list of the caller's practice",
  errors: ["not_found"],
});
