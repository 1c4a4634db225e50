import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEMPLATE_FIELDS } from "../../test/access-templates.ts";
import { consentToEverything } from "../../test/consents.ts";
import { ONBOARDING_ANSWERS } from "../../test/onboarding-answers.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { startWithTemplateJob } from "../plan-templates/index.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let team: { iris: Person; noor: Person; id: number };
beforeAll(async () => {
  app = await openTestApp({});
  const iris = await app.aCoach({ first_name: "Iris" });
  const practice = { name: "Bakker Voeding", subdomain: "bakker" };
  const { id } = (await app.post("users/self-service/organisation/", practice, { as: iris })).body;
  team = { iris, noor: await app.aCoach({ organisation_id: id, first_name: "Noor" }), id };
});
afterAll(() => app.close());

const add = (as: Person, more: object = {}) =>
  app.post("clients/", { email: anEmail(), first_name: "Lotte", last_name: "Vos", ...more }, { as });
const preview = async (as: Person, more: object) =>
  (await app.post("clients/invitation-preview/", { first_name: "Lotte", language: "en", ...more }, { as }))
    .body;
const textsOf = ({ paragraphs }: { paragraphs: { text: string }[] }) => paragraphs.map(({ text }) => text);
const setRights = ({ id }: Person, rights: string[]) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.updateTable("team_members").set({ rights }).where("user_id", "=", id).execute(),
  );
const coachIdOf = (id: number) =>
  inSystemScope(app.app.services.db, async (trx) => {
    const row = await trx.selectFrom("users").select("coach_id").where("id", "=", id).executeTakeFirst();
    return row?.coach_id;
  });
const aTemplate = async (as: Person, fields: object = {}): Promise<number> =>
  (await app.post("planTemplates/", { ...TEMPLATE_FIELDS, is_of_practice: false, ...fields }, { as })).body
    .id;

describe("the words of an invitation", () => {
  it("COACH-167 hold what the coach adds, in the preview as in the mail, and in the one that is sent again", async () => {
    const { iris } = team;
    const line = "See you Tuesday!";
    expect(textsOf(await preview(iris, { line }))).toContain(`“${line}”`);
    const { body } = await add(iris, { line, language: "en" });
    const browser = new TestBrowser(app);
    expect((await browser.mailTo(body.email)).text).toContain(`“${line}”`);
    await app.post(`clients/${body.id}/invitation/`, {}, { as: iris });
    const [again] = await browser.mailsTo(body.email);
    expect(again?.text).toContain(`“${line}”`);
    const plain = await add(iris, { language: "en" });
    expect((await browser.mailTo(plain.body.email)).text).not.toContain("“");
  });

  it("ORG-062 come in a brand that is tried, of which the mail that is sent knows nothing", async () => {
    const { iris } = team;
    const brand = { name: "Praktijk Puur", colour: "#5b4fc7" };
    const tried = await preview(iris, { brand });
    expect([tried.brand, tried.colour]).toEqual(["Praktijk Puur", "#5b4fc7"]);
    expect([tried.subject, ...textsOf(tried)].join()).toContain("Praktijk Puur");
    expect((await preview(iris, {})).brand).toBe("Bakker Voeding");
    const { body } = await add(iris, { language: "en", brand });
    const sent = await new TestBrowser(app).mailTo(body.email);
    expect(sent.text).not.toContain("Praktijk Puur");
    for (const wrong of [
      { name: "", colour: "#5b4fc7" },
      { name: "Puur", colour: "violet" },
    ])
      expect(
        (await app.post("clients/invitation-preview/", { first_name: "Lotte", brand: wrong }, { as: iris }))
          .status,
      ).toBe(400);
  });

  it("COACH-167 A8 leave out addresses, numbers and markup, and take at most 300 characters", async () => {
    const { iris } = team;
    const line =
      "Hi <b>Lotte</b>, see www.evil.example or https://evil.example, call 06 1234 5678 a@b.nl javascript:x";
    const [text = ""] = textsOf(await preview(iris, { line })).filter((each) => each.startsWith("“"));
    expect(text).toBe("“Hi Lotte see or call”");
    expect((await add(iris, { line: "x".repeat(301) })).status).toBe(400);
    expect(textsOf(await preview(iris, { line: "http://evil.example" })).join()).not.toContain("“");
  });
});

describe("adding a client for a colleague", () => {
  it("COACH-167 needs the right to hand over, and a colleague of the practice", async () => {
    const { iris, noor } = team;
    const { status, body } = await add(iris, { coach: noor.id });
    expect([status, body.consents]).toEqual([201, []]);
    expect(await coachIdOf(body.id)).toBe(noor.id);
    expect((await new TestBrowser(app).mailTo(body.email)).subject).toContain("Noor");
    expect((await app.get(`clients/${body.id}/`, { as: noor })).body.consents).toHaveLength(1);
    const stranger = await app.aCoach();
    const off = await app.aCoach({ organisation_id: team.id, account_enabled: false });
    for (const coach of [stranger.id, off.id, body.id])
      expect(Object.keys((await add(iris, { coach })).body)).toEqual(["coach"]);
    await setRights(noor, ["INVITE", "EDIT_PLANS"]);
    expect((await add(noor, { coach: iris.id })).status).toBe(403);
    expect((await add(noor, { coach: noor.id })).status).toBe(201);
  });

  it("COACH-167 COACH-132 can be undone by who added them, and by nobody else but their coach", async () => {
    const { iris, noor } = team;
    const { id } = (await add(iris, { coach: noor.id })).body;
    const third = await app.aCoach({ organisation_id: team.id });
    expect((await app.post(`clients/${id}/undo/`, {}, { as: third })).status).toBe(404);
    expect((await app.post(`clients/${id}/undo/`, {}, { as: iris })).status).toBe(204);
    expect(await coachIdOf(id)).toBeUndefined();
  });
});

