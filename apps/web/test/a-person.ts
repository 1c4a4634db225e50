import { CONSENT_TEXT_VERSIONS, STORING_KINDS } from "@plateful/access";
import type { Coach, Organisation, User, UserProfile } from "@plateful/contract";

const NOW = "2026-03-20T12:00:00Z";

/** What someone told about themselves: a woman of 34 who counts in kilograms and has no plan yet. */
export const aProfile = (change: Partial<UserProfile> = {}): UserProfile => ({
  id: 7,
  gender: "FEMALE",
  weight: 68,
  body_fat_percentage: 0.2,
  energy_method: "AUTO",
  activity: "ACTIVE",
  diet: "OMNIVORE",
  sustainability: "OPTIMAL",
  personal_weight_unit: "KILOGRAMS",
  onboarding_cooking_styles: [],
  simple_allergens: [],
  preferred_meal_times: [],
  leftovers: "OFF",
  grocery_wish: "NORMAL",
  cooks_twice_a_week: false,
  same_breakfast_on_weekdays: false,
  body_fat_measured: false,
  food_intolerances_gluten: false,
  food_allergens: [],
  food_intolerances_lactose: false,
  food_intolerances_nut: false,
  food_intolerances_crustaceans_shellfish: false,
  is_keto_user: false,
  is_on_menopause_diet: false,
  uses_imperial_measurements_for_recipes: false,
  uses_imperial_measurements_for_height: false,
  main_goal: null,
  age: 34,
  date_of_birth: null,
  height_in_cm: 170,
  goal_weight_in_kg: null,
  goal_weekly_change_in_kg: null,
  diet_type: null,
  protein_profile: null,
  last_menstrual_period_start_date: null,
  menstrual_cycle_length: null,
  cycle_phase: null,
  onboarding_motivation: null,
  simple_diet: null,
  exercise_instances: [],
  weekly_nutrition_plan: null,
  tdee_kcal: null,
  created: NOW,
  modified: NOW,
  version: 1,
  ...change,
});

/** An organisation with the full recipe system and nothing special. */
export const anOrganisation = (change: Partial<Organisation> = {}): Organisation => ({
  id: 8,
  name: "Studio Groen",
  logo: null,
  logo_visible: false,
  primary_colour: "#2B7F3F",
  subdomain: null,
  support_url: null,
  recipe_system_type: "COMPLEX",
  clients_are_diy: true,
  welcome_video: null,
  welcome_video_enabled: false,
  default_units: "REGION",
  imperial_units_allowed: true,
  payment_required: false,
  custom_chat_launcher: true,
  pwa_enabled: false,
  tracking_pixel_id: null,
  login_method: "MAGIC_LINK",
  waitlist_enabled: false,
  has_paid_product: false,
  auto_plan_initial_meals: true,
  custom_notes_message: null,
  whitelisted_recipes: [],
  denylist_recipes: [],
  displayed_recipe_tags: [],
  featured_recipe_tag: null,
  feature_flag_generate_meals_button_in_planner: true,
  feature_flag_create_your_own_recipes: true,
  feature_flags: [],
  protein_profile: "HIGH",
  onboarding_fat_cap: null,
  max_daily_deficit_kcal: null,
  version: 1,
  ...change,
});

/** A coach in good standing without an organisation. */
export const COACH: Coach = {
  id: 9,
  first_name: "Iris",
  last_name: "Bakker",
  account_enabled: true,
  uses_imperial_measurements: false,
  organisation: null,
};

/** Consents to everything that is stored, given to the present texts. */
const CONSENTS: User["consents"] = STORING_KINDS.map((kind, at) => ({
  id: at + 1,
  kind,
  decision: "GIVEN",
  text_version: CONSENT_TEXT_VERSIONS[kind],
  language: "en",
  given_in: "REGISTRATION",
  is_own: true,
  coach: null,
  parts: [],
  decided_at: NOW,
}));

/** The flags of a person, all of them plain flags. */
export const withFlags = (...flags: string[]): User["feature_flags_for_user"] => ({
  flags,
  switches: [],
  samples: [],
});

/** Someone on their own with a profile, without organisation, subscription or flag. */
export const aPerson = (change: Partial<User> = {}): User => ({
  id: 1,
  email: "anna@example.com",
  first_name: "Anna",
  consents: CONSENTS,
  last_name: "Bos",
  is_coach: false,
  is_staff: false,
  is_diy: true,
  account_enabled: true,
  payment_status_override: null,
  coach: null,
  organisation: null,
  intake: aProfile(),
  customer: [],
  feature_flags_for_user: withFlags(),
  feature_flag_disable_product_logging: false,
  feature_flag_generate_meals_button_in_planner: true,
  ingredients_to_avoid: [],
  is_health_question_open: false,
  uses_imperial_measurements: false,
  locale: null,
  time_zone: "Europe/Amsterdam",
  time_zone_known: true,
  declined_time_zones: [],
  hides_numbers: false,
  email_confirmed: true,
  terms_accepted_at: NOW,
  trial_ends_at: null,
  date_joined: NOW,
  last_active_at: NOW,
  version: 1,
  ...change,
});

/** Someone on their own who reads ounces. */
export const aPersonInOunces = (): User =>
  aPerson({ intake: aProfile({ uses_imperial_measurements_for_recipes: true }) });
