import { RECIPE_TAGS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { choice, httpsUrl, id, integer, looseText, maybe, number, text } from "../fields.ts";
import { mediaAddress } from "../media/media.ts";
import {
  DEFAULT_UNITS,
  LOGIN_METHODS,
  organisation,
  PROTEIN_PROFILES,
  RECIPE_SYSTEM_TYPES,
} from "./organisation.ts";

const MAX_RECIPES = 10_000;
const MAX_NOTE_LENGTH = 500;

const isOn = () => z.optional(z.boolean());
const recipes = () => z.optional(z.array(id()).check(z.maxLength(MAX_RECIPES)));

/** Names that hosts of our own have or may get, or that would pass for the product itself (ledger ORG-017). */
const OWN_HOSTS = [
  ...["www", "app", "api", "admin", "staff", "plateful", "support", "help", "status"],
  ...["mail", "smtp", "billing", "login", "static", "cdn", "dev", "test", "demo"],
];
export const subdomain = () =>
  z.pipe(
    z.string().check(z.trim(), z.toLowerCase()),
    z.string().check(
      z.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, { error: "subdomain" }),
      z.refine<string>((name) => !OWN_HOSTS.includes(name), { error: "subdomain" }),
    ),
  );

/** `#rrggbb`, in small letters. */
export const colour = () =>
  z.pipe(
    z.string().check(z.trim(), z.toLowerCase()),
    z.string().check(z.regex(/^#[0-9a-f]{6}$/, { error: "colour" })),
  );

/** Where people of an organisation find help: a page or a mailbox (ledger SUPPORT-009). */
const supportUrl = () =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(2000),
      z.regex(/^(https:\/\/\S+|mailto:[^\s@]+@[^\s@]+)$/u, { error: "url" }),
    );

/** Everything that staff set of an organisation, with the settings that only they may set (ledger ORG-011, ORG-028). */
export const organisationFields = {
  name: text(100),
  logo: maybe(mediaAddress()),
  logo_visible: isOn(),
  primary_colour: z.optional(colour()),
  subdomain: maybe(subdomain()),
  support_url: maybe(supportUrl()),
  product_stripe_id: maybe(text(255)),
  recipe_system_type: z.optional(choice(RECIPE_SYSTEM_TYPES)),
  clients_are_diy: isOn(),
  auto_plan_initial_meals: isOn(),
  custom_notes_message: maybe(looseText(MAX_NOTE_LENGTH)),
  whitelisted_recipes: recipes(),
  denylist_recipes: recipes(),
  displayed_recipe_tags: z.optional(z.array(choice(RECIPE_TAGS)).check(z.maxLength(RECIPE_TAGS.length))),
  featured_recipe_tag: maybe(choice(RECIPE_TAGS)),
  welcome_video: maybe(httpsUrl()),
  welcome_video_enabled: isOn(),
  feature_flag_generate_meals_button_in_planner: isOn(),
  feature_flag_create_your_own_recipes: isOn(),
  default_units: z.optional(choice(DEFAULT_UNITS)),
  imperial_units_allowed: isOn(),
  protein_profile: maybe(choice(PROTEIN_PROFILES)),
  onboarding_fat_cap: maybe(number(0, 1)),
  max_daily_deficit_kcal: maybe(integer(0, 10_000)),
  payment_required: isOn(),
  custom_chat_launcher: isOn(),
  pwa_enabled: isOn(),
  tracking_pixel_id: maybe(text(100)),
  login_method: z.optional(choice(LOGIN_METHODS)),
  waitlist_enabled: isOn(),
};
const create = z.object(organisationFields);

export const managedOrganisations = crud({
  feature: "organisations",
  access: { who: "staff" },
  noun: "managed-organisation",
  path: "admin/organisations/",
  what: "organisations with their settings",
  entity: organisation,
  create,
  patch: z.partial(create),
  filters: { search: z.optional(looseText(100)) },
  errors: ["in_use"],
  isVersioned: true,
});
