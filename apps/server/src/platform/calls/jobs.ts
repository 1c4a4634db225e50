import { sql } from "kysely";
import type pg from "pg";
import { fromKysely, type Job, type JobResult, PgBoss } from "pg-boss";
import type { Log } from "../base/log.ts";
import { DatabaseAwayError } from "../database/away.ts";
import { APP_ROLE } from "../database/migrate.ts";
import type { Db, OpenDatabase, Queryable } from "../database/open-database.ts";

/** A kind of slow work: its name, how many of it a process does at a time, and how often it is tried. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** One unless told so. Each holds a connection while it asks. */
  readonly atOnce?: number;
  readonly retries: number;
  readonly retryDelaySeconds: number;
  readonly work: (data: Data) => Promise<void>;
}

/** Runs one try of a job of this kind, and notes how long it takes. */
export type TimeJob = <T>(kind: string, work: () => Promise<T>) => Promise<T>;

interface JobWish {
  /** The work is left alone for this long. */
  readonly afterSeconds: number;
}

export interface Jobs {
  /** Enqueues work in the open transaction: it happens exactly when the transaction is committed. */
  readonly enqueue: (trx: Db, name: string, data: object, wish?: JobWish) => Promise<void>;
  /** The same for many pieces of work of one kind. */
  readonly enqueueAll: (trx: Db, name: string, data: readonly object[]) => Promise<void>;
  /** What was asked of the work of this kind that waits or is under way. */
  readonly listOpen: <Data>(trx: Db, name: string) => Promise<Data[]>;
  /** Lets failed work of this kind be done again, in the open transaction, and gives how much that is. */
  readonly retryFailed: (trx: Db, name: string, id: string | undefined) => Promise<number>;
  /** Removes the work that waits for a person, in the open transaction: jobs whose data says `userId`, or `clientId` for what would be told to someone else. */
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

/** What holds for every queue, also for those that an older version made. Work that is put there is told of at its commit. */
const OF_EVERY_QUEUE = { heartbeatSeconds: HEARTBEAT_SECONDS, notify: true } as const;

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
        ...OF_EVERY_QUEUE,
      });
    for (const { name } of kinds) {
      const queue = known.get(name);
      const isAsOthers = queue?.heartbeatSeconds === HEARTBEAT_SECONDS && queue.notify === true;
      if (queue !== undefined && !isAsOthers) await boss.updateQueue(name, OF_EVERY_QUEUE);
    }
    const isNew = before !== (await boss.schemaVersion());
    await boss.stop({ graceful: false });
    if (isNew || missing.length > 0) await owner.query(GRANTS);
  });
}

/** Jobs under way get this long to end when the product stops, in milliseconds; then they count as failed and are repeated. */
const STOP_MS = 2_000;
/** How often the queue is asked what waits, for all kinds of work in one question, in milliseconds. */
export interface Looks {
  /** While the database tells of new work at once: then only what was put off, or failed, is found by looking. */
  readonly toldMs: number;
  readonly untoldMs: number;
}
export const LOOKS: Looks = { toldMs: 2_000, untoldMs: 500 };

/** A kind of work looks for itself this seldom: it is woken when something waits. */
const UNASKED_SECONDS = 60;

/** The kinds of which something can be begun now, as the queue itself judges it. */
const WAITING =
  "select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= pgboss.job_now()";