describe("a template to start with", () => {
  /** A client who came in and agreed to everything. */
  async function aClientWho(as: Person, more: object): Promise<Person> {
    const { body } = await add(as, more);
    const browser = new TestBrowser(app);
    const magic_link_token = tokenIn((await browser.mailTo(body.email)).link);
    const { auth_token } = (await browser.post("auth/token/login/", { magic_link_token })).body;
    await inSystemScope(app.app.services.db, (trx) => consentToEverything(trx, body.id, app.clock.now()));
    return { id: body.id, email: body.email, token: auth_token };
  }
  const answer = async (client: Person) =>
    expect((await app.post("users/onboarding/complete/", ONBOARDING_ANSWERS, { as: client })).status).toBe(
      200,
    );
  const work = ({ id }: Person) => startWithTemplateJob(app.app.services).work({ clientId: id } as never);
  /** The version of the plan that holds, with who saved it. */
  async function newestOf(client: Person) {
    const [plan] = (await app.get("users/nutritionDayPlan/", { as: client })).body.results;
    const path = `users/nutritionDayPlan/${plan.id}/versions/`;
    const [newest] = (await app.get(path, { as: client })).body.versions;
    return { template: newest.template_name as string | null, author: newest.author?.first_name as string };
  }

  it("COACH-168 is refused without the right to edit plans, and where the coach could not use it", async () => {
    const { iris, noor } = team;
    const [own, shared] = [await aTemplate(iris), await aTemplate(iris, { is_of_practice: true })];
    expect(Object.keys((await add(iris, { coach: noor.id, template: own })).body)).toEqual(["template"]);
    expect((await add(iris, { coach: noor.id, template: shared })).status).toBe(201);
    expect((await add(noor, { template: own })).status).toBe(400);
    await setRights(noor, ["INVITE"]);
    expect((await add(noor, { template: shared })).status).toBe(403);
    await setRights(noor, ["INVITE", "EDIT_PLANS", "HAND_OVER"]);
  });

  it("COACH-168 makes the first plan once the client has answered, in the name of the coach, and once", async () => {
    const { iris } = team;
    const template = await aTemplate(iris, { energy_percent: 95, name: "Gentle" });
    const client = await aClientWho(iris, { template });
    await answer(client);
    await work(client);
    expect(await newestOf(client)).toEqual({ template: "Gentle", author: "Iris" });
    await answer(client);
    await work(client);
    expect((await newestOf(client)).template).toBeNull();
  });

  it("COACH-190 is told to the coach of the client until it has been made, and to nobody else", async () => {
    const { iris, noor } = team;
    const template = await aTemplate(iris, { energy_percent: 95, name: "Steady", is_of_practice: true });
    const client = await aClientWho(iris, { template });
    const startOf = async (as: Person) => {
      const { starts } = (await app.get("planTemplates/uses/", { as })).body;
      return starts.filter((start: { client: number }) => start.client === client.id);
    };
    expect(await startOf(iris)).toEqual([{ client: client.id, template_name: "Steady" }]);
    expect(await startOf(noor)).toEqual([]);
    await answer(client);
    expect(await startOf(iris)).toEqual([]);
  });

  it("COACH-185 COACH-168 makes the first plan too when the client has answered the questions of the profile form", async () => {
    const { iris } = team;
    const template = await aTemplate(iris, { energy_percent: 95, name: "Gentle" });
    const client = await aClientWho(iris, { template });
    const answers = { gender: "FEMALE", weight: 68, age: 34, height_in_cm: 170, main_goal: "LOSE_WEIGHT" };
    const made = await app.post("users/userProfile/", answers, { as: client });
    expect(made.status).toBe(201);
    const { rows } = await app.app.services.database.long.query<{ data: { clientId: number } }>(
      "select data from pgboss.job where name = 'start-with-template'",
    );
    expect(rows.filter(({ data }) => data.clientId === client.id)).toHaveLength(1);
    await work(client);
    expect(await newestOf(client)).toEqual({ template: "Gentle", author: "Iris" });
  });

  it("COACH-168 PRIV-006 leaves the plan alone that is not shared, and without the right at that moment", async () => {
    const { iris, noor } = team;
    const template = await aTemplate(iris, { energy_percent: 95, is_of_practice: true });
    const private_ = await aClientWho(iris, { template });
    const ended = { kinds: ["COACH_SHARING"], given_in: "PROFILE" };
    expect((await app.post("users/consents/withdraw/", ended, { as: private_ })).status).toBe(200);
    const late = await aClientWho(noor, { template });
    await setRights(noor, ["INVITE"]);
    for (const client of [private_, late]) {
      await answer(client);
      await work(client);
      expect((await newestOf(client)).template).toBeNull();
    }
    await setRights(noor, ["INVITE", "EDIT_PLANS", "HAND_OVER"]);
  });

  it("COACH-168 CALC-022 never goes below the safe floor, and does without a template that is gone", async () => {
    const { iris } = team;
    const [low, gone] = [await aTemplate(iris, { energy_percent: 50 }), await aTemplate(iris)];
    const clients = [await aClientWho(iris, { template: low }), await aClientWho(iris, { template: gone })];
    expect((await app.delete(`planTemplates/${gone}/`, { as: iris })).status).toBe(204);
    for (const client of clients) {
      await answer(client);
      await work(client);
      expect((await newestOf(client)).template).toBeNull();
    }
  });
});
