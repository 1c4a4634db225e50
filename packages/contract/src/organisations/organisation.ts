import { RECIPE_TAGS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { choice, entity, id, version } from "../fields.ts";

/** Weighed recipes (COMPLEX) or recipes without weighing (SIMPLE). */
export const RECIPE_SYSTEM_TYPES = ["SIMPLE", "COMPLEX"] as const;
/** Units that a new person starts with; REGION follows the region of the browser. */
export const DEFAULT_UNITS = ["REGION", "METRIC", "IMPERIAL"] as const;
/** How much protein the plans of a site aim at. */
export const PROTEIN_PROFILES = ["HIGH", "LOW"] as const;
/** How people of a site sign in, unless they ask otherwise. */
export const LOGIN_METHODS = ["MAGIC_LINK", "OTP"] as const;

/** What everyone may see of an organisation, also before signing in. */
const publicShape = {
  name: z.string(),
  logo: z.nullable(z.string()),
  logo_visible: z.boolean(),
  primary_colour: z.string(),
  subdomain: z.nullable(z.string()),
  support_url: z.nullable(z.string()),
  recipe_system_type: choice(RECIPE_SYSTEM_TYPES),
  clients_are_diy: z.boolean(),
  welcome_video: z.nullable(z.string()),
  welcome_video_enabled: z.boolean(),
  default_units: choice(DEFAULT_UNITS),
  imperial_units_allowed: z.boolean(),
  // Visitors answer the questions before they have an account, and are shown a plan that these shape (ledger ORG-050).
  protein_profile: choice(PROTEIN_PROFILES),
  onboarding_fat_cap: z.nullable(z.number()),
  max_daily_deficit_kcal: z.nullable(z.int()),
  payment_required: z.boolean(),
  custom_chat_launcher: z.boolean(),
  pwa_enabled: z.boolean(),
  tracking_pixel_id: z.nullable(z.string()),
  login_method: choice(LOGIN_METHODS),
  waitlist_enabled: z.boolean(),
};

/** The look and the public settings of one site; the default brand has no subdomain. */
export const brand = entity("Brand", z.object(publicShape));
export type Brand = z.output<typeof brand>;

/** An organisation as its members see it; the payment product is shown to staff only. */
export const organisation = entity(
  "Organisation",
  z.object({
    ...publicShape,
    id: id(),
    product_stripe_id: z.optional(z.nullable(z.string())),
    has_paid_product: z.boolean(),
    auto_plan_initial_meals: z.boolean(),
    custom_notes_message: z.nullable(z.string()),
    whitelisted_recipes: z.array(id()),
    denylist_recipes: z.array(id()),
    displayed_recipe_tags: z.array(choice(RECIPE_TAGS)),
    featured_recipe_tag: z.nullable(choice(RECIPE_TAGS)),
    feature_flag_generate_meals_button_in_planner: z.boolean(),
    feature_flag_create_your_own_recipes: z.boolean(),
    feature_flags: z.array(z.string()),
    version: version(),
  }),
);
export type Organisation = z.output<typeof organisation>;
