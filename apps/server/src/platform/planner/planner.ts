import {
  type DayInput,
  type Library,
  type PlanOptions,
  type PlanResult,
  plan,
  type Rules,
  shareLibrary,
} from "@plateful/planning";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import { PoolError, ThreadPool } from "./thread-pool.ts";

export interface PlanTask {
  readonly days: readonly DayInput[];
  readonly rules: Rules;
  readonly options: PlanOptions;
}

/** How busy the threads are. */
interface PlannerLoad {
  /** The most there may be. */
  readonly threads: number;
  readonly busy: number;
  readonly waiting: number;
}

/** Makes plans without keeping the server from answering others. */
export interface Planner {
  /** @throws Problem unavailable when too many plans wait already, or a thread ended. */
  readonly plan: (library: Library, task: PlanTask) => Promise<PlanResult>;
  /** Gets ready for the first plan; without it the first plans wait for their threads to load. */
  readonly warmUp: () => void;
  readonly load: () => PlannerLoad;
  readonly close: () => Promise<void>;
}

/** Far more than a week takes; only a bug takes longer. */
const MAX_MS = 20_000;
/** At some 20 ms each, the last in line still waits less than people do for a page. */
const MAX_QUEUE_LENGTH = 200;
/** The product's library in two versions, and those of people with recipes of their own. */
const MAX_LIBRARIES = 12;
const GRACE_MS = 1_000;
const RETRY_SECONDS = 5;

const ENTRY = new URL("./planner-thread.ts", import.meta.url);

const sharedLibraries = new WeakMap<Library, Library>();

/** The library as threads are sent it; its numbers are copied to shared memory once. */
function sharedOnce(library: Library): Library {
  const shared = sharedLibraries.get(library) ?? shareLibrary(library);
  sharedLibraries.set(library, shared);
  return shared;
}

/** Plans on the server's own thread: for tests, and for machines that allow no threads. */
const planHere: Planner = {
  plan: async (library, { days, rules, options }) => plan(library, days, rules, options),
  warmUp: () => {},
  load: () => ({ threads: 0, busy: 0, waiting: 0 }),
  close: async () => {},
};

/** Opens the planner on this many threads; 0 plans on the server's own. */
export function openPlanner(threads: number, log: Log): Planner {
  if (threads === 0) return planHere;
  const pool = new ThreadPool({
    entry: ENTRY,
    threads,
    longestQueue: MAX_QUEUE_LENGTH,
    longestMs: MAX_MS,
    mostKept: MAX_LIBRARIES,
  });
  return {
    plan: async (library, task) => {
      try {
        const kept = { key: library.version, value: sharedOnce(library) };
        const result = (await pool.run(kept, task)) as Omit<PlanResult, "input">;
        return { input: task, ...result };
      } catch (error) {
        if (!(error instanceof PoolError)) throw error;
        log.error({ failure: error.failure, days: task.days.length }, "The planner gave no plan");
        throw new Problem("unavailable", RETRY_SECONDS);
      }
    },
    warmUp: () => pool.warmUp(),
    load: () => ({ threads, busy: pool.busy, waiting: pool.waiting }),
    close: () => pool.stop(GRACE_MS),
  };
}
