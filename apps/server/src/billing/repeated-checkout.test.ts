import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FaultProxy, startFaultProxy } from "../../../../tools/fault-proxy.ts";
import { aShop, type Shop, STATE } from "../../test/billing-factories.ts";
import { freePort } from "../../test/free-port.ts";
import { aDatabase, openAppOn } from "../../test/lasting-app.ts";
import { startProcess } from "../../test/server-process.ts";
import { openTestApp, type Person, TestApp, TestClock } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { DevelopmentProvider } from "../platform/payments/development-provider.ts";
import type { DatabaseAddress } from "../platform/settings/settings.ts";

const KEY = { "idempotency-key": "one-checkout-and-no-more" };

const orderOf = (shop: Shop) => ({
  ...shop.order,
  success_url: "http://localhost:3000/checkout",
  cancel_url: "http://localhost:3000/checkout/failure",
  state: STATE,
});

describe("a checkout that is begun again under its key", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it("E9 DATA-032 is one checkout, when it is begun ten times at once, and refuses another order", async () => {
    const [shop, as] = [await aShop(app), await app.aUser()];
    const begin = (body: object) => app.post("create-b2c-checkout-session/", body, { as, headers: KEY });
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(orderOf(shop))));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    const kept = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("checkout_sessions").select("id").where("user_id", "=", as.id).execute(),
    );
    expect(kept).toEqual([{ id: answers[0]?.body.session_id }]);
    const other = await begin({ ...orderOf(shop), state: "another-state-of-this" });
    expect([other.status, other.body.code]).toEqual([409, "idempotency_conflict"]);
  });

  it("E9 DATA-032 is one checkout for a newcomer too, and another one for everybody else", async () => {
    const shop = await aShop(app);
    const begin = (as?: Person) =>
      app.post(
        "create-b2c-checkout-session/",
        { ...orderOf(shop), email: "newcomer@example.org" },
        { as, headers: KEY },
      );
    const [first, again, other] = [await begin(), await begin(), await begin(await app.aUser())];
    expect([first.status, again.status, other.status]).toEqual([201, 201, 201]);
    expect(again.body).toEqual(first.body);
    expect(other.body.session_id).not.toBe(first.body.session_id);
  });
});

describe("a process that is killed while the provider works", () => {
  const folder = mkdtempSync(join(tmpdir(), "plateful-killed-"));
  const clock = new TestClock(new Date().toISOString());
  const provider = new DevelopmentProvider("http://localhost:3000", clock);
  let address: DatabaseAddress;
  let proxy: FaultProxy;
  let person: Person;
  let shop: Shop;

  beforeAll(async () => {
    proxy = await startFaultProxy(Number((await provider.listen()).port));
    address = await aDatabase(join(folder, "data"));
    const app = new TestApp(await openAppOn(address), clock);
    shop = await aShop(app);
    person = await app.aUser();
    await app.close();
  });
  afterAll(async () => {
    await proxy.close();
    await provider.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const begin = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/create-b2c-checkout-session/`, {
      method: "POST",
      headers: { ...KEY, authorization: `Token ${person.token}`, "content-type": "application/json" },
      body: JSON.stringify(orderOf(shop)),
    });
    return { status: answer.status, body: (await answer.json()) as { session_id: string } };
  };

  it("E9 BILL-035 leaves what a repeat completes, once", { timeout: 120_000 }, async () => {
    const url = address.kind === "postgres" ? address.url : `pglite:${address.folder}`;
    const port = await freePort();
    const env = {
      DATABASE_URL: url,
      PORT: String(port),
      MEDIA_FOLDER: join(folder, "media"),
      STRIPE_SECRET_KEY: "sk_test_key",
      STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
      STRIPE_API_BASE: proxy.url.href,
    };
    const first = startProcess(env);
    await first.ready;
    // The provider opens the checkout; its answer never arrives, for the process is gone.
    proxy.loseAnswerTo("POST /v1/checkout/sessions", () => first.child.kill("SIGKILL"));
    await expect(begin(port)).rejects.toThrow();
    await first.ended;
    await expect.poll(() => provider.state.sessions.size).toBe(1);
    expect(provider.state.customers.size).toBe(1);

    const second = startProcess(env);
    await second.ready;
    // Who is told to come back later does.
    const beginUntilServed = async () => {
      for (;;) {
        const answer = await begin(port);
        if (answer.status !== 503) return answer;
      }
    };
    const answers = await Promise.all([beginUntilServed(), beginUntilServed(), beginUntilServed()]);
    second.child.kill("SIGTERM");
    expect((await second.ended).code).toBe(0);
    const [opened] = provider.state.sessions.keys();
    expect(answers.map(({ status, body }) => [status, body.session_id])).toEqual(
      Array(3).fill([201, opened]),
    );
    expect([provider.state.sessions.size, provider.state.customers.size]).toEqual([1, 1]);
    const app = await openAppOn(address);
    const kept = await inSystemScope(app.services.db, async (trx) => ({
      sessions: await trx.selectFrom("checkout_sessions").select("id").execute(),
      customers: await trx.selectFrom("customers").select("user_id").execute(),
    }));
    await app.close();
    expect(kept).toEqual({ sessions: [{ id: opened }], customers: [{ user_id: person.id }] });
  });
});
