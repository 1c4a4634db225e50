import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FaultProxy, startFaultProxy } from "../../../../../tools/fault-proxy.ts";
import { copyTemplate, type Person, TestApp, TestClock } from "../../../test/test-app.ts";
import { testSettings } from "../../../test/test-settings.ts";
import { openApp } from "../../app.ts";
import { inSystemScope } from "./scope.ts";

/** What people are promised: an answer within five seconds, and service within one second of the network's return. */
const ANSWER_MS = 5_000;
const RETURN_MS = 1_000;
const AT_ONCE = 40;
const MORNING = "2026-03-18T07:00:00Z";

interface Timed {
  readonly status: number;
  readonly ms: number;
}

/** The embedded database has no network in between. */
describe.runIf(process.env.TEST_DATABASE === "postgres")("a database that vanishes", () => {
  let direct: URL;
  let proxy: FaultProxy;
  let app: TestApp;
  let anna: Person;
  beforeAll(async () => {
    const address = await copyTemplate();
    if (address.kind !== "postgres") throw new Error("These tests run on PostgreSQL.");
    direct = new URL(address.url);
    proxy = await startFaultProxy(Number(direct.port));
    const url = new URL(direct);
    url.port = String(proxy.port);
    const limits = { perPerson: 100_000, perAddress: 100_000 };
    const clock = new TestClock();
    const settings = testSettings({ kind: "postgres", url: url.toString() });
    app = new TestApp(await openApp(settings, { limits, loadData: false, clock }), clock);
    anna = await app.aUser();
  });
  afterAll(async () => {
    proxy.become("up");
    await app.close();
    await proxy.close();
  });
  beforeEach(async () => {
    proxy.become("up");
    await untilServed();
  });

  async function timed(call: () => Promise<{ status: number }>): Promise<Timed> {
    const start = performance.now();
    const { status } = await call();
    return { status, ms: performance.now() - start };
  }

  const read = () => timed(() => app.get("userWeight/", { as: anna }));
  const readAtOnce = (count: number) => Promise.all(Array.from({ length: count }, read));

  /** Milliseconds until a call is served. */
  async function untilServed(): Promise<number> {
    const start = performance.now();
    while ((await read()).status !== 200) await wait(20);
    return performance.now() - start;
  }

  function expectRefusedInTime(calls: readonly Timed[]): void {
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...calls.map(({ ms }) => ms))).toBeLessThan(ANSWER_MS);
  }

  it("E5 ERR-040: in a black hole every call is refused in time, later ones at once, and it ends with the hole", {
    retry: 2,
  }, async () => {
    proxy.become("hole");
    expectRefusedInTime(await readAtOnce(AT_ONCE));
    await wait(2_500);
    const later = await readAtOnce(AT_ONCE);
    expectRefusedInTime(later);
    expect(Math.max(...later.map(({ ms }) => ms))).toBeLessThan(1_000);
    proxy.become("up");
    expect(await untilServed()).toBeLessThan(RETURN_MS);
    expect((await readAtOnce(AT_ONCE)).every(({ status }) => status === 200)).toBe(true);
  });

  it("E5 ERR-040: serves although every message takes 200 ms longer", async () => {
    proxy.become("slow");
    expect((await readAtOnce(5)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it("E5 ERR-040: refuses at once when the network is reset, and serves when it is back", {
    retry: 2,
  }, async () => {
    const calls = readAtOnce(AT_ONCE);
    proxy.become("cut");
    const cut = await readAtOnce(AT_ONCE);
    expectRefusedInTime(cut);
    expect(Math.max(...cut.map(({ ms }) => ms))).toBeLessThan(1_000);
    for (const { status } of await calls) expect([200, 503]).toContain(status);
    proxy.become("up");
    expect(await untilServed()).toBeLessThan(RETURN_MS);
  });

  it("E5 ERR-040: statements that hang use up no more than their time, and the database does not count as away", async () => {
    const holder = new pg.Client({ connectionString: direct.toString() });
    await holder.connect();
    try {
      await holder.query("begin; lock table user_weights in access exclusive mode");
      expectRefusedInTime(await readAtOnce(AT_ONCE));
      // A free connection serves what does not need the locked table.
      expect((await app.get("auth/users/me/", { as: anna })).status).toBe(200);
    } finally {
      await holder.end();
    }
    expect(await untilServed()).toBeLessThan(RETURN_MS);
  });

  it("E5 ERR-040 DATA-032: a write whose commit was not answered is refused, and has one effect when it is repeated", async () => {
    const options = { as: anna, headers: { "idempotency-key": "the-answer-to-the-first-is-lost" } };
    const weigh = () => app.post("userWeight/", { value: 71.5, created_at: MORNING }, options);
    proxy.loseAnswerTo("commit");
    expect((await weigh()).status).toBe(503);
    expect((await weigh()).status).toBe(201);
    const { body } = await app.get("userWeight/", { as: anna });
    expect(body.results.filter(({ value }: { value: number }) => value === 71.5)).toHaveLength(1);
  });

  it("E5 ERR-040: work that nobody waits for may take longer than a call", async () => {
    const { database } = app.app.services;
    const sleep = "select pg_sleep(4.2)";
    await expect(database.query(sleep)).rejects.toMatchObject({ code: "57014" });
    expect((await database.long.query(sleep)).rowCount).toBe(1);
    await expect(
      inSystemScope(database.db, (trx) => trx.selectFrom("users").select("id").execute()),
    ).resolves.toBeDefined();
  });
});
