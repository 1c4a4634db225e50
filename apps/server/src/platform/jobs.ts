import { sql } from "kysely";
import type pg from "pg";
import { fromKysely, PgBoss } from "pg-boss";
import { DatabaseAwayError } from "./database/away.ts";
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

/** Runs one try of a job of this kind, and notes how long it takes. */
export type TimeJob = <T>(kind: string, work: () => Promise<T>) => Promise<T>;

export interface JobWish {
  /** The work is left alone for this long. */
  readonly afterSeconds: number;
}

export interface Jobs {
  /** Enqueues work in the open transaction: it happens exactly when the transaction is committed. */
  readonly enqueue: (trx: Db, name: string, data: object, wish?: JobWish) => Promise<void>;
  /** Removes the work that waits for a person, in the open transaction: jobs whose data says `userId`. */
  readonly forgetPerson: (trx: Db, userId: number) => Promise<void>;
  /** Sets up the queue for these kinds of work, and begins to do what waits if this process works. */
  readonly start: (kinds: readonly JobKind<never>[]) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** True when the queue takes work and what this process does of it runs. */
  readonly isReady: () => boolean;
}

const executor = (queries: Queryable) => ({
  executeSql: async (text: string, values?: unknown[]) => {
    const result = (await queries.query(text, values)) as unknown as pg.QueryResult | pg.QueryResult[];
    return Array.isArray(result) ? { rows: result.flatMap((one) => one.rows ?? []) } : { rows: result.rows };
  },
});

/** The queue brackets some of its statements by itself. Each is in a transaction already, which must not end before its end. */
const withoutOwnTransaction = (text: string): string =>
  /^\s*begin;/i.test(text) ? text.replace(/^\s*begin;/i, "").replace(/commit;\s*$/i, "") : text;

const GRANTS = `
  grant usage on schema pgboss to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema pgboss to ${APP_ROLE};
  grant usage, select on all sequences in schema pgboss to ${APP_ROLE};
  grant execute on all functions in schema pgboss to ${APP_ROLE};`;

/**
 * A worker says this often that it is alive. What it was doing when it fell silent is taken up again within a minute; by its
 * longest duration alone the queue would wait a quarter of an hour.
 */
const HEARTBEAT_SECONDS = 20;
const SUPERVISE_SECONDS = 15;

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
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    const missing = kinds.filter(({ name }) => !known.has(name));
    for (const kind of missing)
      await boss.createQueue(kind.name, {
        retryLimit: kind.retries,
        retryDelay: kind.retryDelaySeconds,
        retryBackoff: true,
        heartbeatSeconds: HEARTBEAT_SECONDS,
      });
    for (const { name } of kinds) {
      const queue = known.get(name);
      if (queue !== undefined && queue.heartbeatSeconds !== HEARTBEAT_SECONDS)
        await boss.updateQueue(name, { heartbeatSeconds: HEARTBEAT_SECONDS });
    }
    const isNew = before !== (await boss.schemaVersion());
    await boss.stop({ graceful: false });
    if (isNew || missing.length > 0) await owner.query(GRANTS);
  });
}

/** Jobs under way get this long to end when the product stops, in milliseconds; then they count as failed and are repeated. */
const STOP_MS = 2_000;
/** How often the queue is asked what waits, for all kinds of work in one question. */
const LOOK_EVERY_MS = 500;
/** A kind of work looks for itself this seldom: it is woken when something waits. */
const UNASKED_SECONDS = 60;

/** The kinds of which something can be begun now, as the queue itself judges it. */
const WAITING =
  "select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= pgboss.job_now()";

/** Does something again and again, each time a while after it was done; `stop` waits for what is under way. */
function repeatedly(work: () => Promise<void>, pauseMs: number): { readonly stop: () => Promise<void> } {
  let isOver = false;
  let timer: NodeJS.Timeout;
  let underWay = Promise.resolve();
  const wait = () => {
    timer = setTimeout(() => {
      underWay = work().finally(() => {
        if (!isOver) wait();
      });
    }, pauseMs);
  };
  wait();
  return {
    stop: async () => {
      isOver = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}

/**
 * Opens the queue of slow work. Nothing is worked on before `start`.
 * @param worksHere Whether this process does the work; otherwise it only enqueues what others do.
 */
export function openJobs(
  database: OpenDatabase,
  log: Log,
  { worksHere, timeJob }: { readonly worksHere: boolean; readonly timeJob: TimeJob },
): Jobs {
  const boss = new PgBoss({
    db: executor({ query: (text, values) => database.long.query(withoutOwnTransaction(text), values) }),
    ...optionsFor(database.kind),
    migrate: false,
    schedule: false,
    supervise: worksHere,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  const tellFailure = (error: unknown) => {
    // The pool has said it already, and the queue asks twice a second.
    if (!(error instanceof DatabaseAwayError)) log.error({ err: error }, "The job queue failed");
  };
  boss.on("error", tellFailure);
  const workers = new Map<string, string>();
  // One small question for all kinds of work: asked by each of them, an idle product spent five times as much on asking.
  const wakeWorkers = async () => {
    try {
      const { rows } = await database.long.query<{ name: string }>(WAITING);
      for (const { name } of rows) boss.notifyWorker(workers.get(name) ?? "");
    } catch (error) {
      tellFailure(error);
    }
  };
  let looking: ReturnType<typeof repeatedly> | undefined;
  let ready = false;
  return {
    enqueue: async (trx, name, data, wish) => {
      const start = wish === undefined ? {} : { startAfter: wish.afterSeconds };
      await boss.send(name, data, { db: fromKysely(trx), ...start });
    },
    forgetPerson: async (trx, userId) => {
      await sql`delete from pgboss.job where data ->> 'userId' = ${String(userId)}`.execute(trx);
    },
    start: async (kinds) => {
      await prepare(database, kinds);
      await boss.start();
      for (const kind of worksHere ? kinds : []) {
        const worker = await boss.work(
          kind.name,
          { pollingIntervalSeconds: UNASKED_SECONDS },
          async (jobs) => {
            try {
              for (const job of jobs) {
                await timeJob(kind.name, () => kind.work(job.data as never));
                // Work that is done leaves nothing behind: what it was about may name a person (ledger PRIV-019).
                await boss.deleteJob(kind.name, job.id);
              }
            } finally {
              // More may be waiting: the worker looks at once, until it finds nothing.
              boss.notifyWorker(workers.get(kind.name) ?? "");
            }
          },
        );
        workers.set(kind.name, worker);
      }
      if (worksHere) looking = repeatedly(wakeWorkers, LOOK_EVERY_MS);
      ready = true;
    },
    stop: async () => {
      ready = false;
      await looking?.stop();
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
    isReady: () => ready,
  };
}
