import { brandTokens } from "@plateful/appearance";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const NAMES = { first_name: "Noor", last_name: "de Vries", terms_accepted: true };
const asToken = (token: string) => ({ as: { id: 0, email: "", token } satisfies Person });
let count = 0;
const aName = () => `brand-${++count}`;

const onSite = (name: string) => ({
  redirect_url: `http://${name}.localhost:3000/`,
  organisation_subdomain: name,
});

/** The account of who used the link in a mail. */
async function enter(browser: TestBrowser, email: string) {
  const magic_link_token = tokenIn((await browser.mailTo(email)).link);
  const { auth_token } = (await browser.post("auth/token/login/", { magic_link_token })).body;
  return (await app.get("auth/users/me/", asToken(auth_token))).body;
}

/** Signs up by the address alone, as on the log-in screen of a brand. */
async function signUpOn(name: string, email = anEmail()) {
  const browser = new TestBrowser(app);
  expect((await browser.post("createLoginSignupPortal/", { email, ...onSite(name) })).status).toBe(200);
  return enter(browser, email);
}

/** An organisation with these coaches; the owner is the first, where there is one. */
async function aBrand(columns: Record<string, unknown>, coaches: readonly Record<string, unknown>[] = [{}]) {
  const subdomain = aName();
  const id = await app.anOrganisation({ subdomain, name: `Practice ${subdomain}`, ...columns });
  const people: Person[] = [];
  for (const each of coaches) people.push(await app.aCoach({ organisation_id: id, ...each }));
  return { id, subdomain, people };
}
const own = (id: number, owner: Person | undefined) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .updateTable("organisations")
      .set({ owner_id: owner?.id ?? null })
      .where("id", "=", id)
      .execute(),
  );

const accountsOf = (email: string) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("users").select("id").where("email", "=", email).execute(),
  );

/** The latest mail to an address, as a mail program shows it. */
const htmlTo = (email: string) =>
  inSystemScope(app.app.services.db, async (trx) => {
    const sent = trx.selectFrom("outbox").select("body_html").where("recipient", "=", email);
    return (await sent.orderBy("id", "desc").limit(1).executeTakeFirstOrThrow()).body_html;
  });

