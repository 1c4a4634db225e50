import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { actAs, inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let iris: Person;
let organisation: number;
beforeAll(async () => {
  app = await openTestApp({});
  organisation = await app.anOrganisation({ name: "Praktijk Puur", subdomain: "puur" });
  iris = await app.aCoach({ organisation_id: organisation });
});
afterAll(() => app.close());

const join = (body: Record<string, unknown>, subdomain = "puur", browser = new TestBrowser(app)) =>
  browser.post(`users/organisations/${subdomain}/waitlist/`, body);
const list = async (as = iris) => (await app.get("waitlist/", { as })).body;
const emails = ({ results }: { results: { email: string }[] }) => results.map(({ email }) => email);
const mailsTo = (email: string) => new TestBrowser(app).mailsTo(email);

describe("the waiting list of a practice", () => {
  it("ORG-031 takes an address with or without a name, and answers alike when it is there already", async () => {
    const email = anEmail();
    const first = await join({ email: ` ${email.toUpperCase()} `, first_name: "Noor" });
    expect([first.status, first.body]).toEqual([201, {}]);
    const again = await join({ email, first_name: "Someone else" });
    expect([again.status, again.body]).toEqual([201, {}]);
    const other = anEmail();
    expect((await join({ email: other })).status).toBe(201);
    const { results } = await list();
    expect(results.map((one: Record<string, unknown>) => [one.email, one.first_name])).toEqual([
      [email, "Noor"],
      [other, null],
    ]);
  });

  it("ORG-031 refuses what is no address, and a practice that is not there", async () => {
    expect((await join({ email: "noor" })).status).toBe(400);
    expect((await join({})).status).toBe(400);
    expect((await join({ email: anEmail() }, "nowhere")).status).toBe(404);
  });

  it("ORG-031 takes five addresses an hour from one network, also of different practices", async () => {
    await app.anOrganisation({ subdomain: "other-practice" });
    const browser = new TestBrowser(app);
    const statuses: number[] = [];
    for (const subdomain of ["puur", "puur", "other-practice", "puur", "puur", "puur"])
      statuses.push((await join({ email: anEmail() }, subdomain, browser)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    app.clock.forward(3601);
    expect((await join({ email: anEmail() }, "puur", browser)).status).toBe(201);
    app.clock.reset();
  });

  it("COACH-137 mails once, in the name of the practice, with the way off the list", async () => {
    const email = anEmail();
    for (const first_name of ["Noor", "Noor"]) await join({ email, first_name });
    const [mail, ...more] = await mailsTo(email);
    expect([mail?.subject, more.length]).toEqual(["You are on the waiting list of Praktijk Puur", 0]);
    expect(mail?.link).toMatch(/^http:\/\/puur\.localhost:3000\/waiting-list\/leave\?token=\d+\./);
    expect(mail?.text).toContain("365 days");
  });

  it("COACH-137 is read and shortened by the coaches of this practice with the right to invite", async () => {
    await join({ email: anEmail() });
    const [{ id }] = (await list()).results;
    const remove = (as: Person) => app.delete(`waitlist/${id}/`, { as });
    const stranger = await app.aCoach({ organisation_id: await app.anOrganisation() });
    const client = await app.aClientOf(iris);
    expect([(await list(stranger)).results, (await list(await app.aCoach())).results]).toEqual([[], []]);
    expect((await remove(stranger)).status).toBe(404);
    expect((await remove(client)).status).toBe(403);
    const colleague = await app.aCoach({ organisation_id: organisation });
    const setRights = (rights: string[]) =>
      inSystemScope(app.app.services.db, (trx) =>
        trx.updateTable("team_members").set({ rights }).where("user_id", "=", colleague.id).execute(),
      );
    await setRights(["EDIT_PLANS"]);
    expect([
      (await app.get("waitlist/", { as: colleague })).status,
      (await remove(colleague)).status,
    ]).toEqual([403, 403]);
    await setRights(["INVITE"]);
    expect((await remove(colleague)).status).toBe(204);
    expect((await remove(colleague)).status).toBe(404);
  });

  it("COACH-137 is closed to others by the database itself", async () => {
    const email = anEmail();
    await join({ email });
    const client = await app.aClientOf(iris, { organisation_id: organisation });
    const seenBy = (id: number, reach: "self" | "clients") =>
      app.app.services.db.transaction().execute(async (trx) => {
        await actAs(trx, id, reach);
        return (await trx.selectFrom("waitlist_entries").select("email").execute()).length;
      });
    const stranger = await app.aCoach({ organisation_id: await app.anOrganisation() });
    expect(await seenBy(iris.id, "clients")).toBeGreaterThan(0);
    expect([
      await seenBy(client.id, "clients"),
      await seenBy(iris.id, "self"),
      await seenBy(stranger.id, "clients"),
    ]).toEqual([0, 0, 0]);
  });

  it("COACH-137 hides who was invited, shows them again when that is undone, and forgets them once they are in", async () => {
    const email = anEmail();
    await join({ email, first_name: "Noor" });
    const invite = () =>
      app.post("clients/", { email, first_name: "Noor", last_name: "Visser" }, { as: iris });
    const { body } = await invite();
    expect(emails(await list())).not.toContain(email);
    await app.post(`clients/${body.id}/undo/`, {}, { as: iris });
    expect(emails(await list())).toContain(email);
    await invite();
    const { link } = await new TestBrowser(app).mailTo(email);
    await new TestBrowser(app).post("auth/token/login/", { magic_link_token: tokenIn(link) });
    const left = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("waitlist_entries").select("id").where("email", "=", email).execute(),
    );
    expect(left).toEqual([]);
  });
});
