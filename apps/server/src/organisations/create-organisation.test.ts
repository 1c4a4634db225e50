import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const name = (as: Person, body: Record<string, unknown>) =>
  app.post("users/self-service/organisation/", body, { as });
const create = (as: Person, body: Record<string, unknown>) => app.post("users/organisation/", body, { as });
const organisationOf = async (as: Person) => (await app.get("auth/users/me/", { as })).body.organisation;

describe("naming a practice", () => {
  it("ORG-032 gives a coach who signed up an organisation with an address, which visitors see", async () => {
    const iris = await app.aCoach();
    expect(await organisationOf(iris)).toBeNull();
    const made = await name(iris, { name: " Praktijk Puur ", subdomain: "Puur-Org" });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: "Praktijk Puur",
      subdomain: "puur-org",
      primary_colour: "#00bcd4",
    });
    expect((await organisationOf(iris)).id).toBe(made.body.id);
    expect((await app.get("brand/puur-org/")).body.name).toBe("Praktijk Puur");
  });

  it("ORG-008 ORG-010 makes one with colour, which its coach may change then", async () => {
    const iris = await app.aCoach();
    const made = await create(iris, { name: "Vers", primary_colour: "#5B4FC7" });
    expect([made.status, made.body.primary_colour, made.body.subdomain]).toEqual([201, "#5b4fc7", null]);
    const changed = await app.patch(`users/organisation/${made.body.id}/`, { name: "Verser" }, { as: iris });
    expect([changed.status, changed.body.name]).toEqual([200, "Verser"]);
  });

  it("ORG-008 ORG-032 is for coaches without one: a second is refused, also of two at once", async () => {
    const iris = await app.aCoach();
    const answers = await Promise.all(
      ["a", "b"].map((letter) => name(iris, { name: letter, subdomain: `race-${letter}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.findIndex(({ status }) => status === 409);
    expect(answers[refused]?.body).toEqual({
      detail: "You have a practice already.",
      code: "has_organisation",
    });
    expect((await app.get(`brand/race-${refused === 0 ? "a" : "b"}/`)).status).toBe(404);
    expect((await create(iris, { name: "c", primary_colour: "#000000" })).status).toBe(409);
    expect((await name(await app.aUser(), { name: "No coach" })).status).toBe(403);
  });

  it("ORG-032 refuses an address that is taken or not to be had, and keeps nothing", async () => {
    const iris = await app.aCoach();
    await name(await app.aCoach(), { name: "First", subdomain: "taken" });
    const taken = await name(iris, { name: "Second", subdomain: "TAKEN" });
    expect([taken.status, taken.body]).toEqual([
      400,
      { subdomain: ["Another organisation has this subdomain."] },
    ]);
    for (const subdomain of ["www", "admin", "-a", "a_b", "a.b", "ä", "x".repeat(64)])
      expect(Object.keys((await name(iris, { name: "Second", subdomain })).body), subdomain).toEqual([
        "subdomain",
      ]);
    expect(Object.keys((await name(iris, { name: "  " })).body)).toEqual(["name"]);
    expect(await organisationOf(iris)).toBeNull();
    expect((await name(iris, { name: "عيادة التغذية" })).body).toMatchObject({
      name: "عيادة التغذية",
      subdomain: null,
    });
  });

  it("ORG-003 refuses a logo that someone else uploaded", async () => {
    const iris = await app.aCoach();
    const refused = await create(iris, { name: "Vers", primary_colour: "#000000", logo: "/media/none.webp" });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["logo"]]);
  });
});