describe("signing up on the site of an organisation", () => {
  it.each(["COMPLEX", "SIMPLE"])(
    "ORG-037 gives people of a %s organisation its only coach",
    async (system) => {
      const { id, subdomain, people } = await aBrand({ recipe_system_type: system });
      const me = await signUpOn(subdomain);
      expect(me).toMatchObject({ organisation: { id }, coach: { id: people[0]?.id }, is_diy: false });
    },
  );

  it("ORG-037 gives them the owner where there are more, and else nobody", async () => {
    const { id, subdomain, people } = await aBrand({}, [{}, {}]);
    expect(await signUpOn(subdomain)).toMatchObject({ organisation: { id }, coach: null });
    await own(id, people[1]);
    expect(await signUpOn(subdomain)).toMatchObject({ organisation: { id }, coach: { id: people[1]?.id } });
  });

  it("ORG-037 gives them no coach who is switched off or of another organisation", async () => {
    const { id, subdomain } = await aBrand({}, [{ account_enabled: false }]);
    const other = await aBrand({});
    await own(id, other.people[0]);
    expect(await signUpOn(subdomain)).toMatchObject({ organisation: { id }, coach: null });
  });

  it("ORG-037 ORG-020 gives people who plan for themselves the organisation and no coach", async () => {
    const { id, subdomain } = await aBrand({ clients_are_diy: true });
    expect(await signUpOn(subdomain)).toMatchObject({ organisation: { id }, coach: null, is_diy: true });
  });

  it("ORG-037 ORG-038 makes who answered the questions one of its people, with a mail of its name and colour", async () => {
    const { id, subdomain, people } = await aBrand({ name: "Studio Paars", primary_colour: "#7a1fa2" });
    const browser = new TestBrowser(app);
    const email = anEmail();
    const body = { ...NAMES, email, organisation_subdomain: subdomain };
    expect((await browser.post("auth/users/", body)).status).toBe(201);
    const { subject, link } = await browser.mailTo(email);
    const html = await htmlTo(email);
    expect(subject).toContain("Studio Paars");
    expect(html).toContain(`background:${brandTokens("#7a1fa2", "light").fill}`);
    expect(html).toContain(">Studio Paars</p>");
    expect(new URL(link ?? "").host).toBe(`${subdomain}.localhost:3000`);
    expect(await enter(browser, email)).toMatchObject({
      organisation: { id },
      coach: { id: people[0]?.id },
      first_name: "Noor",
    });
  });

  it("ORG-037 refuses the name of a site that is not there, and mails nothing", async () => {
    const browser = new TestBrowser(app);
    const email = anEmail();
    const refused = await browser.post("auth/users/", { ...NAMES, email, organisation_subdomain: "nobody" });
    expect([refused.status, refused.body]).toEqual([
      400,
      { organisation_subdomain: ["Unknown organisation."] },
    ]);
    expect(await browser.mailsTo(email)).toHaveLength(0);
  });

  it("ORG-037 moves nobody who has an account, whichever way they come in", async () => {
    const home = await aBrand({});
    const { subdomain } = await aBrand({});
    const person = await app.aClientOf(home.people[0] as Person, { organisation_id: home.id });
    const before = (await app.get("auth/users/me/", { as: person })).body;
    expect(before).toMatchObject({ organisation: { id: home.id }, coach: { id: home.people[0]?.id } });
    const browser = new TestBrowser(app);
    const body = { ...NAMES, email: person.email, organisation_subdomain: subdomain };
    expect((await browser.post("auth/users/", body)).status).toBe(201);
    const kept = { organisation: before.organisation, coach: before.coach, first_name: before.first_name };
    expect(await enter(browser, person.email)).toMatchObject(kept);
    app.clock.forward(31);
    expect(await signUpOn(subdomain, person.email)).toMatchObject(kept);
  });

  it("ORG-037 PRIV-006 shows the coach nothing of them that they did not share", async () => {
    const { subdomain, people } = await aBrand({});
    const [coach] = people as [Person];
    const me = await signUpOn(subdomain);
    const [client] = (await app.get("users/paginatedclients/", { as: coach })).body.results;
    expect(client).toMatchObject({ id: me.id, shared_parts: [], intake: null, recent_weights: [] });
    const written = await app.post(
      "users/userProfile/",
      { user_id: me.id, gender: "FEMALE", weight: 70 },
      { as: coach },
    );
    expect(written.status).toBe(403);
    expect((await app.get(`calendarDay/?user=${me.id}`, { as: coach })).body.results).toEqual([]);
  });

  it("COACH-085 lists who has no name by their address, in its place", async () => {
    const { subdomain, people } = await aBrand({});
    const [coach] = people as [Person];
    for (const first_name of ["Anna", "Zoë"]) await app.aClientOf(coach, { first_name });
    const email = `m${anEmail()}`;
    await signUpOn(subdomain, email);
    const { results } = (await app.get("users/paginatedclients/", { as: coach })).body;
    expect(results.map((one: { first_name: string; email: string }) => one.first_name || one.email)).toEqual([
      "Anna",
      email,
      "Zoë",
    ]);
  });

  it("COACH-164 ORG-037 makes no account in a full practice, whichever way someone signs up, and tells of the waiting list", async () => {
    const { subdomain } = await aBrand({ waitlist_enabled: true });
    const ways = [
      ["createLoginSignupPortal/", { ...onSite(subdomain) }],
      ["createLoginSignupPortal/", { ...onSite(subdomain), preferred_method: "OTP" }],
      ["auth/users/", { ...NAMES, organisation_subdomain: subdomain }],
    ] as const;
    for (const [path, body] of ways) {
      const [email, browser] = [anEmail(), new TestBrowser(app)];
      expect((await browser.post(path, { email, ...body })).status).toBeLessThan(300);
      const mail = await browser.mailTo(email);
      expect(mail.subject).toBe(`Practice ${subdomain} is full at the moment`);
      expect([mail.link, mail.code]).toEqual([`http://${subdomain}.localhost:3000/start`, null]);
      for (const otp of ["0000", "1234"])
        expect((await browser.post("auth/token/otp/", { email, otp })).status).toBeGreaterThanOrEqual(400);
      expect(await accountsOf(email)).toEqual([]);
    }
  });

  it("COACH-164 lets the clients of a full practice in, and whoever was invited", async () => {
    const { subdomain, people } = await aBrand({ waitlist_enabled: true });
    const [coach] = people as [Person];
    const client = await app.aClientOf(coach);
    const browser = new TestBrowser(app);
    await browser.post("createLoginSignupPortal/", { email: client.email, ...onSite(subdomain) });
    expect((await enter(browser, client.email)).id).toBe(client.id);
    const email = anEmail();
    await app.post("clients/", { email, first_name: "Bo", last_name: "Vos" }, { as: coach });
    expect(await enter(new TestBrowser(app), email)).toMatchObject({ coach: { id: coach.id } });
  });
});
