/**
 * `npm run bench -- scale`: food search, barcodes, lists and recipe search on a database of a million foods and thousands of
 * people, for one client and for eight. The database is generated once and kept.
 */
import { once } from "node:events";
import { loadavg } from "node:os";
import pg from "pg";
import { openApp } from "../../apps/server/src/app.ts";
import { readSettings } from "../../apps/server/src/platform/settings/settings.ts";
import { measureEmbedded } from "./embedded.ts";
import { environmentOf, filledDatabase } from "./fill.ts";
import { type KeptCluster, openKeptCluster } from "./kept-cluster.ts";
import { databaseProcesses } from "./load.ts";
import { measureQuality, measureRows } from "./measure-rows.ts";
import { tokenOfPerson } from "./people-sql.ts";
import { readScaleOptions, type ScaleOptions, type Sizes, tenthOf } from "./sizes.ts";
import { warm } from "./warm.ts";

const log = (line: string) => process.stderr.write(`${line}\n`);

async function measureDatabase(url: string, sizes: Sizes, options: ScaleOptions): Promise<void> {
  const env = {
    ...environmentOf(url, options.folder),
    DEMO: "off",
    LOG_LEVEL: "silent",
    IMPROVE_PLANS: "off",
  };
  const app = await openApp(readSettings({ ...process.env, ...env }), {
    limits: { perPerson: 1e9, perAddress: 1e9 },
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    console.log(
      `\n${sizes.foods} foods, ${sizes.people} people, PostgreSQL; load before: ${loadavg()[0]?.toFixed(1)}\n`,
    );
    await warm(client);
    const databaseCpu = await databaseProcesses(client);
    await measureRows(app, { sizes, only: options.only, databaseCpu });
    await measureQuality(app, options.queries, tokenOfPerson(sizes.people));
  } finally {
    await client.end();
    await app.close();
  }
}

async function measureKept(cluster: KeptCluster, options: ScaleOptions): Promise<void> {
  const sizes = options.hasGrowth ? [tenthOf(options), options] : [options];
  for (const each of sizes) {
    const url = await filledDatabase(cluster, each, { ...options, ...each, log });
    log(`database: ${url}`);
    if (!options.isFillOnly) await measureDatabase(url, each, options);
  }
}

export async function benchScale(): Promise<void> {
  const options = readScaleOptions(process.argv.slice(2));
  if (options.isEmbedded) return measureEmbedded(options, log);
  if (options.url !== undefined) return measureDatabase(options.url, options, options);
  const cluster = await openKeptCluster(options.folder);
  try {
    await measureKept(cluster, options);
    if (options.isServing) {
      log(`The server stays up at ${cluster.urlOf("")} until it is interrupted.`);
      // A signal that is waited for does not keep a process alive.
      const alive = setInterval(() => {}, 60_000);
      await Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal)));
      clearInterval(alive);
    }
  } finally {
    cluster.release();
  }
}
