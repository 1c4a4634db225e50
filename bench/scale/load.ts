/** Calls of a kind by some clients at once, each after the answer to its last; what they cost here and in the database. */
import { readdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import type pg from "pg";
import type { App } from "../../apps/server/src/app.ts";
import { inject } from "../../apps/server/test/inject.ts";
import { cpuMsOf, quantile } from "../measure.ts";

export interface CallOfBench {
  readonly path: string;
  readonly token: string;
  readonly language: "en" | "nl";
}

export interface Figures {
  readonly clients: number;
  readonly calls: number;
  /** Calls that were not answered in time. */
  readonly failed: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Processor time per call, in milliseconds. */
  readonly processCpu: number;
  readonly databaseCpu: number;
  readonly load: number;
}

const parentOf = (pid: string): number => {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /, "")
        .split(" ")[1],
    );
  } catch {
    return 0;
  }
};

/** The processes of the database server; none when it runs on another machine. */
export async function databaseProcesses(client: pg.Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  const server = parentOf(String(rows[0]?.pid ?? 0));
  if (server === 0) return () => 0;
  return () =>
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === server)
      .reduce((sum, pid) => sum + cpuMsOf(Number(pid)), 0);
}

export async function send(app: App, { path, token, language }: CallOfBench) {
  const headers = {
    authorization: `Token ${token}`,
    "accept-language": language,
    "accept-encoding": "identity",
  };
  const response = await inject(app, { method: "GET", url: `/api/${path}`, headers });
  return response;
}

/** What is slow is called less often. */
const MAX_MS = 20_000;

export async function runLoad(
  app: App,
  calls: readonly CallOfBench[],
  clients: number,
  databaseCpu: () => number,
): Promise<Figures> {
  const times: number[] = [];
  let [next, failed] = [0, 0];
  const end = performance.now() + MAX_MS;
  const [process0, database0] = [process.cpuUsage(), databaseCpu()];
  const client = async () => {
    while (next < calls.length && performance.now() < end) {
      const call = calls[next] as CallOfBench;
      next += 1;
      const start = performance.now();
      const { statusCode, body } = await send(app, call);
      if (statusCode === 503) failed += 1;
      else if (statusCode !== 200) throw new Error(`${call.path} answered ${statusCode}: ${body}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const { user, system } = process.cpuUsage(process0);
  return {
    clients,
    calls: times.length,
    failed,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    processCpu: (user + system) / 1_000 / times.length,
    databaseCpu: (databaseCpu() - database0) / times.length,
    load: loadavg()[0] ?? 0,
  };
}
