/** Makes the database of a measurement, or finds the one that was made before. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { makeDataKey } from "../../apps/server/src/platform/encryption/key-ring.ts";
import { diarySteps } from "./diary-sql.ts";
import { importProducts, makeUpFoods, rewriteWords } from "./fill-foods.ts";
import {
  dropDatabase,
  hasDatabase,
  type KeptCluster,
  makeDatabase,
  renameDatabase,
  withClient,
} from "./kept-cluster.ts";
import { peopleSteps, SHARE, type Step } from "./people-sql.ts";
import { nameOfSizes, type ScaleOptions, type Sizes } from "./sizes.ts";

const UNFINISHED = "scale_unfinished";

/** The identities go on behind the numbers that were given out by hand. */
const CONTINUE_IDENTITIES = `
  do $$ declare numbered record; begin
    for numbered in select table_name as t, column_name as c from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES' loop
      execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce((select max(%I) from %I), 0) + 1, false)',
        'public.' || numbered.t, numbered.c, numbered.c, numbered.t);
    end loop;
  end $$`;

const seconds = (start: number) => ((performance.now() - start) / 1_000).toFixed(1);

async function runSteps(
  client: pg.Client,
  steps: readonly Step[],
  log: (line: string) => void,
): Promise<void> {
  for (const [what, sql] of steps) {
    const start = performance.now();
    await client.query(sql);
    log(`${what}: ${seconds(start)} s`);
  }
}

/** The key of the encrypted columns stays with the data that it proves. */
function dataKeysIn(folder: string): string {
  const file = join(folder, "data-keys");
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, makeDataKey(), { mode: 0o600 });
  }
  return readFileSync(file, "utf8");
}

export const environmentOf = (url: string, folder: string): Record<string, string> => ({
  DATABASE_URL: url,
  DATA_KEYS: dataKeysIn(folder),
});

async function fill(
  url: string,
  sizes: Sizes,
  { folder, products, queries, log }: ScaleOptions & { log: (line: string) => void },
) {
  const env = environmentOf(url, folder);
  await importProducts(env, { foods: sizes.foods, files: sizes.foods === 0 ? [] : products, queries, log });
  await withClient(url, async (client) => {
    await client.query("set jit = off; set work_mem = '256MB'");
    await client.query(SHARE);
    if (sizes.foods > 0) await makeUpFoods(client, sizes.foods, log);
    // Of people, nothing is checked by triggers or foreign keys: the sets are consistent by how they are made.
    await client.query("set session_replication_role = replica");
    await runSteps(client, peopleSteps(sizes), log);
    await runSteps(client, diarySteps(sizes), log);
    await client.query(CONTINUE_IDENTITIES);
  });
  if (sizes.foods > 0) await rewriteWords(env);
  await withClient(url, (client) => client.query("vacuum (freeze, analyze)"));
}

/** The address of a filled database; half-filled ones keep another name. */
export async function filledDatabase(
  cluster: KeptCluster,
  sizes: Sizes,
  options: ScaleOptions & { log: (line: string) => void },
): Promise<string> {
  const name = nameOfSizes(sizes);
  if (!(await hasDatabase(cluster, name))) {
    const start = performance.now();
    await dropDatabase(cluster, UNFINISHED);
    await makeDatabase(cluster, UNFINISHED);
    await fill(cluster.urlOf(UNFINISHED), sizes, options);
    await renameDatabase(cluster, UNFINISHED, name);
    options.log(`${name} was filled in ${seconds(start)} s`);
  }
  if (options.copy === undefined) return cluster.urlOf(name);
  const copy = `${options.copy}_${name}`;
  if (!(await hasDatabase(cluster, copy))) await makeDatabase(cluster, copy, name);
  return cluster.urlOf(copy);
}
