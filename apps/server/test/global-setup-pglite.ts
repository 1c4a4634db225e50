import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openApp } from "../src/app.ts";
import { testSettings } from "./test-settings.ts";

/**
 * What no test needs is left out of the file, because each of a hundred test files unpacks it: the template of empty databases,
 * and the log of what was written. A third of the size, and of the time to open it.
 */
const MAKE_SMALL = [
  "update pg_database set datistemplate = false where datname = 'template0'",
  "drop database template0",
  "set wal_recycle = off",
  "select pg_switch_wal()",
  "checkpoint",
];

/** Migrates and fills one embedded database, and keeps it as a file from which every test file starts. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "plateful-test-"));
  const file = join(folder, "snapshot.tar");
  const app = await openApp(testSettings({ kind: "pglite", folder: undefined }));
  await app.server.close();
  await app.services.jobs.stop();
  await app.services.database.asOwner(async (owner) => {
    for (const statement of MAKE_SMALL) await owner.query(statement);
  });
  const dump = app.services.database.dump;
  if (dump === undefined) throw new Error("The embedded database can be dumped.");
  writeFileSync(file, Buffer.from(await (await dump()).arrayBuffer()));
  await app.services.database.close();
  project.provide("snapshot", file);
  return () => rmSync(folder, { recursive: true, force: true });
}
