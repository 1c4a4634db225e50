import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../test/factories.ts";
import { openAppOn } from "../test/lasting-app.ts";
import { copyTemplate, type Person, TestApp, TestClock } from "../test/test-app.ts";
import { inSystemScope } from "./platform/database/scope.ts";
import type { DatabaseAddress } from "./platform/settings/settings.ts";

/** Both the queue and the outbox are looked at every half second. */
const SEVERAL_LOOKS_MS = 2_000;
const MAX_WAIT_MS = 20_000;

/** Processes share a database of a server alone. */
describe.runIf(process.env.TEST_DATABASE === "postgres")("processes with a role", () => {
  const now = new Date().toISOString();
  const today = now.slice(0, 10);
  let address: DatabaseAddress;
  let web: TestApp;
  let worker: TestApp | undefined;
  let person: Person;

  const open = async (role: "web" | "worker") =>
    new TestApp(await openAppOn(address, { role }), new TestClock(now));

  beforeAll(async () => {
    address = await copyTemplate();
    web = await open("web");
    person = await aPlanner(web);
    const plan = { num_days: 2, start_date_inclusive: today, delete_existing_plans: true };
    expect((await web.post("autoPlanDays/", plan, { as: person })).status).toBeLessThan(300);
  });
  afterAll(async () => {
    await Promise.all([web.close(), worker?.close()]);
  });

  const writeMail = () =>
    inSystemScope(web.app.services.db, (trx) =>
      trx
        .insertInto("outbox")
        .values({ recipient: "a@b.nl", subject: "Waits", body_text: "", created_at: new Date(now) })
        .execute(),
    );
  const countSent = async () => {
    const mails = await inSystemScope(web.app.services.db, (trx) =>
      trx.selectFrom("outbox").select("sent_at").execute(),
    );
    return mails.filter(({ sent_at }) => sent_at !== null).length;
  };

  it("OPS-005: a web process queues jobs and mail, a worker does them and answers nobody", async () => {
    const range = { start_date: today, end_date: today };
    const { body: list } = await web.post("groceryList/", range, { as: person });
    const statusOf = async () => (await web.get(`groceryList/${list.id}/`, { as: person })).body.status;
    await writeMail();
    await wait(SEVERAL_LOOKS_MS);
    expect([await statusOf(), await countSent()]).toEqual(["GENERATING", 0]);
    expect((await web.get("health/ready/")).body).toMatchObject({ jobs: "ok" });

    worker = await open("worker");
    const end = Date.now() + MAX_WAIT_MS;
    while (Date.now() < end && ((await statusOf()) !== "READY" || (await countSent()) === 0)) await wait(100);
    expect([await statusOf(), await countSent()]).toEqual(["READY", 1]);
    const answers = ["health/", "health/ready/", "users/me/", "brand/", "/", "/robots.txt"];
    const statuses = await Promise.all(answers.map(async (path) => (await worker?.get(path))?.status));
    expect(statuses).toEqual([200, 200, 404, 404, 404, 404]);
  });

  it("OPS-006: a process opens as many connections as it is told", async () => {
    const small = new TestApp(
      await openAppOn(address, { role: "web", databaseConnections: 3 }),
      new TestClock(now),
    );
    const { database } = small.app.services;
    const sleepers = Array.from({ length: 8 }, () => database.query("select pg_sleep(0.3)"));
    await wait(150);
    expect([database.connections, database.borrowed(), database.waiting()]).toEqual([3, 3, 5]);
    await Promise.all(sleepers);
    expect([database.borrowed(), database.waiting()]).toEqual([0, 0]);
    await small.close();
  });
});
