/**
 * `npm run bar -- soak`: two servers in production mode on one PostgreSQL that writes to disk, at 60 % of the calls that they
 * can answer, while servers are killed and restarted, the database crashes, the payment provider swallows every call and the
 * disk is slow. Nothing acknowledged may be lost, and 999 of 1,000 calls must be served.
 */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { DevelopmentProvider } from "../../apps/server/src/platform/payments/development-provider.ts";
import { type FaultProxy, startFaultProxy } from "../../tools/fault-proxy.ts";
import { type PostgresCluster, startPostgres } from "../../tools/postgres.ts";
import { quantile } from "../measure.ts";
import { ServerProcess } from "./server-process.ts";
import { type Served, type SoakCall, send } from "./soak-client.ts";
import { faultsOf } from "./soak-faults.ts";
import { drawCall, NUMBERED } from "./soak-mix.ts";
import { makePeople, type SoakPerson } from "./soak-people.ts";
import { type AcknowledgedWrite, verifySoak } from "./soak-verify.ts";
import { makeDataKey } from "../../apps/server/src/platform/encryption/key-ring.ts";

/** Given, so that no file of keys is left behind. */
const DATA_KEYS = makeDataKey();

export interface SoakOptions {
  readonly minutes: number;
  readonly people: number;
}

export interface SoakFigures {
  readonly minutes: number;
  readonly capacity: number;
  readonly rate: number;
  readonly calls: number;
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
}

const PORTS = [39_111, 39_112] as const;
const LOAD_SHARE = 0.6;
const CAPACITY_MS = 20_000;
const CAPACITY_PARALLEL = 24;
const TICK_MS = 10;
/** A fault begins this often; one that lasts is kept up for half of the time. */
const FAULT_EVERY_MS = 60_000;
const PROVIDER_EVERY_MS = 2_000;
/** The rows that a warm server holds; what it grows by afterwards is a leak. */
const WARM_MS = 180_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const urlsOf = (servers: readonly ServerProcess[]) => servers.map(({ base }) => base);

function startServers(cluster: PostgresCluster, provider: number): ServerProcess[] {
  const env = {
    NODE_ENV: "production",
    DATABASE_URL: cluster.urlOf("soak"),
    DATA_KEYS,
    SECRET_KEY: randomBytes(32).toString("base64url"),
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

/** Calls a second that both servers answer when as many are always under way. */
async function measureCapacity(servers: readonly ServerProcess[], people: readonly SoakPerson[]) {
  const begin = performance.now();
  let answered = 0;
  const worker = async (first: number) => {
    for (let at = first; performance.now() - begin < CAPACITY_MS; at += CAPACITY_PARALLEL) {
      const person = people[at % people.length];
      if (person === undefined) return;
      const call = drawCall(person);
      const { isServed, status } = await send(urlsOf(servers), at, call);
      if (!isServed)
        throw new Error(`${call.method} ${call.path} was answered ${status} by healthy servers.`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CAPACITY_PARALLEL }, (_, index) => worker(index)));
  return (answered * 1000) / (performance.now() - begin);
}

/** Everything that was sent and what came of it. */
class Tally {
  readonly acknowledged: AcknowledgedWrite[] = [];
  readonly unserved: Record<string, number> = {};
  readonly times: number[] = [];
  calls = 0;
  served = 0;
  firstTry = 0;

  add(person: SoakPerson, call: SoakCall, outcome: Served): void {
    this.calls += 1;
    this.times.push(outcome.ms);
    if (!outcome.isServed) {
      const name = `${call.name} ${outcome.status}`;
      this.unserved[name] = (this.unserved[name] ?? 0) + 1;
      return;
    }
    this.served += 1;
    if (outcome.tries === 1) this.firstTry += 1;
    const { email } = person;
    const sent = call.body as { kcal?: number; value?: number } | undefined;
    if (call.name === NUMBERED.quickAdd)
      this.acknowledged.push({ email, kind: NUMBERED.quickAdd, value: sent?.kcal ?? 0 });
    if (call.name === NUMBERED.weight)
      this.acknowledged.push({ email, kind: NUMBERED.weight, value: sent?.value ?? 0 });
  }
}

/** Sends calls at a fixed rate, whatever becomes of them, until told to stop; then waits for the last ones. */
function startLoad(
  servers: readonly ServerProcess[],
  people: readonly SoakPerson[],
  rate: number,
  tally: Tally,
) {
  const underWay = new Set<Promise<void>>();
  const begin = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begin) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const person = people[sent % people.length];
      if (person === undefined) return;
      const call = drawCall(person);
      const done = send(urlsOf(servers), sent, call).then((outcome) => tally.add(person, call, outcome));
      underWay.add(done);
      void done.finally(() => underWay.delete(done));
    }
  }, TICK_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
  };
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

interface Running {
  readonly cluster: PostgresCluster;
  readonly servers: readonly ServerProcess[];
  readonly proxy: FaultProxy;
  readonly providerPath: string;
}

async function runFaults(running: Running, minutes: number, log: (line: string) => void) {
  const { servers, cluster, proxy } = running;
  const counts: Record<string, number> = {};
  const state = { slowestStopMs: 0, isGone: false };
  const stopProviderCalls = startProviderCalls(servers, running.providerPath, () => state.isGone);
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
    FAULT_EVERY_MS / 2,
  );
  const begin = performance.now();
  const end = begin + minutes * 60_000;
  let warmMb = 0;
  for (let at = 0; performance.now() + FAULT_EVERY_MS < end; at += 1) {
    const due = begin + (at + 1) * FAULT_EVERY_MS;
    const fault = faults[at % faults.length];
    if (fault === undefined) break;
    log(`${Math.round((performance.now() - begin) / 1000)} s: ${fault.name}`);
    await fault.run();
    counts[fault.name] = (counts[fault.name] ?? 0) + 1;
    await wait(Math.max(0, due - performance.now()));
    const memory = Math.max(...servers.map(({ memoryMb }) => memoryMb));
    if (performance.now() - begin < WARM_MS || warmMb === 0) warmMb = Math.max(warmMb, memory);
  }
  await wait(Math.max(0, end - performance.now()));
  const memory = Math.max(...servers.map(({ memoryMb }) => memoryMb));
  return {
    faults: counts,
    slowestStopMs: state.slowestStopMs,
    slowestProviderCallMs: stopProviderCalls(),
    memoryGrowth: memory / warmMb - 1,
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
  const rate = Math.min(capacity * LOAD_SHARE, people.length * 1.8);
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
