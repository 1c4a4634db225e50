import {
  DEFAULT_UNITS,
  LOGIN_METHODS,
  type Organisation,
  PROTEIN_PROFILES,
  RECIPE_SYSTEM_TYPES,
} from "@plateful/contract";
import { RECIPE_TAGS } from "@plateful/nutrition";

/** How each field is asked. A tag may be none; the other lists always have a choice. */
const KINDS = {
  name: "text",
  subdomain: "text",
  primary_colour: "text",
  support_url: "text",
  product_stripe_id: "text",
  recipe_system_type: RECIPE_SYSTEM_TYPES,
  clients_are_diy: "switch",
  logo_visible: "switch",
  welcome_video_enabled: "switch",
  welcome_video: "text",
  custom_notes_message: "text",
  auto_plan_initial_meals: "switch",
  feature_flag_generate_meals_button_in_planner: "switch",
  feature_flag_create_your_own_recipes: "switch",
  featured_recipe_tag: ["NONE", ...RECIPE_TAGS],
  default_units: DEFAULT_UNITS,
  imperial_units_allowed: "switch",
  protein_profile: PROTEIN_PROFILES,
  onboarding_fat_cap: "number",
  max_daily_deficit_kcal: "number",
  payment_required: "switch",
  custom_chat_launcher: "switch",
  pwa_enabled: "switch",
  tracking_pixel_id: "text",
  login_method: LOGIN_METHODS,
  waitlist_enabled: "switch",
} as const satisfies Readonly<Record<string, "text" | "switch" | "number" | readonly string[]>>;

export type FieldName = keyof typeof KINDS;
export const FIELD_NAMES = Object.keys(KINDS) as FieldName[];
export const kindOf = (field: FieldName): "text" | "switch" | "number" | readonly string[] => KINDS[field];

/** The form in its parts; the third holds all settings of a site (ledger ORG-028). */
export const GROUPS = {
  facts: FIELD_NAMES.slice(0, FIELD_NAMES.indexOf("welcome_video_enabled")),
  content: FIELD_NAMES.slice(
    FIELD_NAMES.indexOf("welcome_video_enabled"),
    FIELD_NAMES.indexOf("default_units"),
  ),
  settings: FIELD_NAMES.slice(FIELD_NAMES.indexOf("default_units")),
} as const;

/** What stands in the form: what is typed or chosen as text, a switch as it is. */
export type OrganisationDraft = Readonly<Record<FieldName, string | boolean>>;

/** What a new organisation begins with, as the server sets it when nothing is said. */
const FRESH: Partial<Record<FieldName, string | boolean>> = {
  primary_colour: "#00bcd4",
  recipe_system_type: "COMPLEX",
  logo_visible: true,
  auto_plan_initial_meals: true,
  feature_flag_generate_meals_button_in_planner: true,
  feature_flag_create_your_own_recipes: true,
  custom_chat_launcher: true,
  default_units: "REGION",
  imperial_units_allowed: true,
  protein_profile: "LOW",
  login_method: "MAGIC_LINK",
};

function shownOf(field: FieldName, value: unknown): string | boolean {
  if (kindOf(field) === "switch") return value === true;
  if (value === null || value === undefined) return field === "featured_recipe_tag" ? "NONE" : "";
  return String(value);
}

export function toOrganisationDraft(organisation: Organisation | null): OrganisationDraft {
  const source: Readonly<Record<string, unknown>> = organisation ?? FRESH;
  const entries = FIELD_NAMES.map((field) => [field, shownOf(field, source[field])]);
  return Object.fromEntries(entries) as OrganisationDraft;
}

const LIMITS = {
  onboarding_fat_cap: { most: 1, isWhole: false },
  max_daily_deficit_kcal: { most: 10_000, isWhole: true },
} as const;
type NumberField = keyof typeof LIMITS;

/** A number as it is typed, with a point or a comma; null for an empty field, undefined for what is no number in its bounds. */
export function readLimit(field: NumberField, typed: string): number | null | undefined {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  const { most, isWhole } = LIMITS[field];
  const value = Number(text);
  const isGood = /^\d+(\.\d+)?$/.test(text) && value <= most && (!isWhole || Number.isInteger(value));
  return isGood ? value : undefined;
}

/** Numbers that are none, or out of their bounds. */
export const wrongLimits = (draft: OrganisationDraft): readonly NumberField[] =>
  (Object.keys(LIMITS) as NumberField[]).filter(
    (field) => readLimit(field, String(draft[field])) === undefined,
  );

function storedOf(field: FieldName, shown: string | boolean): unknown {
  if (typeof shown === "boolean") return shown;
  if (field === "onboarding_fat_cap" || field === "max_daily_deficit_kcal") return readLimit(field, shown);
  if (field === "name" || field === "primary_colour") return shown.trim();
  const isNone = shown.trim() === "" || (field === "featured_recipe_tag" && shown === "NONE");
  return isNone ? null : shown.trim();
}

/** What differs from what the form began with, as it is stored; of a new organisation its name in any case. */
export function organisationChanges(
  draft: OrganisationDraft,
  organisation: Organisation | null,
): Readonly<Partial<Record<FieldName, unknown>>> {
  const before = toOrganisationDraft(organisation);
  const changed = FIELD_NAMES.filter(
    (field) => draft[field] !== before[field] || (organisation === null && field === "name"),
  );
  return Object.fromEntries(changed.map((field) => [field, storedOf(field, draft[field])]));
}
