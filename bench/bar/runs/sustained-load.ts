/** E2: a server under the calls of a day, at 60 % of what it can answer, beside a bare route with the same statements. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeDataKey } from "../../../apps/server/src/platform/encryption/key-ring.ts";
import { type PostgresCluster, startPostgres } from "../../../tools/postgres.ts";
import { mean, median, quantile } from "../../measure.ts";
import { bareRequest, openPair, type Pair, teach } from "../../server/compare.ts";
import { operationsOf } from "../../server/scenario.ts";
import type { Finding } from "../check.ts";
import { LoadProcess, type LoadTally } from "../load-process.ts";
import { ServerProcess } from "../server-process.ts";
import { makePeople } from "../soak-people.ts";

const PORT = 39_121;
/** Nobody may call more often than the general limit allows, so the load needs many. */
const PEOPLE = Number(process.env.BAR_PEOPLE ?? 240);
const CALLS_PER_PERSON = 1.8;
const LOAD_SHARE = 0.6;
const DEFAULT_MINUTES = 10;
/** Of the baseline; so few that they take nothing from the server. */
const BARE_EVERY_MS = 250;
const WATCH_EVERY_MS = 5_000;
const WARM_MINUTES = 3;
const SAMPLES_PER_MINUTE = 60_000 / WATCH_EVERY_MS;
const MAX = { p99ToP50: 5, p99ToBare: 3, growth: 0.05, loopMs: 100 } as const;

const PRELOAD = fileURLToPath(new URL("../loop-delay.ts", import.meta.url));
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks the bare server now and then, by turns for each operation that only reads. */
async function startBaseline({ person }: Pair) {
  const reads = operationsOf(person).filter(({ method }) => method === "GET");
  for (const operation of reads) await teach(operation, person, operation.key);
  const times: number[] = [];
  let at = 0;
  let last: Promise<void> = Promise.resolve();
  const ask = async (key: string) => {
    const begin = performance.now();
    await bareRequest(key)();
    times.push(performance.now() - begin);
  };
  const timer = setInterval(() => {
    at += 1;
    const { key } = reads[at % reads.length] ?? { key: "" };
    last = last.then(() => ask(key));
  }, BARE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await last;
    return times;
  };
}

interface Options {
  readonly minutes: number;
  readonly loopFile: string;
  readonly log: (line: string) => void;
}

interface Measured {
  readonly tally: LoadTally;
  readonly bare: readonly number[];
  readonly growth: number;
  readonly loopMs: number;
  readonly load: number;
  readonly rate: number;
}

async function measure(
  server: ServerProcess,
  cluster: PostgresCluster,
  pair: Pair,
  options: Options,
): Promise<Measured> {
  const people = await makePeople(PORT, cluster.urlOf("load"), PEOPLE);
  const load = await LoadProcess.open(server.base, people);
  try {
    return await measureWith(load, server, pair, people.length * CALLS_PER_PERSON, options);
  } finally {
    load.close();
  }
}

async function measureWith(
  load: LoadProcess,
  server: ServerProcess,
  pair: Pair,
  maxRate: number,
  options: Options,
): Promise<Measured> {
  const capacity = await load.capacity();
  const rate = Math.min(capacity * LOAD_SHARE, maxRate);
  options.log(`capacity ${capacity.toFixed(0)} calls/s; load ${rate.toFixed(0)} calls/s`);
  const stopBaseline = await startBaseline(pair);
  rmSync(options.loopFile, { force: true });
  await load.start(rate);
  const memory: number[] = [];
  const loads: number[] = [];
  const samples = (options.minutes * 60_000) / WATCH_EVERY_MS;
  for (let sample = 0; sample < samples; sample += 1) {
    await wait(WATCH_EVERY_MS);
    memory.push(server.memoryMb);
    loads.push(loadavg()[0] ?? 0);
    // Where a miss comes from shows in its minutes.
    if ((sample + 1) % SAMPLES_PER_MINUTE === 0) {
      const latest = await load.latest();
      const [p50, p99] = [0.5, 0.99].map((share) => quantile(latest, share).toFixed(1));
      options.log(`p50 ${p50}, p99 ${p99} ms; ${memory.at(-1)?.toFixed(0)} MB; load ${loads.at(-1)}`);
    }
  }
  const tally = await load.stop();
  const warm = Math.floor(samples * Math.min(0.5, WARM_MINUTES / options.minutes));
  const some = Math.max(1, Math.floor(60_000 / WATCH_EVERY_MS / 2));
  const growth = median(memory.slice(-some)) / median(memory.slice(warm, warm + some)) - 1;
  const loopMs = Number(readFileSync(options.loopFile, "utf8"));
  return { tally, bare: await stopBaseline(), growth, loopMs, load: mean(loads), rate };
}

function judge({ tally, bare, growth, loopMs, load, rate }: Measured, minutes: number): Finding {
  const [p50, p99] = [quantile(tally.times, 0.5), quantile(tally.times, 0.99)];
  const bareP99 = quantile(bare, 0.99);
  const errors = tally.calls - tally.firstTry;
  const holds = [
    errors === 0,
    p99 <= MAX.p99ToP50 * p50,
    p99 <= MAX.p99ToBare * bareP99,
    growth < MAX.growth,
    loopMs < MAX.loopMs,
  ];
  const figure = [
    `${minutes} min at ${rate.toFixed(0)} calls/s: ${errors} errors of ${tally.calls}`,
    `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms (bare ${bareP99.toFixed(1)})`,
    `memory ${(growth * 100).toFixed(1)} %`,
    `event loop ${loopMs.toFixed(0)} ms`,
    `load ${load.toFixed(1)} on ${availableParallelism()} cores`,
  ].join("; ");
  return { pass: holds.every(Boolean), figure };
}

/** BAR_MINUTES and BAR_PEOPLE make it smaller for a trial; `--minutes` sets the former. */
export async function sustainLoad(log: (line: string) => void): Promise<Finding> {
  const minutes = Number(process.env.BAR_MINUTES ?? DEFAULT_MINUTES);
  const folder = mkdtempSync(join(tmpdir(), "plateful-load-"));
  const loopFile = join(folder, "loop-delay");
  const cluster = await startPostgres(true);
  const server = new ServerProcess(PORT, {
    NODE_ENV: "production",
    TRUST_PROXY: "1",
    NODE_OPTIONS: `--import=${PRELOAD}`,
    LOOP_DELAY_FILE: loopFile,
    DATABASE_URL: cluster.urlOf("load"),
    SECRET_KEY: randomBytes(32).toString("base64url"),
    DATA_KEYS: makeDataKey(),
    PUBLIC_URL: "http://localhost",
    MEDIA_FOLDER: join(folder, "media"),
    LOG_LEVEL: "error",
    IMPROVE_PLANS: "off",
  });
  let pair: Pair | undefined;
  try {
    await cluster.createDatabase("load");
    await server.start();
    pair = await openPair();
    const measured = await measure(server, cluster, pair, { minutes, loopFile, log });
    return judge(measured, minutes);
  } finally {
    await pair?.close();
    await server.stop("SIGKILL");
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
