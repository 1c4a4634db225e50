import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
});
afterAll(() => app.close());

describe("brands", () => {
  it("ORG-010 ORG-016 shows the main site without a subdomain, and answers an unknown one as not found", async () => {
    const { status, body } = await app.get("brand/");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "Plateful",
      subdomain: null,
      primary_colour: "#2b7f3f",
      default_units: "REGION",
    });
    expect((await app.get("brand/nobody/")).status).toBe(404);
    expect((await app.get("users/organisations-by-subdomain/?subdomain=nobody")).body).toEqual([]);
    expect((await app.get("users/organisations-by-subdomain/")).status).toBe(400);
  });

  it("ORG-001 ORG-010 ORG-016 shows the public settings of a site to everybody, and no others", async () => {
    await app.anOrganisation({
      subdomain: "fit-club",
      name: "Fit Club",
      primary_colour: "#112233",
      default_units: "IMPERIAL",
      login_method: "OTP",
      product_stripe_id: "prod_1",
      onboarding_fat_cap: 0.3,
    });
    const { body } = await app.get("brand/Fit-Club/");
    expect(body).toEqual({
      subdomain: "fit-club",
      name: "Fit Club",
      logo: null,
      logo_visible: true,
      primary_colour: "#112233",
      support_url: null,
      recipe_system_type: "COMPLEX",
      clients_are_diy: false,
      welcome_video: null,
      welcome_video_enabled: false,
      default_units: "IMPERIAL",
      imperial_units_allowed: true,
      protein_profile: "LOW",
      onboarding_fat_cap: 0.3,
      max_daily_deficit_kcal: null,
      payment_required: false,
      custom_chat_launcher: true,
      pwa_enabled: false,
      login_method: "OTP",
      waitlist_enabled: false,
      tracking_pixel_id: null,
    });
    const found = await app.get("users/organisations-by-subdomain/?subdomain=fit-club");
    expect(found.body).toEqual([body]);
  });
});

describe("users/organisation/{id}", () => {
  it("ORG-002 DATA-019 tells onboarding what it needs of an organisation", async () => {
    const forOnboarding = {
      name: "Vital",
      logo: "/media/vital.svg",
      welcome_video: "https://video.example/welcome.mp4",
      welcome_video_enabled: true,
      recipe_system_type: "SIMPLE",
      auto_plan_initial_meals: false,
    };
    const id = await app.anOrganisation(forOnboarding);
    const coach = await app.aCoach({ organisation_id: id });
    const client = await app.aClientOf(coach);
    expect((await app.get(`users/organisation/${id}/`, { as: coach })).body).toMatchObject(forOnboarding);
    expect((await app.get("users/me/", { as: coach })).body.organisation).toMatchObject(forOnboarding);
    expect((await app.get("users/me/", { as: client })).body.coach.organisation).toMatchObject(forOnboarding);
    const plain = await app.anOrganisation({ name: "Plain" });
    const member = await app.aUser({ organisation_id: plain });
    expect((await app.get(`users/organisation/${plain}/`, { as: member })).body).toMatchObject({
      logo: null,
      welcome_video: null,
      welcome_video_enabled: false,
      recipe_system_type: "COMPLEX",
      auto_plan_initial_meals: true,
    });
  });

  it("ERR-023 is read by its members and staff, and is not found for all others", async () => {
    const id = await app.anOrganisation({ name: "Members", product_stripe_id: "prod_2" });
    const coach = await app.aCoach({ organisation_id: id });
    const client = await app.aClientOf(coach);
    for (const member of [coach, client]) {
      const { body } = await app.get(`users/organisation/${id}/`, { as: member });
      expect(body).toMatchObject({ id, name: "Members", has_paid_product: true, protein_profile: "LOW" });
      expect(body).not.toHaveProperty("product_stripe_id");
    }
    const staff = await app.get(`users/organisation/${id}/`, { as: await app.aUser({ is_staff: true }) });
    expect(staff.body.product_stripe_id).toBe("prod_2");
    const other = await app.aCoach({ organisation_id: await app.anOrganisation() });
    for (const path of [`users/organisation/${id}/`, "users/organisation/999999/"]) {
      const refused = await app.get(path, { as: other });
      expect(refused.status).toBe(404);
      expect(refused.body).toEqual({ detail: "Not found." });
    }
    expect((await app.get(`users/organisation/${id}/`)).status).toBe(401);
  });
});
