import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let count = 0;

/** A practice with one coach, who prepared a client with a nutrition plan in view and withdrew the invitation. */
async function aWithdrawn(columns: Record<string, unknown> = {}) {
  const subdomain = `withdrawn-${++count}`;
  const organisation_id = await app.anOrganisation({ subdomain, name: "Praktijk Puur", ...columns });
  const coach = await app.aCoach({ organisation_id });
  const email = anEmail();
  const names = { first_name: "Lotte", last_name: "Vos" };
  const { id } = (await app.post("clients/", { email, ...names }, { as: coach })).body as { id: number };
  const invitation = (await new TestBrowser(app).mailTo(email)).link ?? "";
  const site = { redirect_url: `http://${subdomain}.localhost:3000/`, organisation_subdomain: subdomain };
  return { coach, id, email, invitation, site, subdomain };
}
type Withdrawn = Awaited<ReturnType<typeof aWithdrawn>>;
const withdraw = ({ id, coach }: Pick<Withdrawn, "id" | "coach">) =>
  app.delete(`clients/${id}/invitation/`, { as: coach });
const invite = ({ id, coach }: Withdrawn) => app.post(`clients/${id}/invitation/`, {}, { as: coach });
const stateOf = async ({ id, coach }: Withdrawn) =>
  (await app.get(`clients/${id}/invitation/`, { as: coach })).body.state;
const listOf = async (coach: Person) =>
  (await app.get("clients/", { as: coach })).body.results as { id: number; is_withdrawn: boolean }[];

async function enter(browser: TestBrowser, link: string | null) {
  const { status, body } = await browser.post("auth/token/login/", { magic_link_token: tokenIn(link) });
  if (status !== 200) return { status, me: null };
  const as = { id: 0, email: "", token: body.auth_token } satisfies Person;
  return { status, me: (await app.get("auth/users/me/", { as })).body };
}
const accountsOf = (email: string) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("users").select(["id", "coach_id"]).where("email", "=", email).execute(),
  );
const change = (id: number, columns: Record<string, unknown>) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.updateTable("users").set(columns).where("id", "=", id).execute(),
  );

