import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type PostgresCluster, startPostgres } from "../../../../../tools/postgres.ts";
import { type Standby, startStandby } from "../../../../../tools/postgres-standby.ts";
import { type Person, TestApp, TestClock } from "../../../test/test-app.ts";
import { testSettings } from "../../../test/test-settings.ts";
import { openApp } from "../../app.ts";
import { readDatabaseAddress } from "../settings/database-address.ts";
import { APP_ROLE } from "./migrate.ts";
import { openDatabase } from "./open-by-address.ts";
import type { ReplicaOutcome, ReplicaState } from "./open-database.ts";

const OWNER = "an_owner";
const LOGIN = "a_login";
const MAX_WAIT_MS = 60_000;
const MAX_TEST_MS = 180_000;
const LIMITS = { perPerson: 100_000, perAddress: 100_000 };
const CLIENTS = "users/paginatedclients/?card=true";
const PRIMARY = "postgres://u:p@a/plateful";

it("OPS-026: the address of a replica names one host and needs a primary", () => {
  const read = (DATABASE_REPLICA_URL: string, DATABASE_URL = PRIMARY) =>
    readDatabaseAddress({ DATABASE_URL, DATABASE_REPLICA_URL });
  expect(read("postgres://u:p@b/plateful")).toMatchObject({ replicaUrl: "postgres://u:p@b/plateful" });
  expect(read("")).toEqual({ kind: "postgres", url: PRIMARY });
  expect(() => read("postgres://u:p@b,c/plateful?target_session_attrs=read-write")).toThrow(
    /^DATABASE_REPLICA_URL must name one host/,
  );
  expect(() => read("postgres://u:p@b/plateful", "pglite:memory")).toThrow(/^DATABASE_REPLICA_URL must look/);
});

