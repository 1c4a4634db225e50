import { DEFAULT_BRAND_COLOUR } from "@plateful/appearance";
import type { Brand, Organisation } from "@plateful/contract";
import { proteinProfileOf } from "@plateful/nutrition";
import type { StoredOrganisation } from "./organisation-store.ts";

/** Who looks: the payment product is for staff alone (api.md 2.4). */
export interface OrganisationViewer {
  readonly isStaff: boolean;
}

/** The look of the main site, for people without an organisation. */
export const DEFAULT_BRAND: Brand = {
  name: "Plateful",
  logo: null,
  logo_visible: true,
  primary_colour: DEFAULT_BRAND_COLOUR,
  subdomain: null,
  support_url: null,
  recipe_system_type: "COMPLEX",
  clients_are_diy: false,
  welcome_video: null,
  welcome_video_enabled: false,
  default_units: "REGION",
  imperial_units_allowed: true,
  protein_profile: "HIGH",
  onboarding_fat_cap: null,
  max_daily_deficit_kcal: null,
  payment_required: false,
  custom_chat_launcher: true,
  pwa_enabled: false,
  tracking_pixel_id: null,
  login_method: "MAGIC_LINK",
  waitlist_enabled: false,
};

export function presentBrand(row: StoredOrganisation): Brand {
  const proteinProfile = row.protein_profile as Brand["protein_profile"] | null;
  return {
    name: row.name,
    logo: row.logo,
    logo_visible: row.logo_visible,
    primary_colour: row.primary_colour,
    subdomain: row.subdomain,
    support_url: row.support_url,
    recipe_system_type: row.recipe_system_type as Brand["recipe_system_type"],
    clients_are_diy: row.clients_are_diy,
    welcome_video: row.welcome_video,
    welcome_video_enabled: row.welcome_video_enabled,
    default_units: row.default_units as Brand["default_units"],
    imperial_units_allowed: row.imperial_units_allowed,
    protein_profile: proteinProfileOf({ subdomain: row.subdomain, proteinProfile }),
    onboarding_fat_cap: row.onboarding_fat_cap,
    max_daily_deficit_kcal: row.max_daily_deficit_kcal,
    payment_required: row.payment_required,
    custom_chat_launcher: row.custom_chat_launcher,
    pwa_enabled: row.pwa_enabled,
    tracking_pixel_id: row.tracking_pixel_id,
    login_method: row.login_method as Brand["login_method"],
    waitlist_enabled: row.waitlist_enabled,
  };
}

export function presentOrganisation(
  row: StoredOrganisation,
  flags: readonly string[],
  viewer: OrganisationViewer,
): Organisation {
  return {
    ...presentBrand(row),
    id: row.id,
    ...(viewer.isStaff ? { product_stripe_id: row.product_stripe_id } : {}),
    has_paid_product: row.product_stripe_id !== null,
    auto_plan_initial_meals: row.auto_plan_initial_meals,
    custom_notes_message: row.custom_notes_message,
    whitelisted_recipes: row.whitelisted_recipes,
    denylist_recipes: row.denylist_recipes,
    displayed_recipe_tags: row.displayed_recipe_tags as Organisation["displayed_recipe_tags"],
    featured_recipe_tag: row.featured_recipe_tag as Organisation["featured_recipe_tag"],
    feature_flag_generate_meals_button_in_planner: row.feature_flag_generate_meals_button_in_planner,
    feature_flag_create_your_own_recipes: row.feature_flag_create_your_own_recipes,
    feature_flags: [...flags],
    version: row.version,
  };
}
