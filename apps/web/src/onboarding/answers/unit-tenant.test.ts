import type { Brand } from "@plateful/contract";
import { defaultUnits } from "@plateful/quantities";
import { describe, expect, it } from "vitest";
import { anOrganisation, aPerson, COACH } from "../../../test/a-person.ts";
import { unitTenantOf } from "./unit-tenant.ts";

const brand = (change: Parameters<typeof anOrganisation>[0]): Brand => anOrganisation(change);
const IMPERIAL = brand({ default_units: "IMPERIAL" });
const METRIC_ONLY = brand({ default_units: "IMPERIAL", imperial_units_allowed: false });

describe("the units of a site", () => {
  it("ORG-028 default_units decides what a new visitor begins with, whatever the region of the browser", () => {
    expect(defaultUnits("nl-NL", unitTenantOf(null, IMPERIAL))).toMatchObject({ weight: "POUNDS" });
    expect(defaultUnits("nl-NL", unitTenantOf(null, brand({})))).toMatchObject({ weight: "KILOGRAMS" });
  });

  it("ORG-028 imperial_units_allowed switched off leaves metric units alone", () => {
    expect(defaultUnits("en-US", unitTenantOf(null, METRIC_ONLY))).toMatchObject({ weight: "KILOGRAMS" });
    expect(unitTenantOf(null, METRIC_ONLY)?.imperialUnitsAllowed).toBe(false);
  });

  it("ORG-028 ORG-019 the settings of the coach's organisation come before those of the site", () => {
    const client = aPerson({
      coach: { ...COACH, organisation: anOrganisation({ default_units: "METRIC" }) },
    });
    expect(unitTenantOf(client, IMPERIAL)?.defaultUnits).toBe("METRIC");
  });
});
