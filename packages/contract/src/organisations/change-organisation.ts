import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idInPath } from "../fields.ts";
import { logoFile } from "../media/media.ts";
import { organisationFields } from "./managed-organisation.ts";
import { organisation } from "./organisation.ts";

const {
  subdomain: _subdomain,
  product_stripe_id: _product,
  default_units: _units,
  imperial_units_allowed: _imperial,
  protein_profile: _profile,
  onboarding_fat_cap: _fatCap,
  max_daily_deficit_kcal: _deficit,
  payment_required: _payment,
  custom_chat_launcher: _launcher,
  pwa_enabled: _pwa,
  tracking_pixel_id: _pixel,
  login_method: _login,
  waitlist_enabled: _waitlist,
  ...coachFields
} = organisationFields;

/** Address, billing product and tenant settings are for staff, and ignored here (ledger ORG-011). */
export const changeOrganisation = endpoint({
  feature: "organisations",
  method: "PATCH",
  name: "change-organisation",
  path: "users/organisation/{id}/",
  summary: "Change the practice of which the caller is a coach",
  access: { who: "user" },
  params: idInPath,
  body: z.partial(z.object(coachFields)),
  form: z.partial(
    z.object({
      name: coachFields.name,
      primary_colour: coachFields.primary_colour,
      support_url: coachFields.support_url,
      logo: logoFile(),
    }),
  ),
  errors: ["not_found", "permission_denied", "too_large", "unsupported_media_type"],
  answer: organisation,
  current: organisation,
});