/** Does something again and again, each time a while after it was done; `stop` waits for what is under way. */
function repeatedly(
  work: () => Promise<void>,
  pauseMs: () => number,
): { readonly stop: () => Promise<void> } {
  let isOver = false;
  let timer: NodeJS.Timeout;
  let underWay = Promise.resolve();
  const wait = () => {
    timer = setTimeout(() => {
      underWay = work().finally(() => {
        if (!isOver) wait();
      });
    }, pauseMs());
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

interface JobsOptions {
  /** Whether this process does the work; otherwise it only enqueues what others do. */
  readonly worksHere: boolean;
  readonly timeJob: TimeJob;
  /** Undefined = this process begins only what it is told of. */
  readonly looks?: Looks | undefined;
}

/** How the queue asks, and hears of new work. */
const queueDatabase = ({ long, news }: OpenDatabase) => ({
  ...executor({ query: (text, values) => long.query(withoutOwnTransaction(text), values) }),
  listen: async (channel: string, hear: (name: string) => void, catchUp: () => void) => {
    const stop = news.listen(channel, hear, catchUp);
    return { close: async () => stop() };
  },
});

/** Does one piece of work; it fails by itself, whatever is done beside it. */
async function doOne(
  boss: PgBoss,
  timeJob: TimeJob,
  { name, work }: JobKind<never>,
  { id, data }: Job<object>,
): Promise<JobResult> {
  try {
    await timeJob(name, () => work(data as never));
    // Work that is done leaves nothing behind: what it was about may name a person (ledger PRIV-019).
    await boss.deleteJob(name, id);
    return { id, status: "completed" };
  } catch (error) {
    return { id, status: "failed", output: error };
  }
}

/** Failed work of a kind, or one piece of it, waits again. */
async function retryFailed(boss: PgBoss, trx: Db, name: string, id: string | undefined): Promise<number> {
  const failed = sql<{ id: string }>`select id::text from pgboss.job where name = ${name} and state = 'failed'
    and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)`;
  const ids = (await failed.execute(trx)).rows.map((row) => row.id);
  if (ids.length > 0) await boss.retry(name, ids, { db: fromKysely(trx) });
  return ids.length;
}

/** Opens the queue of slow work. Nothing is worked on before `start`. */
export function openJobs(database: OpenDatabase, log: Log, { worksHere, timeJob, looks }: JobsOptions): Jobs {
  const boss = new PgBoss({
    db: queueDatabase(database),
    ...optionsFor(database.kind),
    migrate: false,
    schedule: false,
    supervise: worksHere,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    useListenNotify: worksHere && database.kind === "postgres",
  });
  const tellFailure = (error: unknown) => {
    // The pool has said it already, and the queue asks twice a second.
    if (!(error instanceof DatabaseAwayError)) log.error({ err: error }, "The job queue failed");
  };
  boss.on("error", tellFailure);
  const workers = new Map<string, string>();
  const wake = (name: string) => boss.notifyWorker(workers.get(name) ?? "");
  // One small question for all kinds of work: asked by each of them, an idle product spent five times as much on asking.
  const wakeWorkers = async () => {
    try {
      const { rows } = await database.long.query<{ name: string }>(WAITING);
      for (const { name } of rows) wake(name);
    } catch (error) {
      tellFailure(error);
    }
  };
  const doAll = async (kind: JobKind<never>, jobs: readonly Job<object>[]): Promise<JobResult[]> => {
    try {
      return await Promise.all(jobs.map((job) => doOne(boss, timeJob, kind, job)));
    } finally {
      // More may be waiting: the worker looks at once, until it finds nothing.
      wake(kind.name);
    }
  };
  const beginToWork = async (kind: JobKind<never>) => {
    const options = {
      pollingIntervalSeconds: UNASKED_SECONDS,
      batchSize: kind.atOnce ?? 1,
      perJobResults: true,
    } as const;
    workers.set(kind.name, await boss.work<object>(kind.name, options, (jobs) => doAll(kind, jobs)));
  };
  let looking: ReturnType<typeof repeatedly> | undefined;
  let ready = false;
  return {
    enqueue: async (trx, name, data, wish) => {
      const start = wish === undefined ? {} : { startAfter: wish.afterSeconds };
      await boss.send(name, data, { db: fromKysely(trx), ...start });
    },
    enqueueAll: async (trx, name, data) => {
      const work = data.map((each) => ({ data: each }));
      if (work.length > 0) await boss.insert(name, work, { db: fromKysely(trx) });
    },
    listOpen: async <Data>(trx: Db, name: string) => {
      const open = sql<{
        data: Data;
      }>`select data from pgboss.job where name = ${name} and state <= 'active'`;
      return (await open.execute(trx)).rows.map(({ data }) => data);
    },
    retryFailed: (trx, name, id) => retryFailed(boss, trx, name, id),
    forgetPerson: async (trx, userId) => {
      await sql`delete from pgboss.job
        where ${String(userId)} in (data ->> 'userId', data ->> 'clientId')`.execute(trx);
    },
    start: async (kinds) => {
      await prepare(database, kinds);
      await boss.start();
      for (const kind of worksHere ? kinds : []) await beginToWork(kind);
      if (worksHere && looks !== undefined)
        looking = repeatedly(wakeWorkers, () => (database.news.isHeard() ? looks.toldMs : looks.untoldMs));
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
