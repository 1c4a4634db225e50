import { monitorEventLoopDelay } from "node:perf_hooks";
import type { OpenDatabase } from "../database/open-database.ts";
import type { Planner } from "../planner/planner.ts";
import { type Figure, gauge } from "./instruments.ts";

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
const SHARES = [50, 99] as const;

/** Memory, processor time and how late the loop of events is. */
export function watchProcess(): { readonly read: () => Figure[]; readonly stop: () => void } {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  const startedAt = Date.now() / 1000 - process.uptime();
  return {
    read: () => {
      const { user, system } = process.cpuUsage();
      const late = SHARES.map((share) => ({
        labels: { quantile: String(share / 100) },
        // Nothing was measured yet, or nothing since the last look.
        value: delays.count === 0 ? 0 : delays.percentile(share) / NANOSECONDS,
      }));
      // Each look tells of the time since the one before.
      delays.reset();
      return [
        {
          name: "process_cpu_seconds_total",
          kind: "counter",
          help: "Seconds of processor time.",
          samples: [{ value: (user + system) / MICROSECONDS }],
        },
        gauge("process_resident_memory_bytes", "Memory of the process.", [
          { value: process.memoryUsage.rss() },
        ]),
        gauge("process_start_time_seconds", "When the process began, in seconds since 1970.", [
          { value: startedAt },
        ]),
        gauge("plateful_event_loop_seconds", "Seconds of a turn of the loop that answers calls.", late),
      ];
    },
    stop: () => void delays.disable(),
  };
}

/** How much of the connections to the database is in use. */
export const poolFigures = (database: OpenDatabase): Figure[] => [
  gauge(
    "plateful_database_connections",
    "Connections to the database: those in use, and the most there may be.",
    [
      { labels: { state: "borrowed" }, value: database.borrowed() },
      { labels: { state: "max" }, value: database.connections },
    ],
  ),
  gauge("plateful_database_waiting", "Callers that wait for a connection.", [{ value: database.waiting() }]),
];

const REPLICA_STATES = ["off", "ok", "behind", "away"] as const;

/** Who answers the reads that a replica may answer. */
export function replicaFigures({ replica }: OpenDatabase): Figure[] {
  const answered = Object.entries(replica.counts).map(([outcome, value]) => ({ labels: { outcome }, value }));
  const states = REPLICA_STATES.map((state) => ({
    labels: { state },
    value: replica.state === state ? 1 : 0,
  }));
  return [
    {
      name: "plateful_replica_reads_total",
      kind: "counter",
      help: "Reads that a replica may answer: by the replica, or by the primary and why.",
      samples: answered,
    },
    gauge("plateful_replica", "1 at the state of the replica: off, ok, behind or away.", states),
  ];
}

/** How busy the threads are that plan. */
export function plannerFigures(planner: Planner): Figure[] {
  const { threads, busy, waiting } = planner.load();
  return [
    gauge("plateful_planner_threads", "Threads that plan: those at work, and the most there may be.", [
      { labels: { state: "busy" }, value: busy },
      { labels: { state: "max" }, value: threads },
    ]),
    gauge("plateful_planner_waiting", "Plans that wait for a thread.", [{ value: waiting }]),
  ];
}
