import type pg from "pg";
import { fromKysely, PgBoss } from "pg-boss";
import { APP_ROLE } from "./database/migrate.ts";
import type { Db, OpenDatabase, Queryable } from "./database/open-database.ts";
import type { Log } from "./log.ts";

/** A kind of slow work: its name, how often it is tried, and how long one try may take. */
export interface JobKind<Data extends object> {
  readonly name: string;
  readonly retries: number;
  readonly retryDelaySeconds: number;
  readonly work: (data: Data) => Promise<void>;
}

export interface JobWish {
  /** The work is left alone for this long. */
  readonly afterSeconds: number;
}

export interface Jobs {
  /** Enqueues work in the open transaction: it happens exactly when the transaction is committed. */
  readonly enqueue: (trx: Db, name: string, data: object, wish?: JobWish) => Promise<void>;
  readonly start: (kinds: readonly JobKind<never>[]) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** True when workers run and the queue answers. */
  readonly isReady: () => boolean;
}

const executor = (queries: Queryable) => ({
  executeSql: async (text: string, values?: unknown[]) => {
    const result = (await queries.query(text, values)) as unknown as pg.QueryResult | pg.QueryResult[];
    return Array.isArray(result) ? { rows: result.flatMap((one) => one.rows ?? []) } : { rows: result.rows };
  },
});

const GRANTS = `
  grant usage on schema pgboss to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema pgboss to ${APP_ROLE};
  grant usage, select on all sequences in schema pgboss to ${APP_ROLE};
  grant execute on all functions in schema pgboss to ${APP_ROLE};`;

const optionsFor = (kind: OpenDatabase["kind"]) => (kind === "pglite" ? { backend: "pglite" as const } : {});

/** Creates the queue's own tables and one queue per kind, as the owner. Safe to repeat. */
async function prepare(database: OpenDatabase, kinds: readonly JobKind<never>[]): Promise<void> {
  await database.asOwner(async (owner) => {
    const boss = new PgBoss({
      db: executor(owner),
      ...optionsFor(database.kind),
      supervise: false,
      schedule: false,
    });
    const before = (await boss.isInstalled()) ? await boss.schemaVersion() : null;
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    const missing = kinds.filter(({ name }) => !known.has(name));
    for (const kind of missing)
      await boss.createQueue(kind.name, {
        retryLimit: kind.retries,
        retryDelay: kind.retryDelaySeconds,
        retryBackoff: true,
      });
    const isNew = before !== (await boss.schemaVersion());
    await boss.stop({ graceful: false });
    if (isNew || missing.length > 0) await owner.query(GRANTS);
  });
}

/** Opens the queue of slow work. Nothing is worked on before `start`. */
export function openJobs(database: OpenDatabase, log: Log, pollSeconds = 0.5): Jobs {
  const boss = new PgBoss({
    db: executor({ query: (text, values) => database.pool.query(text, values) }),
    ...optionsFor(database.kind),
    migrate: false,
    schedule: false,
  });
  boss.on("error", (error) => log.error({ err: error }, "The job queue failed"));
  let ready = false;
  return {
    enqueue: async (trx, name, data, wish) => {
      const start = wish === undefined ? {} : { startAfter: wish.afterSeconds };
      await boss.send(name, data, { db: fromKysely(trx), ...start });
    },
    start: async (kinds) => {
      await prepare(database, kinds);
      await boss.start();
      for (const kind of kinds)
        await boss.work(kind.name, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
          for (const job of jobs) await kind.work(job.data as never);
        });
      ready = true;
    },
    stop: async () => {
      ready = false;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
    isReady: () => ready,
  };
}
