import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aShop } from "../../test/billing-factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { TestBrowser } from "../../test/test-browser.ts";
import { untilServed } from "../../test/until-served.ts";

/** Two processes on one database; the embedded one belongs to a single process. */
let apps: readonly TestApp[];
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  const { database } = app.app.services.settings;
  const isServer = database.kind === "postgres";
  apps = isServer ? [app, await openTestApp({ settings: { database }, clock: app.clock })] : [app, app];
});
afterAll(async () => {
  for (const each of new Set(apps)) await each.close();
});

type Send = (
  on: TestApp,
  index: number,
) => Promise<{
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
}>;

/** Calls all at once, over both processes; answers how many were refused because there were too many. */
async function flood(count: number, send: Send): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => send(apps[index % 2] ?? app, index)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  for (const { status } of answers) expect(status).toBeLessThan(504);
  return refused.length;
}

const storedRows = async () => {
  const { count } = await app.app.services.db
    .selectFrom("limited_events")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe("limits that are stored", { timeout: 120_000 }, () => {
  it("BILL-025 ERR-026 C8: guesses of promo codes count although they are refused, wherever they are tried", async () => {
    const shop = await aShop(app);
    const ip = "203.0.113.10";
    const places: readonly Send[] = [
      (on, index) => on.post("validate-promo-code/", { code: `GUESS${index}` }, { ip }),
      (on, index) =>
        on.post("create-payment-intent/", { ...shop.order, promo_code: `GUESS${index}` }, { ip }),
    ];
    expect(await flood(24, (on, index) => (places[index % 2] as Send)(on, index))).toBe(14);
    expect((await app.post("validate-promo-code/", { code: "X" }, { ip: "203.0.113.11" })).status).toBe(200);
  });

  it("BILL-025 ERR-026 C8: guesses at the checkout, one after the other, are over after ten", async () => {
    const shop = await aShop(app);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++) {
      const order = { ...shop.order, promo_code: `GUESS${guess}` };
      const on = apps[guess % 2] ?? app;
      statuses.push((await on.post("create-payment-intent/", order, { ip: "203.0.113.13" })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  it("BILL-025 ERR-026 C8: a person who guesses promo codes from many addresses has ten tries, too", async () => {
    const as = await app.aUser();
    const send: Send = (on, index) =>
      on.post("validate-promo-code/", { code: `GUESS${index}` }, { as, ip: `11.0.${index}.1` });
    expect(await flood(15, send)).toBe(5);
  });

  it("BILL-025 ERR-026 C8: checkouts that are refused count, thirty in an hour of one address", async () => {
    const order = { organisation_subdomain: "nobody", price_id: "price_unknown" };
    const send: Send = (on) => on.post("create-payment-intent/", order, { ip: "203.0.113.12" });
    expect(await flood(40, send)).toBe(10);
  });

  it("SREC-040 ERR-026 C8: twenty imports of an organisation in a day, whoever of it asks", async () => {
    const organisation_id = await app.anOrganisation({ recipe_system_type: "SIMPLE" });
    const coaches = [await app.aCoach({ organisation_id }), await app.aCoach({ organisation_id })];
    const send: Send = (on, index) =>
      on.post(
        "simpleRecipe/import-from-instagram/",
        { url: "https://instagram.com/p/1" },
        { as: coaches[index % 2] },
      );
    expect(await flood(30, send)).toBe(10);
  });

  it("PROF-013 ERR-026 C8: ten tries to delete an account in an hour", async () => {
    const as = await app.aUser();
    const send: Send = (on) => on.delete("users/me/", { as, body: { confirmation: "DELTE" } });
    expect(await flood(15, send)).toBe(5);
  });

  it("COACH-015 ERR-026 C8: sixty invitations of a coach in an hour, and another coach is not concerned", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const invite =
      (as: Person, id: number): Send =>
      (on) =>
        on.get(`users/self-service/client-magic-link/?client=${id}`, { as });
    expect(await flood(64, invite(coach, client.id))).toBe(4);
    const other = await app.aCoach();
    expect(await flood(2, invite(other, (await app.aClientOf(other)).id))).toBe(0);
  });

  it("DATA-032: a repeat under one Idempotency-Key takes no further turn", async () => {
    const as = await app.aUser();
    const headers = { "idempotency-key": "repeat-0001" };
    for (let time = 0; time < 15; time++)
      expect(
        (await app.post("validate-promo-code/", { code: "GUESS" }, { as, headers, ip: `11.1.${time}.1` }))
          .status,
      ).toBe(200);
  });

  it("DATA-032 AUTH-025: repeats at the same time wait for the first, and none is refused for its turn", async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 20; time++) {
      const as = await app.aUser();
      const headers = { "idempotency-key": "same-call" };
      const body = { new_email: `new-address-${time}@example.org` };
      const send = (index: number) =>
        (apps[index % 2] ?? app).post("auth/users/set_email/", body, { as, headers, ip: `11.2.${time}.1` });
      const answers = await Promise.all([0, 1, 2, 3].map((index) => untilServed(() => send(index))));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([204]));
  });

  it("DATA-032 AUTH-025: a key that is no longer kept costs a turn again", async () => {
    const as = await app.aUser();
    const headers = { "idempotency-key": "kept-a-day" };
    const send = () => app.post("validate-promo-code/", { code: "GUESS" }, { as, headers, ip: "11.3.0.1" });
    await send();
    app.clock.forward(24 * 3600 + 1);
    for (let index = 0; index < 10; index++)
      await app.post("validate-promo-code/", { code: `GUESS${index}` }, { as, ip: `11.3.1.${index}` });
    expect((await send()).status).toBe(429);
  });

  it("G6 ERR-027 PROF-014: the erasure of an account leaves no count of the person", async () => {
    app.clock.forward(40 * 86_400);
    await app.app.services.limitedEvents.sweep(app.clock.now());
    expect(await storedRows()).toBe(0);
    const as = await app.aUser();
    const browser = new TestBrowser(app);
    await browser.codeFor(as.email);
    await browser.post("users/verifyOTP/", { email: as.email, otp: "0000" });
    await app.post("validate-promo-code/", { code: "GUESS" }, { as, ip: browser.ip });
    await app.delete("users/me/", { as, body: { confirmation: "WRONG" } });
    const before = await storedRows();
    expect(before).toBeGreaterThanOrEqual(6);
    expect((await app.delete("users/me/", { as, body: { confirmation: "DELETE" } })).status).toBe(204);
    // What is left was counted for the address: mails, wrong codes of its network, promo codes.
    const kinds = await app.app.services.db
      .selectFrom("limited_events")
      .select("kind")
      .orderBy("kind")
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(["mail", "promo-code", "wrong-code-network"]);
  });
});