describe("a client whose invitation was withdrawn", () => {
  it("COACH-207 AUTH-015 is an unknown address on the main site: no account by code or link, and the same answer", async () => {
    const withdrawn = await aWithdrawn();
    await withdraw(withdrawn);
    const [browser, stranger] = [new TestBrowser(app), new TestBrowser(app)];
    const [theirs, nobodys] = [withdrawn.email, anEmail()];
    for (const path of ["createOTP/", "createMagicLink/"]) {
      const more = path === "createOTP/" ? {} : { redirect_url: "http://localhost:3000/" };
      const asked = await browser.post(path, { email: theirs, ...more });
      const unknown = await stranger.post(path, { email: nobodys, ...more });
      expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body]);
      const [mail, other] = [await browser.mailTo(theirs), await stranger.mailTo(nobodys)];
      expect([mail.subject, mail.code, mail.link]).toEqual([other.subject, other.code, other.link]);
      expect(mail.text).toBe(other.text);
    }
    expect(await accountsOf(theirs)).toEqual([{ id: withdrawn.id, coach_id: withdrawn.coach.id }]);
  });

  it("COACH-207 starts afresh by signing up: nothing of what the coach prepared, nothing shared, no coach", async () => {
    const withdrawn = await aWithdrawn();
    await withdraw(withdrawn);
    const browser = new TestBrowser(app);
    const { email } = withdrawn;
    await browser.post("auth/users/", { email, first_name: "Lot", last_name: "Vos", terms_accepted: true });
    const { me } = await enter(browser, (await browser.mailTo(email)).link);
    expect(me).toMatchObject({ email, first_name: "Lot", coach: null, organisation: null, consents: [] });
    expect(me.id).not.toBe(withdrawn.id);
    expect(await listOf(withdrawn.coach)).toEqual([]);
    expect((await app.get(`clients/${withdrawn.id}/`, { as: withdrawn.coach })).status).toBe(404);
  });

  it("COACH-207 ORG-037 signs up with the practice like anybody, and shares nothing unasked", async () => {
    const withdrawn = await aWithdrawn();
    await withdraw(withdrawn);
    const browser = new TestBrowser(app);
    await browser.post("createLoginSignupPortal/", { email: withdrawn.email, ...withdrawn.site });
    const { me } = await enter(browser, (await browser.mailTo(withdrawn.email)).link);
    expect(me).toMatchObject({ coach: { id: withdrawn.coach.id }, first_name: "", consents: [] });
    expect(me.id).not.toBe(withdrawn.id);
  });

  it("COACH-207 COACH-164 is told of the waiting list of a full practice", async () => {
    const withdrawn = await aWithdrawn({ waitlist_enabled: true });
    await withdraw(withdrawn);
    const browser = new TestBrowser(app);
    await browser.post("createLoginSignupPortal/", { email: withdrawn.email, ...withdrawn.site });
    const mail = await browser.mailTo(withdrawn.email);
    expect(mail.link).toBe(`http://${withdrawn.subdomain}.localhost:3000/start`);
    expect(await accountsOf(withdrawn.email)).toEqual([{ id: withdrawn.id, coach_id: withdrawn.coach.id }]);
  });

  it("COACH-207 cannot use what was mailed or handed over before, nor a code asked for before", async () => {
    const withdrawn = await aWithdrawn();
    const path = `users/self-service/client-magic-link/?client=${withdrawn.id}`;
    const handed = tokenIn((await app.get(path, { as: withdrawn.coach })).body.magic_link);
    const browser = new TestBrowser(app);
    const otp = await browser.codeFor(withdrawn.email);
    await withdraw(withdrawn);
    expect((await enter(new TestBrowser(app), withdrawn.invitation)).status).toBe(400);
    const asked = await new TestBrowser(app).post("auth/invitation/code/", { magic_link_token: handed });
    expect(asked.status).toBe(400);
    expect((await browser.post("users/verifyOTP/", { email: withdrawn.email, otp })).status).toBe(400);
    const again = await app.get(path, { as: withdrawn.coach });
    expect([again.status, again.body.code]).toEqual([409, "invitation_withdrawn"]);
  });

  it("COACH-207 comes in as the client once invited again", async () => {
    const withdrawn = await aWithdrawn();
    await withdraw(withdrawn);
    expect(await listOf(withdrawn.coach)).toMatchObject([{ id: withdrawn.id, is_withdrawn: true }]);
    await invite(withdrawn);
    expect(await listOf(withdrawn.coach)).toMatchObject([{ id: withdrawn.id, is_withdrawn: false }]);
    const browser = new TestBrowser(app);
    const { link } = await browser.mailTo(withdrawn.email);
    expect((await enter(browser, link)).me.id).toBe(withdrawn.id);
  });

  it("COACH-207 is the client still when the invitation was not withdrawn but deleted after thirty days", async () => {
    const invited = await aWithdrawn();
    await inSystemScope(app.app.services.db, (trx) =>
      trx.deleteFrom("sign_in_requests").where("user_id", "=", invited.id).execute(),
    );
    expect(await listOf(invited.coach)).toMatchObject([{ id: invited.id, is_withdrawn: false }]);
    const browser = new TestBrowser(app);
    const link = await browser.linkTokenFor(invited.email);
    expect((await browser.post("auth/token/login/", { magic_link_token: link })).status).toBe(200);
    expect(await accountsOf(invited.email)).toEqual([{ id: invited.id, coach_id: invited.coach.id }]);
  });

  it("COACH-207 who has used the account keeps it: withdrawing takes nothing from them", async () => {
    const now = app.clock.now();
    for (const use of [{ email_confirmed_at: now, last_active_at: now }, { terms_accepted_at: now }]) {
      const withdrawn = await aWithdrawn();
      await change(withdrawn.id, use);
      await withdraw(withdrawn);
      expect((await listOf(withdrawn.coach))[0]?.is_withdrawn).toBe(false);
      const browser = new TestBrowser(app);
      const link = await browser.linkTokenFor(withdrawn.email);
      const entered = await browser.post("auth/token/login/", { magic_link_token: link });
      expect(entered.status).toBe(200);
      expect(await accountsOf(withdrawn.email)).toEqual([{ id: withdrawn.id, coach_id: withdrawn.coach.id }]);
    }
  });

  it("COACH-207 can be added by a coach of another practice, but not by a colleague, who is told that the address is taken", async () => {
    const withdrawn = await aWithdrawn();
    await withdraw(withdrawn);
    const add = (as: Person) =>
      app.post("clients/", { email: withdrawn.email, first_name: "L", last_name: "Vos" }, { as });
    const organisation_id = (await app.get("auth/users/me/", { as: withdrawn.coach })).body.organisation.id;
    const colleague = await app.aCoach({ organisation_id });
    for (const as of [withdrawn.coach, colleague]) expect((await add(as)).status).toBe(400);
    expect(await accountsOf(withdrawn.email)).toMatchObject([{ id: withdrawn.id }]);
    const other = await app.aCoach({ organisation_id: await app.anOrganisation() });
    const added = await add(other);
    expect(added.status).toBe(201);
    expect(added.body.id).not.toBe(withdrawn.id);
    expect(await accountsOf(withdrawn.email)).toEqual([{ id: added.body.id, coach_id: other.id }]);
    expect(await listOf(withdrawn.coach)).toEqual([]);
    const browser = new TestBrowser(app);
    expect((await enter(browser, (await browser.mailTo(withdrawn.email)).link)).me.id).toBe(added.body.id);
  });

  it("COACH-207 can be added by another coach where neither has a practice, but not by the same coach", async () => {
    const [coach, other] = [await app.aCoach(), await app.aCoach()];
    const email = anEmail();
    const add = (as: Person) => app.post("clients/", { email, first_name: "L", last_name: "Vos" }, { as });
    const { id } = (await add(coach)).body;
    await withdraw({ id, coach });
    expect((await add(coach)).status).toBe(400);
    expect((await add(other)).status).toBe(201);
    expect(await accountsOf(email)).toMatchObject([{ coach_id: other.id }]);
  });

  it("COACH-207 a standing invitation of one practice is not ended by another practice that adds the address", async () => {
    const invited = await aWithdrawn();
    const other = await app.aCoach({ organisation_id: await app.anOrganisation() });
    const body = { email: invited.email, first_name: "L", last_name: "Vos" };
    expect((await app.post("clients/", body, { as: other })).status).toBe(400);
    expect(await accountsOf(invited.email)).toMatchObject([{ id: invited.id }]);
  });

  it("COACH-207 COACH-132 is removed by the coach, with everything that was prepared", async () => {
    const withdrawn = await aWithdrawn();
    const undo = (as: Person) => app.post(`clients/${withdrawn.id}/undo/`, {}, { as });
    await invite(withdrawn);
    expect((await undo(withdrawn.coach)).status).toBe(409);
    await withdraw(withdrawn);
    expect(await stateOf(withdrawn)).toBe("WITHDRAWN");
    expect((await undo(await app.aCoach())).status).toBe(404);
    expect((await undo(withdrawn.coach)).status).toBe(204);
    expect(await accountsOf(withdrawn.email)).toEqual([]);
  });
});
