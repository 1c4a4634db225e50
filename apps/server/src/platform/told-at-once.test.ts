import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type FaultProxy, startFaultProxy } from "../../../../tools/fault-proxy.ts";
import { type Pooler, startPgbouncer } from "../../../../tools/pgbouncer.ts";
import { type PostgresCluster, startPostgres } from "../../../../tools/postgres.ts";
import { openLog } from "./base/log.ts";
import { type JobKind, type Looks, openJobs } from "./calls/jobs.ts";
import { openDatabase } from "./database/open-by-address.ts";
import type { OpenDatabase } from "./database/open-database.ts";
import { inSystemScope } from "./database/scope.ts";
import { type PostgresAddress, SettingsError } from "./settings/settings.ts";

const ROLE = "postgres";
const KIND = "told-at-once";
const MAX_MS = 20_000;
const SELDOM = 3_600_000;

async function until(holds: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + MAX_MS; !holds(); await wait(20))
    if (Date.now() > end) throw new Error(`In vain: ${what}`);
}

interface Worker {
  readonly database: OpenDatabase;
  /** Numbers of the jobs that were done. */
  readonly done: number[];
  readonly untilDone: (number: number) => Promise<void>;
}

/** The embedded database belongs to one process, and has no pooler; these tests bring their own PostgreSQL. */
describe.runIf(process.env.TEST_DATABASE === "postgres")("work of another process", () => {
  const log = openLog("silent");
  let cluster: PostgresCluster;
  let pooler: Pooler;
  let proxy: FaultProxy;
  let pooled: string;
  let direct: string;
  let sender: OpenDatabase;
  let enqueue: (number: number) => Promise<void>;
  const opened: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    cluster = await startPostgres();
    pooler = await startPgbouncer(cluster, { roles: [ROLE], poolSize: 3 });
    proxy = await startFaultProxy(cluster.port);
    await cluster.createDatabase("told");
    await cluster.createDatabase("another");
    pooled = pooler.urlOf("told", ROLE);
    direct = cluster.urlOf("told", ROLE);
    sender = await openDatabase({ kind: "postgres", url: pooled }, { log });
    const jobs = openJobs(sender, log, { worksHere: false, timeJob: (_kind, work) => work() });
    await jobs.start([kindOf([])]);
    opened.push(jobs.stop);
    enqueue = (number) => inSystemScope(sender.db, (trx) => jobs.enqueue(trx, KIND, { number }));
  });
  afterEach(async () => {
    proxy.become("up");
    for (const close of opened.splice(1).reverse()) await close();
  });
  afterAll(async () => {
    await opened[0]?.();
    await sender.close();
    await proxy.close();
    await pooler.stop();
    cluster.stop();
  });

  const kindOf = (done: number[]): JobKind<never> => ({
    name: KIND,
    retries: 0,
    retryDelaySeconds: 1,
    work: async ({ number }: { number: number }) => void done.push(number),
  });

  async function openWorker(directUrl: string | undefined, looks?: Looks): Promise<Worker> {
    const database = await openDatabase({ kind: "postgres", url: pooled, directUrl }, { log });
    opened.push(database.close);
    const done: number[] = [];
    const jobs = openJobs(database, log, { worksHere: true, timeJob: (_kind, work) => work(), looks });
    await jobs.start([kindOf(done)]);
    opened.push(jobs.stop);
    return { database, done, untilDone: (number) => until(() => done.includes(number), `job ${number}`) };
  }

  const throughProxy = () => {
    const url = new URL(direct);
    url.port = String(proxy.port);
    return url.toString();
  };

  it("OPS-014: begins when it is told of, behind a pooler too, although nobody looks", async () => {
    const { database, untilDone } = await openWorker(direct);
    await until(database.news.isHeard, "news");
    await enqueue(1);
    await untilDone(1);
    await enqueue(2);
    await untilDone(2);
  });

  it("OPS-014: begins by looking where a pooler tells nothing", async () => {
    const { database, untilDone } = await openWorker(undefined, { toldMs: SELDOM, untoldMs: 50 });
    await enqueue(3);
    await untilDone(3);
    expect(database.news.isHeard()).toBe(false);
  });

  it("OPS-014: begins by looking while the connection that hears is lost", async () => {
    const { database, untilDone } = await openWorker(throughProxy(), { toldMs: 50, untoldMs: 50 });
    await until(database.news.isHeard, "news");
    proxy.become("cut");
    await until(() => !database.news.isHeard(), "the loss");
    await enqueue(4);
    await untilDone(4);
    expect(database.news.isHeard()).toBe(false);
  });

  it("OPS-014: is caught up with when the connection is back, and told of again", async () => {
    const { database, done, untilDone } = await openWorker(throughProxy());
    await until(database.news.isHeard, "news");
    proxy.become("cut");
    await until(() => !database.news.isHeard(), "the loss");
    await enqueue(5);
    expect(done).toEqual([]);
    proxy.become("up");
    await untilDone(5);
    await enqueue(6);
    await untilDone(6);
  });

  it("OPS-014: is heard again after the server ended the connection", async () => {
    const { database, untilDone } = await openWorker(direct);
    let heard = 0;
    const count = () => {
      heard += 1;
    };
    database.news.listen("any", count, count);
    await until(() => heard === 1, "news");
    await cluster.administer(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plateful news'",
    );
    await until(() => heard === 2, "news again");
    await enqueue(7);
    await untilDone(7);
    expect(database.news.isHeard()).toBe(true);
  });

  it("OPS-013: refuses a direct address where nothing is heard: a pooler, or another database", async () => {
    for (const directUrl of [pooled, cluster.urlOf("another", ROLE)]) {
      const address: PostgresAddress = { kind: "postgres", url: pooled, directUrl };
      const start = openDatabase(address, { waitSeconds: 0 });
      await expect(start).rejects.toThrow(SettingsError);
      await expect(start).rejects.toThrow(/^[^\n]*DATABASE_DIRECT_URL[^\n]*$/);
    }
  });

  it("OPS-013: says which settings name a server that cannot be reached", async () => {
    const directUrl = "postgres://postgres@127.0.0.1:1/told";
    const start = openDatabase({ kind: "postgres", url: pooled, directUrl }, { waitSeconds: 0 });
    await expect(start).rejects.toThrow("DATABASE_URL or DATABASE_DIRECT_URL");
  });
});
