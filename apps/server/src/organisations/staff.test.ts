import { SELF_SERVICE_FLAGS } from "@plateful/access";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  staff = await app.aUser({ is_staff: true });
});
afterAll(() => app.close());

/** What staff switched on for someone; what everybody has who plans alone says nothing of that (DIARY-091). */
async function flagsOf(person: Person) {
  const { flags, ...others } = (await app.get("users/me/", { as: person })).body.feature_flags_for_user;
  const given: readonly string[] = SELF_SERVICE_FLAGS;
  return { flags: flags.filter((name: string) => !given.includes(name)), ...others };
}

const aFlag = async (body: object) => {
  const made = await app.post("admin/feature-flags/", body, { as: staff });
  expect([made.status, made.body.name]).toEqual([201, (body as { name: string }).name]);
  return made.body.id as number;
};

describe("feature flags", () => {
  it("DATA-039 ORG-022 ORG-026 reach the people and organisations that staff name, with the next fetch", async () => {
    const organisation = await app.anOrganisation();
    const [anna, bram] = [await app.aUser(), await app.aUser()];
    const coach = await app.aCoach({ organisation_id: organisation });
    const client = await app.aClientOf(coach);
    const id = await aFlag({ name: "FF_TARGETED", users: [anna.id, anna.id], organisations: [organisation] });
    for (const [person, isOn] of [
      [anna, true],
      [bram, false],
      [coach, true],
      [client, true],
    ] as const)
      expect((await flagsOf(person)).flags).toEqual(isOn ? ["FF_TARGETED"] : []);
    const set = (body: object) => app.patch(`admin/feature-flags/${id}/`, body, { as: staff });
    expect((await set({ everyone: true, kind: "SWITCH" })).body).toEqual({
      id,
      name: "FF_TARGETED",
      kind: "SWITCH",
      everyone: true,
      users: [anna.id],
      organisations: [organisation],
      percent: 0,
    });
    expect(await flagsOf(bram)).toEqual({ flags: [], switches: ["FF_TARGETED"], samples: [] });
    await set({ everyone: false });
    expect((await flagsOf(anna)).switches).toEqual([]);
    const { body } = await app.get(`users/organisation/${organisation}/`, { as: coach });
    expect(body.feature_flags).toEqual([]);
    expect((await app.delete(`admin/feature-flags/${id}/`, { as: staff })).status).toBe(204);
  });

  it("ORG-022 give a sample to its share of the people, always the same ones, and more of them with a larger share", async () => {
    const { rows } = await sql<{ share: number }>`
      select flag_share('FF_SAMPLED', n) as share from generate_series(1, 2000) n`.execute(
      app.app.services.db,
    );
    const chosen = rows.filter(({ share }) => share < 30).length;
    expect(chosen).toBeGreaterThan(520);
    expect(chosen).toBeLessThan(680);
    const anna = await app.aUser();
    const own = await sql<{ share: number }>`select flag_share('FF_SAMPLED', ${anna.id}) as share`.execute(
      app.app.services.db,
    );
    const share = own.rows[0]?.share ?? 0;
    const id = await aFlag({ name: "FF_SAMPLED", kind: "SAMPLE", percent: share });
    expect((await flagsOf(anna)).samples).toEqual([]);
    const set = (body: object) => app.patch(`admin/feature-flags/${id}/`, body, { as: staff });
    await set({ percent: share + 1 });
    expect((await flagsOf(anna)).samples).toEqual(["FF_SAMPLED"]);
    await set({ kind: "FLAG" });
    expect((await flagsOf(anna)).flags).toEqual([]);
    await app.delete(`admin/feature-flags/${id}/`, { as: staff });
  });

  it("ORG-022 decide in the server as they do on the screens", async () => {
    const person = await app.aUser();
    const id = await aFlag({ name: "feature_flag_disable_product_logging", users: [person.id] });
    const refused = await app.post("quickAddMeal/", { kcal: 100 }, { as: person });
    expect([refused.status, refused.body.code]).toEqual([403, "product_logging_disabled"]);
    await app.patch(`admin/feature-flags/${id}/`, { everyone: false }, { as: staff });
    expect((await app.post("quickAddMeal/", { kcal: 100 }, { as: person })).status).toBe(201);
    await app.delete(`admin/feature-flags/${id}/`, { as: staff });
  });

  it("ORG-026 have one name each, and name only who is there", async () => {
    const id = await aFlag({ name: "FF_ONCE" });
    const twice = await app.post("admin/feature-flags/", { name: "FF_ONCE" }, { as: staff });
    expect([twice.status, twice.body]).toEqual([400, { name: ["There is a flag with this name already."] }]);
    const absent = await app.patch(`admin/feature-flags/${id}/`, { users: [2_000_000_000] }, { as: staff });
    expect(absent.body).toEqual({ users: ['Invalid pk "2000000000" - object does not exist.'] });
    for (const body of [{ name: "1 2" }, { percent: 101 }, { kind: "COIN" }])
      expect((await app.patch(`admin/feature-flags/${id}/`, body, { as: staff })).status).toBe(400);
    expect((await app.patch(`admin/feature-flags/${id}/`, {}, { as: staff })).body.name).toBe("FF_ONCE");
  });
});

