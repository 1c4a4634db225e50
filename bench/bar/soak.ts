/**
 * `npm run bar -- soak`: two servers in production mode on one PostgreSQL that writes to disk, at 60 % of the calls that they
 * can answer, while servers are killed and restarted, the database crashes, the payment provider swallows every call and the
 * disk is slow. Nothing acknowledged may be lost, and 999 of 1,000 calls must be served.
 */
import { randomBytes } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import pg from "pg";
import { makeDataKey } from "../../apps/server/src/platform/encryption/key-ring.ts";
import { DevelopmentProvider } from "../../apps/server/src/platform/payments/development-provider.ts";
import { type FaultProxy, startFaultProxy } from "../../tools/fault-proxy.ts";
import { type PostgresCluster, startPostgres } from "../../tools/postgres.ts";
import { mean, quantile } from "../measure.ts";
import { ServerProcess } from "./server-process.ts";
import { faultsOf, type SoakFault } from "./soak-faults.ts";
import { measureCapacity, startLoad, Tally } from "./soak-load.ts";
import { makePeople } from "./soak-people.ts";
import { verifySoak } from "./soak-verify.ts";

export interface SoakOptions {
  readonly minutes: number;
  readonly people: number;
}

export interface SoakFigures {
  readonly minutes: number;
  readonly capacity: number;
  readonly rate: number;
  readonly calls: number;
  /** Calls that were due while the person still waited for the answers of the ones before. */
  readonly heldBack: number;
  readonly servedShare: number;
  readonly firstTryShare: number;
  readonly p50: number;
  readonly p99: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly broken: readonly string[];
  readonly faults: Readonly<Record<string, number>>;
  readonly slowestStopMs: number;
  readonly slowestProviderCallMs: number;
  readonly memoryGrowth: number;
  /** Calls that were not served, by name and status. */
  readonly unserved: Readonly<Record<string, number>>;
  /** How busy the machine was, this soak included: its load average, by the minute. */
  readonly machine: { readonly cores: number; readonly meanLoad: number; readonly maxLoad: number };
}

const PORTS = [39_111, 39_112] as const;
const LOAD_SHARE = 0.6;
const CALLS_PER_PERSON = 1.8;
/** A fault begins this often, or oftener in a short trial, so that each has its turn; one that lasts takes half of the time. */
const MAX_FAULT_EVERY_MS = 60_000;
const MIN_FAULT_EVERY_MS = 15_000;
const FAULTS = 5;
const PROVIDER_EVERY_MS = 2_000;
/** The rows that a warm server holds; what it grows by afterwards is a leak. */
const WARM_MS = 180_000;
const WATCH_EVERY_MS = 5_000;
const RECOVERY_MS = 5_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function startServers(cluster: PostgresCluster, provider: number): ServerProcess[] {
  const env = {
    NODE_ENV: "production",
    // The load plays the proxy in front of the servers.
    TRUST_PROXY: "1",
    DATABASE_URL: cluster.urlOf("soak"),
    SECRET_KEY: randomBytes(32).toString("base64url"),
    DATA_KEYS: makeDataKey(),
    PUBLIC_URL: "http://localhost",
    LOG_LEVEL: "error",
    PLANNER_THREADS: "1",
    // The meals that are ticked must stay the ones that were planned.
    IMPROVE_PLANS: "off",
    STRIPE_SECRET_KEY: "sk_test_soak",
    STRIPE_WEBHOOK_SECRET: "whsec_soak",
    STRIPE_API_BASE: `http://127.0.0.1:${provider}`,
  };
  return PORTS.map((port) => new ServerProcess(port, env));
}

