/**
 * F2: a database of the first release with a million rows is brought up to date while people write. The process is killed in the
 * middle and started again. What is measured is how long any of their statements took, which is how long a lock was held.
 */
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { seeEverything } from "../../apps/server/src/backup/read-tables-store.ts";
import { verifyBackup } from "../../apps/server/src/backup/verify-backup.ts";
import { loadRelease, RELEASES } from "../../apps/server/test/released-database.ts";
import { type PostgresCluster, startPostgres } from "../../tools/postgres.ts";

const MIGRATE = fileURLToPath(new URL("../../apps/server/test/migrate-process.ts", import.meta.url));
const ROWS = 1_000_000;
const WRITERS = 4;

/** Fill the tables that people write most. */
const FILL = [
  `insert into user_weights (user_id, value, created_at)
   select (select min(id) from users), 50 + n % 100, now() - n * interval '1 minute' from generate_series(1, ${ROWS}) n`,
  `insert into quick_add_meals (user_id, kcal, protein, fat, carbohydrates)
   select (select min(id) from users), n % 1000, 1, 1, 1 from generate_series(1, ${ROWS}) n`,
  `insert into meal_slot_specifications (user_id, nutrition_day_plan_id, meal_moment, meal_type, "order", kcal, protein, carbohydrates, fat)
   select user_id, id, 'MOMENT ' || n, 'SNACK', 1, 100, 1, 1, 1 from nutrition_day_plans, generate_series(1, ${ROWS} / (select count(*)::int from nutrition_day_plans)) n`,
  "analyze",
];

/** What the older server does all the time; none of it needs a consent that its people were not asked for. */
const STATEMENTS = [
  "select count(*) from (select * from user_weights order by id desc limit 20) w",
  "select * from quick_add_meals where id = (select max(id) from quick_add_meals)",
  "update users set last_active_at = now() where id = (select min(id) from users)",
  "select * from meal_slot_specifications order by id limit 10",
  "delete from quick_add_meals where id = (select min(id) from quick_add_meals)",
  "insert into audit_log (actor_id, user_id, action, happened_at) select min(id), min(id), 'READ', now() from users",
  "update user_profiles set modified = now() where id = (select min(id) from user_profiles)",
];

export interface UnderLoad {
  readonly rows: number;
  readonly statements: number;
  readonly longestMs: number;
  readonly errors: readonly string[];
  readonly appliedBeforeKill: number;
  readonly applied: number;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Sends statements without a pause until told to stop. */
function startWriters(url: string) {
  const seen = { statements: 0, longestMs: 0, errors: [] as string[] };
  let isOver = false;
  const writer = async (first: number) => {
    const client = await connect(url);
    for (let at = first; !isOver; at += 1) {
      const begin = performance.now();
      await client.query(STATEMENTS[at % STATEMENTS.length] ?? "").catch((error: Error) => {
        seen.errors.push(error.message);
      });
      seen.longestMs = Math.max(seen.longestMs, performance.now() - begin);
      seen.statements += 1;
      await wait(5);
    }
    await client.end();
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(index)));
  return async () => {
    isOver = true;
    await writers;
    return seen;
  };
}

const countApplied = async (client: pg.Client): Promise<number> =>
  Number((await client.query("select count(*) from schema_migrations")).rows[0]?.count);

/** Migrates in a process of its own. @returns when it has ended, and how to end it at once. */
function startMigrating(url: string) {
  const child = spawn(process.execPath, [MIGRATE], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk) => {
    output += String(chunk);
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { ended, kill: () => child.kill("SIGKILL"), output: () => output };
}

async function fill(url: string): Promise<void> {
  const [release] = RELEASES;
  if (release === undefined) throw new Error("There is no release to upgrade from.");
  const client = await connect(url);
  await client.query("begin");
  await seeEverything(client);
  await loadRelease(client, await verifyBackup(release.file, undefined), release.file);
  await client.query("commit");
  for (const statement of FILL) await client.query(statement);
  await client.end();
}

async function measure(cluster: PostgresCluster, log: (line: string) => void): Promise<UnderLoad> {
  const url = cluster.urlOf("loaded");
  await fill(url);
  log("a million rows are there");
  const watcher = await connect(url);
  const before = await countApplied(watcher);
  const stopWriters = startWriters(url);
  const first = startMigrating(url);
  while ((await countApplied(watcher)) < before + 2) await wait(1);
  first.kill();
  await first.ended;
  const appliedBeforeKill = (await countApplied(watcher)) - before;
  const second = startMigrating(url);
  const code = await second.ended;
  await wait(500);
  const { statements, longestMs, errors } = await stopWriters();
  const applied = (await countApplied(watcher)) - before;
  await watcher.end();
  if (code !== 0) throw new Error(`The second start did not complete the upgrade: ${second.output()}`);
  return { rows: ROWS, statements, longestMs, errors, appliedBeforeKill, applied };
}

export async function migrateUnderLoad(log: (line: string) => void): Promise<UnderLoad> {
  const cluster = await startPostgres(true);
  try {
    await cluster.createDatabase("loaded");
    return await measure(cluster, log);
  } finally {
    cluster.stop();
  }
}
