import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let iris: Person;
beforeAll(async () => {
  app = await openTestApp({});
});
afterAll(() => app.close());

const DAY_S = 86_400;
const read = async (query = "", as = iris) => (await app.get(`clients/invitations/${query}`, { as })).body;
const names = ({ results }: { results: { first_name: string; state: string }[] }) =>
  results.map(({ first_name, state }) => [first_name, state]);

async function add(first_name: string) {
  const email = anEmail();
  const { body } = await app.post("clients/", { email, first_name, last_name: "Vos" }, { as: iris });
  return { id: body.id as number, email };
}
const linkOf = async ({ email }: { email: string }) =>
  tokenIn((await new TestBrowser(app).mailTo(email)).link);
const open = async (client: { email: string }) =>
  new TestBrowser(app).post("auth/token/link/", { token: await linkOf(client) });
const enter = async (client: { email: string }) =>
  new TestBrowser(app).post("auth/token/login/", { magic_link_token: await linkOf(client) });
const bounce = ({ email }: { email: string }) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .insertInto("undeliverable_addresses")
      .values({ email, reason: "BOUNCE", since: app.clock.now() })
      .execute(),
  );
const refuse = ({ email }: { email: string }) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .updateTable("outbox")
      .set({ given_up_at: app.clock.now(), failure: "EENVELOPE 550" })
      .where("recipient", "=", email)
      .execute(),
  );

describe("the invitations of a coach", () => {
  it("COACH-134 come worst first, with how many there are and how far they are", async () => {
    iris = await app.aCoach();
    await app.aClientOf(iris);
    const late = await add("Late");
    app.clock.forward(8 * DAY_S);
    await add("Soon");
    app.clock.forward(5.5 * DAY_S);
    const [opened, sent, bounced, refused, joined, withdrawn] = [
      await add("Opened"),
      await add("Sent"),
      await add("Bounced"),
      await add("Refused"),
      await add("Joined"),
      await add("Withdrawn"),
    ];
    await open(opened);
    await bounce(bounced);
    await refuse(refused);
    expect((await enter(joined)).status).toBe(200);
    await app.delete(`clients/${withdrawn.id}/invitation/`, { as: iris });
    const waiting = await read();
    expect(names(waiting)).toEqual([
      ["Bounced", "NOT_DELIVERED"],
      ["Refused", "NOT_DELIVERED"],
      ["Late", "EXPIRED"],
      ["Soon", "SENT"],
      ["Opened", "OPENED"],
      ["Sent", "SENT"],
      ["Withdrawn", "WITHDRAWN"],
    ]);
    expect(waiting.results.map(({ needs_coach }: { needs_coach: boolean }) => needs_coach)).toEqual([
      ...[true, true, true, true, false, false, false],
    ]);
    expect(waiting.flow).toEqual({ sent: 8, opened: 2, joined: 1, waiting: 7, need: 4 });
    expect(names(await read("?show=JOINED"))).toEqual([["Joined", "ACCEPTED"]]);
    expect((await read("?show=ALL")).count).toBe(8);
    const [first] = (await read("?page_size=1&page=3")).results;
    expect([first.client, first.email]).toEqual([late.id, late.email]);
    const [, last] = (await read("?show=ALL&page_size=7&page=2")).results;
    expect(last).toBeUndefined();
    expect(sent.id).toBeGreaterThan(0);
    app.clock.reset();
  });

  it("COACH-134 PRIV-021 say when the account ends that nobody enters, and not for who came in", async () => {
    iris = await app.aCoach();
    const waiting = await add("Lotte");
    await enter(await add("Sam"));
    const { results } = await read("?show=ALL");
    const [lotte, sam] = results;
    const days = (Date.parse(lotte.ends_at) - Date.parse(lotte.sent_at)) / (DAY_S * 1000);
    expect([lotte.client, days, sam.ends_at, sam.joined_at === null]).toEqual([waiting.id, 14, null, false]);
  });

  it("COACH-134 COACH-135 DATA-042 tell of an address that takes no mail wherever its state is told, until mail goes there again", async () => {
    iris = await app.aCoach();
    const client = await add("Lotte");
    await refuse(client);
    const state = async () => (await app.get(`clients/${client.id}/invitation/`, { as: iris })).body.state;
    expect([await state(), (await read()).results[0].state]).toEqual(["NOT_DELIVERED", "NOT_DELIVERED"]);
    // That it did not arrive, and not why.
    const told = [(await app.get(`clients/${client.id}/invitation/`, { as: iris })).body, await read()];
    expect(JSON.stringify(told)).not.toMatch(/EENVELOPE|550|BOUNCE|COMPLAINT/i);
    app.clock.forward(60);
    const { body } = await app.post(`clients/${client.id}/invitation/`, {}, { as: iris });
    expect([body.state, await state(), (await read()).results[0].state]).toEqual(["SENT", "SENT", "SENT"]);
    app.clock.reset();
  });

  it("COACH-134 are those of the coach's own active clients alone", async () => {
    iris = await app.aCoach();
    const client = await add("Lotte");
    expect((await read("", await app.aCoach())).results).toEqual([]);
    expect((await app.get("clients/invitations/", { as: await app.aClientOf(iris) })).status).toBe(403);
    await app.patch(`clients/${client.id}/`, { account_enabled: false }, { as: iris });
    expect((await read()).results).toEqual([]);
  });
});
