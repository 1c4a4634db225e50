import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { looseText } from "../fields.ts";
import { BILLING_INTERVALS } from "../sign-in/user.ts";
import { brand } from "./organisation.ts";

export const getLandingPage = endpoint({
  feature: "organisations",
  method: "GET",
  access: { who: "anyone" },
  name: "get-landing-page",
  path: "users/organisation/{subdomain}/landing-page/",
  summary: "Read the brand of an organisation with what it sells",
  params: z.object({ subdomain: looseText(63) }),
  errors: ["not_found"],
  answer: z.extend(brand, {
    /** Cheapest first, amounts in cents; empty while the provider cannot be asked. `trial_days` 0 = none. */
    products: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        amount: z.int(),
        currency: z.string(),
        interval: z.enum(BILLING_INTERVALS),
        trial_days: z.int(),
      }),
    ),
  }),
});
