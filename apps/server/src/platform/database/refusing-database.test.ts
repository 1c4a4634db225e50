import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PostgresCluster, startPostgres } from "../../../../../tools/postgres.ts";
import { type Person, TestApp, TestClock } from "../../../test/test-app.ts";
import { testSettings } from "../../../test/test-settings.ts";
import { openApp } from "../../app.ts";

const OWNER = "an_owner";
const MORNING = "2026-03-18T07:00:00Z";
/** How soon writes work again once there is room. */
const RETURN_MS = 5_000;

/** A database that answers, and refuses. The embedded one has no server that could. */
describe.runIf(process.env.TEST_DATABASE === "postgres")("a database that refuses", () => {
  let cluster: PostgresCluster;
  let app: TestApp;
  let anna: Person;
  beforeAll(async () => {
    cluster = await startPostgres();
    await cluster.administer(`create role ${OWNER} login createrole`);
    await cluster.createDatabase("refusing", OWNER);
    const settings = testSettings({ kind: "postgres", url: cluster.urlOf("refusing", OWNER) });
    const clock = new TestClock();
    const limits = { perPerson: 100_000, perAddress: 100_000 };
    app = new TestApp(await openApp(settings, { limits, loadData: false, clock }), clock);
    anna = await app.aUser();
  });
  afterAll(async () => {
    await app.close();
    cluster.stop();
  });

  const write = async () =>
    (await app.post("userWeight/", { value: 70, created_at: MORNING }, { as: anna })).status;
  const read = async () => (await app.get("userWeight/", { as: anna })).status;
  const count = async () => (await app.get("userWeight/", { as: anna })).body.count;
  const ready = async (what = "reads") => {
    const { status, body } = await app.get(`health/ready/?for=${what}`);
    return [status, body.writes];
  };

  /** Ends the connections, so that the next ones are made under the new rules. */
  async function withRule(rule: string, undo: string, work: () => Promise<void>): Promise<void> {
    const restart = `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'refusing'`;
    await cluster.administer(rule, restart);
    try {
      await work();
    } finally {
      await cluster.administer(undo, restart);
    }
    while ((await write()) !== 201) await wait(50);
  }

  async function untilReads(): Promise<void> {
    while ((await read()) !== 200) await wait(50);
  }

  it("E10 ERR-043: serves reads and refuses writes with 503 while the database only reads", async () => {
    const set = "alter database refusing set default_transaction_read_only = on";
    await withRule(set, "alter database refusing reset default_transaction_read_only", async () => {
      await untilReads();
      expect([await write(), await read()]).toEqual([503, 200]);
      expect([await ready(), await ready("writes")]).toEqual([
        [200, "read_only"],
        [503, "read_only"],
      ]);
    });
    expect(await ready("writes")).toEqual([200, "ok"]);
  });

  it("E10 ERR-043: refuses with 503 while there are too many connections", async () => {
    const limit = `alter role ${OWNER} connection limit 0`;
    await withRule(limit, `alter role ${OWNER} connection limit -1`, async () => {
      // The first may still meet a connection that has just been ended.
      await read();
      expect([await write(), await read(), (await ready())[0]]).toEqual([503, 503, 503]);
    });
  });

  it.runIf(process.getuid?.() === 0)(
    "E10 ERR-043: on a full disk serves reads, refuses writes with 503, loses none, and writes when there is room",
    async () => {
      const disk = mkdtempSync(join(tmpdir(), "plateful-small-disk-"));
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m,mode=777", "tmpfs", disk]);
      const filler = join(disk, "filler");
      try {
        chmodSync(disk, 0o777);
        execFileSync("su", ["postgres", "-s", "/bin/sh", "-c", `mkdir -m 700 ${join(disk, "tables")}`]);
        await cluster.administer(`create tablespace small_disk location '${join(disk, "tables")}'`);
        await cluster.administer(`grant create on tablespace small_disk to ${OWNER}`);
        const { database } = app.app.services;
        await database.asOwner((owner) => owner.query("alter table user_weights set tablespace small_disk"));
        // What is temporary is on the same disk.
        await cluster.administer(`alter database refusing set temp_tablespaces = 'small_disk'`);
        await cluster.administer(`grant create on tablespace small_disk to plateful_app`);
        await withRule("select 1", "select 1", async () => {
          await untilReads();
          const { bavail, bsize } = statfsSync(disk);
          writeFileSync(filler, Buffer.alloc(bavail * bsize));
          const before = await count();
          let acknowledged = 0;
          let status = await write();
          for (; status === 201; status = await write()) acknowledged += 1;
          expect(status).toBe(503);
          expect([await read(), await count()]).toEqual([200, before + acknowledged]);
          expect([await ready(), await ready("writes")]).toEqual([
            [200, "disk_full"],
            [503, "disk_full"],
          ]);
          rmSync(filler);
          const start = performance.now();
          while ((await write()) !== 201) await wait(20);
          expect(performance.now() - start).toBeLessThan(RETURN_MS);
          expect(await ready("writes")).toEqual([200, "ok"]);
        });
        await database.asOwner((owner) => owner.query("alter table user_weights set tablespace pg_default"));
        await cluster.administer("alter database refusing reset temp_tablespaces");
      } finally {
        // The server may still hold files of it open.
        execFileSync("umount", ["-l", disk]);
        rmSync(disk, { recursive: true, force: true });
      }
    },
  );
});
