import { managedOrganisations, type Organisation } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod/mini";
import {
  FIELD_NAMES,
  GROUPS,
  organisationChanges,
  readLimit,
  toOrganisationDraft,
  wrongLimits,
} from "./organisation-draft.ts";

/** The settings that ORG-028 names. */
const TENANT_SETTINGS = [
  ...["default_units", "imperial_units_allowed", "protein_profile", "onboarding_fat_cap"],
  ...["max_daily_deficit_kcal", "payment_required", "custom_chat_launcher", "pwa_enabled"],
  ...["tracking_pixel_id", "login_method"],
];
const STORED = {
  ...{ name: "Kompas", subdomain: "kompas", primary_colour: "#00a9bd", onboarding_fat_cap: 0.35 },
  ...{ featured_recipe_tag: null, pwa_enabled: true, custom_notes_message: null, protein_profile: "LOW" },
} as unknown as Organisation;

describe("the form of an organisation", () => {
  it("ORG-028 STAFF-020 has every setting of a site, and no field twice", () => {
    expect(TENANT_SETTINGS.filter((name) => !GROUPS.settings.some((field) => field === name))).toEqual([]);
    const all = Object.values(GROUPS).flat();
    expect(all.toSorted()).toEqual(FIELD_NAMES.toSorted());
  });

  it("STAFF-020 leaves a new one what the server begins it with, unless it was changed", () => {
    const fresh = toOrganisationDraft(null);
    const named = { ...fresh, name: " Kompas " };
    expect(organisationChanges(named, null)).toEqual({ name: "Kompas" });
    expect(organisationChanges(fresh, null)).toEqual({ name: "" });
    const body = organisationChanges({ ...named, subdomain: "kompas", custom_chat_launcher: false }, null);
    expect(body).toEqual({ name: "Kompas", subdomain: "kompas", custom_chat_launcher: false });
    expect(z.safeParse(managedOrganisations.create.body ?? z.never(), body).success).toBe(true);
  });

  it("STAFF-020 sends what was changed alone, and null for what was cleared", () => {
    const draft = toOrganisationDraft(STORED);
    expect(organisationChanges(draft, STORED)).toEqual({});
    const changed = { ...draft, subdomain: " ", pwa_enabled: false, onboarding_fat_cap: "0,4" };
    expect(organisationChanges(changed, STORED)).toEqual({
      subdomain: null,
      pwa_enabled: false,
      onboarding_fat_cap: 0.4,
    });
  });

  it("STAFF-020 keeps the limits within their bounds", () => {
    const fat = ["", "0", "1", "0.35", "1.01", "-1", "x"].map((typed) =>
      readLimit("onboarding_fat_cap", typed),
    );
    expect(fat).toEqual([null, 0, 1, 0.35, undefined, undefined, undefined]);
    const deficit = ["500", "10000", "10001", "2.5"].map((typed) =>
      readLimit("max_daily_deficit_kcal", typed),
    );
    expect(deficit).toEqual([500, 10_000, undefined, undefined]);
    expect(wrongLimits({ ...toOrganisationDraft(STORED), max_daily_deficit_kcal: "much" })).toEqual([
      "max_daily_deficit_kcal",
    ]);
  });
});