/** The embedded database has no server that another one could follow. */
describe.runIf(process.env.TEST_DATABASE === "postgres")("reads of a replica", () => {
  let primary: PostgresCluster;
  let standby: Standby;
  /** Two processes on the same servers: what one stores, the other reads. */
  let apps: readonly TestApp[] = [];
  let app: TestApp;
  let other: TestApp;
  let coach: Person;

  const address = (replica = standby.urlOf("followed", LOGIN)) => ({
    kind: "postgres" as const,
    url: primary.urlOf("followed", LOGIN),
    ownerUrl: primary.urlOf("followed", OWNER),
    replicaUrl: replica,
  });

  async function openOn(waitMs: number): Promise<TestApp> {
    const clock = new TestClock();
    // Of the content only what a search finds, which is loaded once.
    const settings = { ...testSettings(address()), replicaWaitMs: waitMs };
    return new TestApp(
      await openApp(settings, { limits: LIMITS, loadData: apps.length === 0, clock }),
      clock,
    );
  }

  beforeAll(async () => {
    primary = await startPostgres();
    await primary.administer(`create role ${OWNER} login createrole`, `create role ${LOGIN} login`);
    await primary.createDatabase("followed", OWNER);
    standby = await startStandby(primary);
    app = await openOn(500);
    apps = [app];
    other = await openOn(500);
    apps = [app, other];
    coach = await app.aCoach();
  }, MAX_TEST_MS);
  afterAll(async () => {
    for (const each of apps) await each.close();
    standby.stop();
    primary.stop();
  });
  beforeEach(() => untilState("ok"));

  const replicaOf = (one: TestApp) => one.app.services.database.replica;
  async function untilState(state: ReplicaState): Promise<void> {
    for (const each of apps)
      await vi.waitUntil(() => replicaOf(each).state === state, { timeout: MAX_WAIT_MS, interval: 20 });
  }
  /** Asks as the superuser, for whom no policy holds. */
  const asSuperuser = async (server: Pick<Standby, "urlOf">, statement: string) => {
    const client = new pg.Client({ connectionString: server.urlOf("followed") });
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const onStandby = (statement: string) => asSuperuser(standby, statement);

  /** Makes a call and says where it was answered. */
  async function answeredBy(one: TestApp, path: string, as: Person) {
    const before = { ...replicaOf(one).counts };
    const answer = await one.get(path, { as });
    const outcomes = (Object.keys(before) as ReplicaOutcome[]).filter(
      (outcome) => replicaOf(one).counts[outcome] > before[outcome],
    );
    return { answer, outcomes };
  }
  const namesOf = (answer: { body: { results: { first_name: string }[] } }) =>
    answer.body.results.map(({ first_name }) => first_name).toSorted();

  it("OPS-026: searches and lists are answered by the replica, and are those of the primary", async () => {
    const paths = ["search/?query=milk", "search/autocomplete/?query=mil", "recipeTemplate/?search=soup"];
    for (const path of paths) {
      const { answer, outcomes } = await answeredBy(app, path, coach);
      expect([path, answer.status, outcomes]).toEqual([path, 200, ["replica"]]);
      await onStandby("select pg_wal_replay_pause()");
      await app.aUser();
      const again = await answeredBy(app, path, coach);
      expect([path, again.outcomes]).toEqual([path, ["behind"]]);
      expect(again.answer.body).toEqual(answer.body);
      await onStandby("select pg_wal_replay_resume()");
      await untilState("ok");
    }
  });

  it("OPS-026: a read of clients is noted by the primary once an hour, and answered by the replica in between", async () => {
    await app.aClientOf(coach, { first_name: "Bo" });
    for (const path of [CLIENTS, "clients/triage/?view=ALL&sort=NAME"]) {
      const first = await answeredBy(app, path, coach);
      const second = await answeredBy(other, path, coach);
      expect([path, first.outcomes, second.outcomes]).toEqual([path, ["writes"], ["replica"]]);
      expect(second.answer.body).toEqual(first.answer.body);
    }
    const { rows } = await asSuperuser(
      primary,
      `select action, count(*)::int as count from audit_log where actor_id = ${coach.id} group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { action: "list-clients", count: 1 },
      { action: "list-triage", count: 1 },
    ]);
  });

  it("OPS-027: what one process has stored, the next read of another one sees, whoever stored it", async () => {
    const iris = await app.aCoach();
    const seen: string[] = [];
    for (let number = 10; number < 40; number += 1) {
      await app.aClientOf(iris, { first_name: `C${number}` });
      seen.push(`C${number}`);
      const { answer } = await answeredBy(other, CLIENTS, iris);
      expect(namesOf(answer)).toEqual(seen);
    }
  });

  it("OPS-027: while the replica falls behind, the primary answers: a session and a right end at once", async () => {
    const iris = await app.aCoach();
    const bo = await app.aClientOf(iris, { first_name: "Bo" });
    const device = await app.anotherSession(iris);
    expect((await answeredBy(app, CLIENTS, iris)).outcomes).toEqual(["writes"]);
    expect((await answeredBy(app, CLIENTS, device)).outcomes).toEqual(["replica"]);
    await onStandby("select pg_wal_replay_pause()");
    try {
      await asSuperuser(
        primary,
        `delete from sessions where user_id = ${iris.id} and label = 'Second device'`,
      );
      await asSuperuser(primary, `update users set coach_id = null where id = ${bo.id}`);
      const ended = await answeredBy(app, CLIENTS, device);
      expect([ended.answer.status, ended.outcomes]).toEqual([401, ["behind"]]);
      expect(namesOf((await answeredBy(other, CLIENTS, iris)).answer)).toEqual([]);
      expect(replicaOf(app).state).toBe("behind");
    } finally {
      await onStandby("select pg_wal_replay_resume()");
    }
    await untilState("ok");
    expect((await answeredBy(app, CLIENTS, iris)).outcomes).toEqual(["replica"]);
  });

  it(
    "OPS-028: a replica that is lost fails no call, and is used again when it is back",
    async () => {
      const reads = async (count: number) => {
        const answers = [];
        for (let number = 0; number < count; number += 1)
          answers.push((await app.get("search/?query=milk", { as: coach })).status);
        return new Set(answers);
      };
      const crash = standby.crash();
      expect(await reads(30)).toEqual(new Set([200]));
      await crash;
      expect(await reads(5)).toEqual(new Set([200]));
      await untilState("away");
      // A process that starts meanwhile begins on the primary.
      const late = await openDatabase(address(), { waitSeconds: 0, replica: { waitMs: 0 } });
      expect(late.replica.state).toBe("away");
      await late.close();
      await standby.start();
      await untilState("ok");
      expect((await answeredBy(app, "search/?query=milk", coach)).outcomes).toEqual(["replica"]);
    },
    MAX_TEST_MS,
  );

  it("OPS-029: on a replica row-level security holds as on the primary", async () => {
    const { replica } = app.app.services.database;
    const people = await replica.inTransaction(null, (trx) => trx.selectFrom("users").select("id").execute());
    expect([people, replica.counts.replica > 0]).toEqual([[], true]);
    const iris = await app.aCoach();
    await app.aClientOf(iris, { first_name: "Own" });
    await answeredBy(app, CLIENTS, iris);
    const { answer, outcomes } = await answeredBy(app, CLIENTS, iris);
    expect([namesOf(answer), outcomes]).toEqual([["Own"], ["replica"]]);
  });

  it("OPS-029: the start refuses a replica of something else, and one for which no policy holds", async () => {
    const start = async (replica?: string) =>
      (await openDatabase(address(replica), { waitSeconds: 0, replica: { waitMs: 500 } })).close();
    await start();
    const stranger = await startPostgres();
    try {
      await stranger.administer(`create role ${LOGIN} login`);
      await stranger.createDatabase("followed");
      await expect(start(stranger.urlOf("followed", LOGIN))).rejects.toThrow(
        /^DATABASE_REPLICA_URL names a server that does not follow the one of DATABASE_URL/,
      );
    } finally {
      stranger.stop();
    }
    await expect(start(standby.urlOf("followed", "nobody"))).rejects.toThrow(
      /^DATABASE_REPLICA_URL cannot be used: .*nobody/,
    );
    // The primary itself is no replica; it answers everything, as it would without the setting.
    await start(primary.urlOf("followed", LOGIN));
    await primary.administer(`alter role ${APP_ROLE} bypassrls`);
    try {
      await expect(start()).rejects.toThrow(/BYPASSRLS.*would not hold/);
    } finally {
      await primary.administer(`alter role ${APP_ROLE} nobypassrls`);
    }
  });

  it(
    "OPS-029: a server that is promoted beside the primary is no longer a replica",
    async () => {
      const astray = await startStandby(primary);
      const database = await openDatabase(address(astray.urlOf("followed", LOGIN)), {
        replica: { waitMs: 200 },
      });
      try {
        await vi.waitUntil(() => database.replica.state === "ok", MAX_WAIT_MS);
        await astray.promote();
        const read = () => database.replica.inTransaction(null, async () => database.replica.counts.replica);
        const before = await read();
        expect([await read(), await read()]).toEqual([before, before]);
        expect(database.replica.state).toBe("behind");
      } finally {
        await database.close();
        astray.stop();
      }
    },
    MAX_TEST_MS,
  );
});