describe("organisations in the hands of staff", () => {
  const SETTINGS = {
    name: "Fit Club",
    subdomain: "Fit-Club-2",
    primary_colour: "#AABBCC",
    support_url: "mailto:help@fit.example",
    product_stripe_id: "prod_7",
    default_units: "IMPERIAL",
    imperial_units_allowed: false,
    protein_profile: "LOW",
    onboarding_fat_cap: 0.3,
    max_daily_deficit_kcal: 700,
    payment_required: true,
    custom_chat_launcher: false,
    pwa_enabled: true,
    tracking_pixel_id: "px-1",
    login_method: "OTP",
    waitlist_enabled: true,
  };

  it("DATA-039 ORG-028 ORG-014 carry every setting, found by name and by site", async () => {
    const made = await app.post("admin/organisations/", SETTINGS, { as: staff });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...SETTINGS,
      subdomain: "fit-club-2",
      primary_colour: "#aabbcc",
      recipe_system_type: "COMPLEX",
      has_paid_product: true,
    });
    const { id } = made.body;
    const changed = await app.patch(`admin/organisations/${id}/`, { protein_profile: null }, { as: staff });
    expect(changed.body).toMatchObject({ name: "Fit Club", login_method: "OTP", protein_profile: "LOW" });
    expect((await app.get("brand/fit-club-2/")).body.tracking_pixel_id).toBe("px-1");
    const list = await app.get("admin/organisations/?search=FIT-club-2", { as: staff });
    expect(list.body.results).toEqual([changed.body]);
    expect((await app.get(`admin/organisations/${id}/`, { as: staff })).body).toEqual(changed.body);
  });

  it("ORG-024 switch the planner's button and own recipes for their people, and product logging for one of them", async () => {
    const made = await app.post("admin/organisations/", { name: "Switches" }, { as: staff });
    const member = await app.aUser({ organisation_id: made.body.id });
    const seen = async () => {
      const { organisation, feature_flag_disable_product_logging } = (
        await app.get("users/me/", { as: member })
      ).body;
      const { feature_flag_generate_meals_button_in_planner: button } = organisation;
      return [
        button,
        organisation.feature_flag_create_your_own_recipes,
        feature_flag_disable_product_logging,
      ];
    };
    expect(await seen()).toEqual([true, true, false]);
    const switches = {
      feature_flag_generate_meals_button_in_planner: false,
      feature_flag_create_your_own_recipes: false,
    };
    await app.patch(`admin/organisations/${made.body.id}/`, switches, { as: staff });
    const user = { feature_flag_disable_product_logging: true };
    expect((await app.patch(`auth/users/${member.id}/`, user, { as: staff })).status).toBe(200);
    expect(await seen()).toEqual([false, false, true]);
  });

  it("ORG-011 ORG-018 have a subdomain of their own, of letters, digits and hyphens", async () => {
    const post = (subdomain: string) =>
      app.post("admin/organisations/", { name: "Club", subdomain }, { as: staff });
    expect((await post("own-name")).status).toBe(201);
    const taken = await post("OWN-name");
    expect([taken.status, taken.body]).toEqual([
      400,
      { subdomain: ["Another organisation has this subdomain."] },
    ]);
    for (const wrong of ["www", "-a", "a.b", "", "a".repeat(64)])
      expect((await post(wrong)).status).toBe(400);
  });

  it("DATA-039 go only when nobody belongs to them", async () => {
    const { id } = (await app.post("admin/organisations/", { name: "Short" }, { as: staff })).body;
    const flag = await aFlag({ name: "FF_SHORT", organisations: [id] });
    const member = await app.aCoach({ organisation_id: id });
    const refused = await app.delete(`admin/organisations/${id}/`, { as: staff });
    expect([refused.status, refused.body.code]).toEqual([409, "in_use"]);
    await app.delete("users/me/", { as: member, body: { confirmation: "DELETE" } });
    expect((await app.delete(`admin/organisations/${id}/`, { as: staff })).status).toBe(204);
    expect((await app.get(`admin/feature-flags/${flag}/`, { as: staff })).body.organisations).toEqual([]);
    expect((await app.get(`admin/organisations/${id}/`, { as: staff })).status).toBe(404);
  });

  it("ERR-023 DATA-037 are out of reach of coaches, also of their own", async () => {
    const organisation = await app.anOrganisation();
    const coach = await app.aCoach({ organisation_id: organisation });
    for (const path of ["admin/organisations/", `admin/organisations/${organisation}/`])
      expect((await app.get(path, { as: coach })).status).toBe(403);
    const change = { subdomain: "mine" };
    expect((await app.patch(`admin/organisations/${organisation}/`, change, { as: coach })).status).toBe(403);
  });
});

