import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { datetime, email, id, looseText, queryId, text } from "../fields.ts";
import { organisation } from "../organisations/organisation.ts";
import { authenticationMethod, redirectUrl } from "./sign-in.ts";
import { SUBSCRIPTION_STATUSES } from "./user.ts";
import { acceptedTerms } from "./users.ts";

const selfService = { feature: "sign-in", method: "POST", access: { who: "anyone" } } as const;

export const selfServiceLogin = endpoint({
  ...selfService,
  name: "self-service-login",
  path: "users/self-service/login/",
  summary: "Mail a coach a sign-in link",
  status: 200,
  body: z.object({ email: email(), redirect_url: redirectUrl }),
  errors: ["mail_throttled"],
  answer: authenticationMethod,
});

export const selfServiceSignup = endpoint({
  ...selfService,
  name: "self-service-signup",
  path: "users/self-service/signup/",
  summary: "Start a coach account with a trial; it exists once the address is confirmed",
  body: z.object({
    email: email(),
    first_name: text(100),
    last_name: text(100),
    terms_accepted: acceptedTerms(),
    redirect_url: redirectUrl,
    referral_code: z.optional(z.nullable(looseText(64))),
  }),
  errors: ["mail_throttled"],
  answer: authenticationMethod,
});

export const createClientMagicLink = endpoint({
  feature: "sign-in",
  method: "GET",
  name: "create-client-magic-link",
  path: "users/self-service/client-magic-link/",
  summary: "Issue a link with which a coach invites an own, active client",
  access: { who: "coach" },
  query: z.object({ client: queryId() }),
  errors: ["not_found", "invitation_withdrawn"],
  answer: z.object({ magic_link: z.string(), expires_at: datetime() }),
});

export const getSelfServiceCoach = endpoint({
  feature: "sign-in",
  method: "GET",
  name: "get-self-service-coach",
  path: "users/self-service/me/",
  summary: "Read the calling coach's own account with practice, trial and subscription",
  access: { who: "coach" },
  answer: z.object({
    id: id(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    organisation: z.nullable(organisation),
    trial_ends_at: z.nullable(datetime()),
    subscription_status: z.nullable(z.enum(SUBSCRIPTION_STATUSES)),
    /** `reward` in whole units of the currency. */
    referral: z.object({ code: z.string(), url: z.string(), reward: z.number(), currency: z.string() }),
  }),
});
