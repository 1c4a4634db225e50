import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { maybe, text } from "../fields.ts";
import { logoFile, mediaAddress } from "../media/media.ts";
import { colour, subdomain } from "./managed-organisation.ts";
import { organisation } from "./organisation.ts";

const making = {
  feature: "organisations",
  method: "POST",
  access: { who: "coach" },
  errors: ["has_organisation"],
  answer: organisation,
} as const;

const look = { name: text(100), primary_colour: colour(), subdomain: maybe(subdomain()) };

export const createOrganisation = endpoint({
  ...making,
  name: "create-organisation",
  path: "users/organisation/",
  summary: "Make the organisation of a coach who has none; the caller owns it",
  errors: [...making.errors, "too_large", "unsupported_media_type"],
  body: z.object({ ...look, logo: maybe(mediaAddress()) }),
  form: z.object({ ...look, logo: z.optional(logoFile()) }),
});

/** What a coach begins with: the name of the practice, and its own address where one is wanted (ledger ORG-032). */
export const createPractice = endpoint({
  ...making,
  name: "create-practice",
  path: "users/self-service/organisation/",
  summary: "Name the practice of a coach who has none, with its subdomain",
  body: z.object({ name: text(100), subdomain: maybe(subdomain()), primary_colour: z.optional(colour()) }),
});
