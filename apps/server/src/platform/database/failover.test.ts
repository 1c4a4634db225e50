import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type PostgresCluster, startPostgres } from "../../../../../tools/postgres.ts";
import { STANDBY, type Standby, startStandby } from "../../../../../tools/postgres-standby.ts";
import { openDatabase } from "./open-by-address.ts";
import type { OpenDatabase } from "./open-database.ts";

const OWNER = "an_owner";
/** How long calls may fail after the standby has become the primary. */
const RETURN_MS = 30_000;
const MAX_TEST_MS = 180_000;

/** The embedded database has no server that another one could follow. */
describe.runIf(process.env.TEST_DATABASE === "postgres")("a primary that is lost", () => {
  let primary: PostgresCluster;
  let standby: Standby;
  let database: OpenDatabase;
  let isOver = false;
  const acknowledged: number[] = [];
  const addressOf = (...ports: number[]) =>
    `postgres://${OWNER}@${ports.map((port) => `127.0.0.1:${port}`).join(",")}/followed?target_session_attrs=read-write`;

  beforeAll(async () => {
    primary = await startPostgres(true);
    await primary.administer(`create role ${OWNER} login createrole`);
    await primary.createDatabase("followed", OWNER);
    standby = await startStandby(primary);
    // A write is acknowledged once the other server has it, too.
    await primary.administer(
      `alter system set synchronous_standby_names = '${STANDBY}'`,
      "select pg_reload_conf()",
    );
    // The standby is named first, so that it has to be passed over.
    const url = addressOf(standby.port, primary.port);
    database = await openDatabase({ kind: "postgres", url });
    database.news.listen(
      "failover_test",
      () => {},
      () => {},
    );
    await database.asOwner(async (owner) => {
      await owner.query("create table noted (number integer primary key)");
      await owner.query("grant select, insert on noted to plateful_app");
    });
  });
  afterAll(async () => {
    isOver = true;
    await database.close();
    standby.stop();
    rmSync(primary.folder, { recursive: true, force: true });
  });

  const note = (number: number) => database.query("insert into noted values ($1)", [number]);

  /** Writes one number after the other; those that fail may have been stored all the same. */
  async function writeOn(): Promise<void> {
    for (let number = 1; !isOver; number++) {
      await note(number).then(
        () => acknowledged.push(number),
        () => wait(20),
      );
    }
  }

  it(
    "OPS-020 OPS-021: the server that takes writes is found behind one that follows, and after it was killed",
    async () => {
      const writing = writeOn();
      await vi.waitUntil(() => acknowledged.length >= 50, 60_000);
      await vi.waitUntil(() => database.news.isHeard(), RETURN_MS);
      await primary.crash();
      const before = acknowledged.length;
      await standby.promote();
      await vi.waitUntil(() => acknowledged.length >= before + 50, RETURN_MS);
      isOver = true;
      await writing;
      const { rows } = await database.query<{ number: number }>("select number from noted");
      const kept = new Set(rows.map(({ number }) => number));
      expect(
        acknowledged.filter((number) => !kept.has(number)),
        "writes that were acknowledged",
      ).toEqual([]);
      await vi.waitUntil(() => database.news.isHeard(), RETURN_MS);
      // What runs aside and as the owner follows as well.
      const aside = await database.connectAside();
      expect((await aside.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
      aside.release();
      await database.asOwner((owner) => owner.query("create table noted_later (number integer)"));
    },
    MAX_TEST_MS,
  );
});
