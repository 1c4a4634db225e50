import {
  CONSENT_DECISIONS,
  CONSENT_KINDS,
  CONSENT_PLACES,
  DECLARABLE_KINDS,
  SHARED_PARTS,
  STORING_KINDS,
} from "@plateful/access";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, datetime, entity, id, integer } from "../fields.ts";
import { LOCALES } from "../locales.ts";

/** The places at which people themselves decide. */
const OWN_PLACES = ["REGISTRATION", "FIRST_ENTRY", "QUESTION", "PROFILE"] as const;
const HIGHEST_VERSION = 1_000;

/** One decision on one kind; decisions are added and never changed. */
export const consentDecision = entity(
  "ConsentDecision",
  z.object({
    id: id(),
    kind: choice(CONSENT_KINDS),
    decision: choice(CONSENT_DECISIONS),
    /** Version and language of the text that was read; null where nobody read one. */
    text_version: z.nullable(z.int()),
    language: z.nullable(choice(LOCALES)),
    given_in: choice(CONSENT_PLACES),
    /** True when the person decided; false for a coach's declaration. */
    is_own: z.boolean(),
    /** With whom is shared, and what; null and empty for the other kinds. */
    coach: z.nullable(id()),
    parts: z.array(choice(SHARED_PARTS)),
    decided_at: datetime(),
  }),
);
export type ConsentDecision = z.output<typeof consentDecision>;

const privacy = { feature: "privacy" } as const;

export const listConsents = endpoint({
  ...privacy,
  method: "GET",
  name: "list-consents",
  path: "users/consents/",
  summary: "Read what the caller consented to, and when",
  access: { who: "blocked-too" },
  answer: z.object({ latest: z.array(consentDecision), history: z.array(consentDecision) }),
});

export const giveConsents = endpoint({
  ...privacy,
  method: "POST",
  name: "give-consents",
  path: "users/consents/",
  summary: "Consent to one or more kinds, each named by itself with the version of its text",
  access: { who: "user" },
  body: z.object({
    consents: z
      .array(z.object({ kind: choice(STORING_KINDS), text_version: integer(1, HIGHEST_VERSION) }))
      .check(z.minLength(1), z.maxLength(STORING_KINDS.length)),
    given_in: choice(OWN_PLACES),
  }),
  answer: z.object({ latest: z.array(consentDecision) }),
});

export const withdrawConsents = endpoint({
  ...privacy,
  method: "POST",
  name: "withdraw-consents",
  path: "users/consents/withdraw/",
  summary: "Withdraw one or more kinds of consent: their data is erased at once",
  access: { who: "blocked-too" },
  status: 200,
  body: z.object({
    kinds: z.array(choice(CONSENT_KINDS)).check(z.minLength(1), z.maxLength(CONSENT_KINDS.length)),
    given_in: choice(OWN_PLACES),
  }),
  answer: z.object({ latest: z.array(consentDecision) }),
});

export const shareWithCoach = endpoint({
  ...privacy,
  method: "PUT",
  name: "share-with-coach",
  path: "users/consents/sharing/",
  summary: "Choose what the caller's present coach may see; the plan belongs to every choice",
  access: { who: "user" },
  body: z.object({
    coach: id(),
    parts: z.array(choice(SHARED_PARTS)).check(z.maxLength(SHARED_PARTS.length)),
    text_version: integer(1, HIGHEST_VERSION),
    given_in: choice(OWN_PLACES),
  }),
  answer: z.object({ latest: z.array(consentDecision) }),
});

export const declareClientConsent = endpoint({
  ...privacy,
  method: "POST",
  name: "declare-client-consent",
  path: "users/consents/declare/",
  summary: "Record, as a coach, that a client agreed",
  access: { who: "coach" },
  body: z.object({
    client: id(),
    kinds: z.array(choice(DECLARABLE_KINDS)).check(z.minLength(1), z.maxLength(DECLARABLE_KINDS.length)),
  }),
  errors: ["not_found"],
});
