import type { TestProject } from "vitest/node";
import { startPostgres } from "../../../tools/postgres.ts";
import { openApp } from "../src/app.ts";
import { testSettings } from "./test-settings.ts";

/** Starts a throw-away PostgreSQL with one migrated and filled database, which every test file copies. */
export default async function setup(project: TestProject): Promise<() => void> {
  const cluster = await startPostgres();
  await cluster.createDatabase("plateful_template");
  const app = await openApp(testSettings({ kind: "postgres", url: cluster.urlOf("plateful_template") }));
  await app.close();
  project.provide("postgresUrl", cluster.urlOf("postgres"));
  return () => cluster.stop();
}