/** An organisation that sells a product, so that a public call asks the provider. */
async function aShop(url: string): Promise<string> {
  const product = `prod_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "insert into organisations (name, subdomain, product_stripe_id) values ('Soak', 'soak', $1)",
    [product],
  );
  await client.end();
  return "checkout-prices/?organisation_subdomain=soak";
}

/** Asks for something that needs the provider, all the time; while it is gone the answer must be a quick refusal. */
function startProviderCalls(servers: readonly ServerProcess[], path: string, isGone: () => boolean) {
  let slowest = 0;
  const ask = async () => {
    const server = servers[Math.floor(Math.random() * servers.length)];
    const begin = performance.now();
    const wasGone = isGone();
    await fetch(`${server?.base}/api/${path}`, { signal: AbortSignal.timeout(60_000) })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
    if (wasGone && isGone()) slowest = Math.max(slowest, performance.now() - begin);
  };
  const timer = setInterval(() => void ask(), PROVIDER_EVERY_MS);
  return () => {
    clearInterval(timer);
    return slowest;
  };
}

/** Nothing lost or doubled, 999 of 1,000 calls served, every orderly stop within 10 s, nobody waits 5 s for a third party. */
export const isSoakPassed = (figures: SoakFigures): boolean =>
  figures.lost === 0 &&
  figures.doubled === 0 &&
  figures.broken.length === 0 &&
  figures.servedShare >= 0.999 &&
  figures.slowestStopMs <= 10_000 &&
  figures.slowestProviderCallMs <= 5_000;

interface Running {
  readonly cluster: PostgresCluster;
  readonly servers: readonly ServerProcess[];
  readonly proxy: FaultProxy;
  readonly providerPath: string;
}

/** Watches memory and the machine until told to stop. */
function startWatch(servers: readonly ServerProcess[]) {
  const begin = performance.now();
  const loads: number[] = [];
  let warmMb = 0;
  let latestMb = 0;
  const timer = setInterval(() => {
    const [load = 0] = loadavg();
    loads.push(load);
    latestMb = Math.max(...servers.map(({ memoryMb }) => memoryMb));
    if (performance.now() - begin < WARM_MS) warmMb = Math.max(warmMb, latestMb);
  }, WATCH_EVERY_MS);
  return () => {
    clearInterval(timer);
    const cores = availableParallelism();
    const machine = { cores, meanLoad: mean(loads), maxLoad: Math.max(...loads) };
    return { machine, memoryGrowth: latestMb / warmMb - 1 };
  };
}

/** A server or a cluster that does not start at once on a busy machine gets more tries, not an end of the soak. */
async function runFault(fault: SoakFault, log: (line: string) => void): Promise<void> {
  await fault.run().catch(async (error: unknown) => {
    log(`${fault.name} did not go as it should: ${String(error)}`);
    await wait(RECOVERY_MS);
  });
}

async function runFaults(running: Running, minutes: number, log: (line: string) => void) {
  const { servers, cluster, proxy } = running;
  const counts: Record<string, number> = {};
  const state = { slowestStopMs: 0, isGone: false };
  const stopProviderCalls = startProviderCalls(servers, running.providerPath, () => state.isGone);
  const stopWatch = startWatch(servers);
  const everyMs = Math.max(
    MIN_FAULT_EVERY_MS,
    Math.min(MAX_FAULT_EVERY_MS, (minutes * 60_000) / (FAULTS + 1)),
  );
  const faults = faultsOf(
    {
      servers,
      cluster,
      provider: proxy,
      onStopped: (ms) => {
        state.slowestStopMs = Math.max(state.slowestStopMs, ms);
      },
      onProvider: (isSwallowed) => {
        state.isGone = isSwallowed;
      },
    },
    everyMs / 2,
  );
  const begin = performance.now();
  const end = begin + minutes * 60_000;
  for (let at = 0; performance.now() + everyMs < end; at += 1) {
    const due = begin + (at + 1) * everyMs;
    const fault = faults[at % faults.length];
    if (fault === undefined) break;
    log(`${Math.round((performance.now() - begin) / 1000)} s: ${fault.name}`);
    await runFault(fault, log);
    counts[fault.name] = (counts[fault.name] ?? 0) + 1;
    await wait(Math.max(0, due - performance.now()));
  }
  await wait(Math.max(0, end - performance.now()));
  return {
    faults: counts,
    slowestStopMs: state.slowestStopMs,
    slowestProviderCallMs: stopProviderCalls(),
    ...stopWatch(),
  };
}

async function soak(
  running: Running,
  options: SoakOptions,
  log: (line: string) => void,
): Promise<SoakFigures> {
  const { cluster, servers } = running;
  const [first] = servers;
  const people = await makePeople(first?.port ?? 0, cluster.urlOf("soak"), options.people);
  log(`${people.length} people are ready`);
  const capacity = await measureCapacity(servers, people);
  // No person may call more often than the limit of calls per person allows.
  const rate = Math.min(capacity * LOAD_SHARE, people.length * CALLS_PER_PERSON);
  log(`capacity ${capacity.toFixed(0)} calls/s; load ${rate.toFixed(0)} calls/s`);
  const tally = new Tally();
  const stopLoad = startLoad(servers, people, rate, tally);
  const figures = await runFaults(running, options.minutes, log);
  await stopLoad();
  const { lost, doubled, broken } = await verifySoak(cluster.urlOf("soak"), tally.acknowledged);
  return {
    minutes: options.minutes,
    capacity,
    rate,
    calls: tally.calls,
    heldBack: tally.heldBack,
    servedShare: tally.served / tally.calls,
    firstTryShare: tally.firstTry / tally.calls,
    p50: quantile(tally.times, 0.5),
    p99: quantile(tally.times, 0.99),
    acknowledged: tally.acknowledged.length,
    lost: lost.length,
    doubled,
    broken,
    unserved: tally.unserved,
    ...figures,
  };
}

/** Runs a soak on servers, a database and a provider of its own, and takes them all down afterwards. */
export async function runSoak(options: SoakOptions, log: (line: string) => void): Promise<SoakFigures> {
  const cluster = await startPostgres(true);
  const provider = new DevelopmentProvider("http://localhost", { now: () => new Date() });
  const proxy = await startFaultProxy(Number((await provider.listen()).port));
  const servers = startServers(cluster, proxy.port);
  try {
    await cluster.createDatabase("soak");
    for (const server of servers) await server.start();
    const providerPath = await aShop(cluster.urlOf("soak"));
    return await soak({ cluster, servers, proxy, providerPath }, options, log);
  } finally {
    await Promise.all(servers.map((server) => server.stop("SIGKILL")));
    await proxy.close();
    await provider.close();
    cluster.stop();
  }
}
