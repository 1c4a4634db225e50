import { z } from "zod/mini";
import { choice, datetime, entity, id, version } from "../fields.ts";
import { LOCALES } from "../locales.ts";
import { organisation } from "../organisations/organisation.ts";
import { consentDecision } from "../privacy/consents.ts";
import { userProfile } from "../profile/user-profile.ts";

/** Reasons, given by staff, why someone need not pay here. */
export const PAYMENT_OVERRIDES = ["PAID", "COMPLIMENTARY"] as const;
/** States of a subscription, in the words of the payment provider. */
export const SUBSCRIPTION_STATUSES = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
] as const;
/** How often a subscription is paid. */
export const BILLING_INTERVALS = ["month", "year"] as const;

/** The coach as their clients see them. */
export const coach = entity(
  "Coach",
  z.object({
    id: id(),
    first_name: z.string(),
    last_name: z.string(),
    account_enabled: z.boolean(),
    uses_imperial_measurements: z.boolean(),
    organisation: z.nullable(organisation),
  }),
);
export type Coach = z.output<typeof coach>;

/** A person at the payment provider; ids are the provider's, amounts are cents. */
export const customer = entity(
  "Customer",
  z.object({
    id: z.string(),
    subscriptions: z.array(
      z.object({
        id: z.string(),
        status: choice(SUBSCRIPTION_STATUSES),
        current_period_end: z.nullable(datetime()),
        cancel_at: z.nullable(datetime()),
        items: z.array(
          z.object({
            id: z.string(),
            plan: z.object({
              id: z.string(),
              product: z.string(),
              amount: z.int(),
              currency: z.string(),
              interval: choice(BILLING_INTERVALS),
            }),
          }),
        ),
      }),
    ),
  }),
);
export type Customer = z.output<typeof customer>;

/** An account with everything its screens start from: profile, coach, organisation, subscriptions and flags. */
export const user = entity(
  "User",
  z.object({
    id: id(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    is_coach: z.boolean(),
    is_staff: z.boolean(),
    is_diy: z.boolean(),
    account_enabled: z.boolean(),
    payment_status_override: z.nullable(choice(PAYMENT_OVERRIDES)),
    coach: z.nullable(coach),
    organisation: z.nullable(organisation),
    intake: z.nullable(userProfile),
    customer: z.array(customer),
    feature_flags_for_user: z.object({
      flags: z.array(z.string()),
      switches: z.array(z.string()),
      samples: z.array(z.string()),
    }),
    feature_flag_disable_product_logging: z.boolean(),
    feature_flag_generate_meals_button_in_planner: z.boolean(),
    /** The latest decision of each kind; that of sharing only when it is about the present coach. */
    consents: z.array(consentDecision),
    ingredients_to_avoid: z.array(id()),
    /** True for someone who was never asked about their health and reads their own account; false for others who read it. */
    is_health_question_open: z.boolean(),
    uses_imperial_measurements: z.boolean(),
    locale: z.nullable(choice(LOCALES)),
    time_zone: z.string(),
    /** False as long as `time_zone` is the default: nobody has told where the person is. */
    time_zone_known: z.boolean(),
    /** Zones in which the person kept their own; empty for others who read the account. */
    declined_time_zones: z.array(z.string()),
    /** Energy and macros are left out of the person's own screens; false for others who read the account. */
    hides_numbers: z.boolean(),
    email_confirmed: z.boolean(),
    terms_accepted_at: z.nullable(datetime()),
    trial_ends_at: z.nullable(datetime()),
    date_joined: datetime(),
    last_active_at: z.nullable(datetime()),
    version: version(),
  }),
);
export type User = z.output<typeof user>;