describe("the audit log", () => {
  it("DATA-039 DATA-034 shows staff who did what with whose data, filtered and newest first", async () => {
    const coach = await app.aCoach();
    const [client, other] = [await app.aClientOf(coach), await app.aClientOf(coach)];
    await app.get(`clients/${client.id}/`, { as: coach });
    app.clock.forward(3600);
    const hourLater = app.clock.now().toISOString();
    await app.get(`clients/${other.id}/`, { as: coach });
    await app.get(`clients/${client.id}/`, { as: coach });
    const list = async (query: string) =>
      (await app.get(`admin/audit-log/?actor=${coach.id}${query}`, { as: staff })).body;
    const all = await list("");
    expect(all.results.map(({ user }: { user: number }) => user)).toEqual([client.id, other.id, client.id]);
    expect(all.results[0]).toMatchObject({ actor: coach.id, object_id: null, happened_at: hourLater });
    expect((await list(`&user=${other.id}`)).count).toBe(1);
    expect((await list(`&happened_at__gte=${hourLater}`)).count).toBe(2);
    expect((await list(`&happened_at__lt=${hourLater}`)).count).toBe(1);
    expect((await list("&action=delete-everything")).count).toBe(0);
    const { id } = all.results[0];
    await app.get(`clients/${other.id}/`, { as: coach });
    const older = await list(`&before=${id}&page_size=1`);
    expect([older.count, older.results[0].user]).toEqual([2, other.id]);
  });

  it("DATA-039 names the setting that staff changed", async () => {
    const id = await aFlag({ name: "FF_NOTED" });
    const { body } = await app.get(`admin/audit-log/?actor=${staff.id}&action=create-feature-flag`, {
      as: staff,
    });
    expect(body.results[0]).toMatchObject({ actor: staff.id, user: null, object_id: id });
  });
});
