/**
 * `node make-template.ts pglite|postgres <folder>`: migrates and fills the one database from which the tests of a run start,
 * and then writes the file `ready` into the folder: the path of the embedded database's snapshot, or the address of the
 * PostgreSQL that holds the template. That one runs until the standard input ends, which also happens when the tests die.
 */
import { renameSync, writeFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

import type { Services } from "../src/platform/calls/services.ts";

enableCompileCache();
const { sql } = await import("kysely");
const { openApp } = await import("../src/app.ts");
const { inSystemScope } = await import("../src/platform/database/scope.ts");
const { OWNER, testSettings } = await import("./test-settings.ts");

/**
 * What no test needs is left out of the file, because dozens of test files unpack it: the templates of empty databases, and
 * the log of what was written. And the engine clears less memory at its start: these databases are small.
 */
const MAKE_SMALL = [
  "update pg_database set datistemplate = false where datname like 'template%'",
  "drop database template0",
  "drop database template1",
  "alter system set shared_buffers = '24MB'",
  "set wal_recycle = off",
  "select pg_switch_wal()",
  "checkpoint",
];

/**
 * How many sides a plan has follows from its seed, so that tests which count the meals of plans would fail now and then. Tests of
 * sides offer them again (`offerSides`).
 */
const withoutSides = ({ services }: { readonly services: Services }): Promise<unknown> =>
  inSystemScope(services.db, (db) =>
    sql`update recipe_templates set published = false where cardinality(beside) > 0`.execute(db),
  );

/** A hundred databases are copied from one and live for some minutes each: what would be cleared away goes with its database. */
const FOR_COPIES = "autovacuum = off";

async function makeSnapshot(file: string): Promise<void> {
  const app = await openApp(testSettings({ kind: "pglite", folder: undefined }));
  await withoutSides(app);
  await app.server.close();
  await app.services.jobs.stop();
  await app.services.database.asOwner(async (owner) => {
    for (const statement of MAKE_SMALL) await owner.query(statement);
  });
  const dump = app.services.database.dump;
  if (dump === undefined) throw new Error("The embedded database can be dumped.");
  writeFileSync(file, Buffer.from(await (await dump()).arrayBuffer()));
  await app.services.database.close();
}

/** The copies take over what is known of the tables; nothing else gathers it, without autovacuum. */
async function analyze(url: string): Promise<void> {
  const { default: pg } = await import("pg");
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query("analyze");
  await owner.end();
}

/** For a run of the tests on tables that are divided by person. */
async function spreadByPerson(url: string): Promise<void> {
  const { default: pg } = await import("pg");
  const { askAs, partitionByPerson } = await import("./by-person.ts");
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await partitionByPerson(askAs(owner));
  await owner.end();
}

/** Returns the address of the server, and what ends it. */
async function makeServer(): Promise<{ url: string; stop: () => void }> {
  const { startPostgres } = await import("../../../tools/postgres.ts");
  const cluster = await startPostgres(false, FOR_COPIES);
  try {
    await cluster.administer(`create role ${OWNER} login createrole`);
    await cluster.createDatabase("plateful_template", OWNER);
    const url = cluster.urlOf("plateful_template", OWNER);
    const app = await openApp(testSettings({ kind: "postgres", url }));
    await withoutSides(app);
    await app.close();
    await analyze(url);
    if (process.env.TEST_BY_PERSON === "on") await spreadByPerson(url);
  } catch (error) {
    cluster.stop();
    throw error;
  }
  return { url: cluster.urlOf("postgres"), stop: cluster.stop };
}

function tellReady(folder: string, what: string): void {
  const file = join(folder, "ready");
  writeFileSync(`${file}.part`, what);
  renameSync(`${file}.part`, file);
}

const [kind, folder = ""] = process.argv.slice(2);
if (kind === "postgres") {
  const { url, stop } = await makeServer();
  // Told only now, so that an end of the tests until here found nothing to stop.
  process.stdin.on("end", stop).resume();
  tellReady(folder, url);
} else {
  const file = join(folder, "snapshot.tar");
  await makeSnapshot(file);
  tellReady(folder, file);
}
