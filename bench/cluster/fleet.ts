/** Servers of the product behind a load balancer, people who use them, and what became of every call. */
import { randomBytes } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { makeDataKey } from "../../apps/server/src/platform/encryption/key-ring.ts";
import { type Haproxy, startHaproxy } from "../../tools/haproxy.ts";
import { freePort } from "../../tools/postgres.ts";
import { ServerProcess } from "../bar/server-process.ts";
import { startLoad, Tally } from "../bar/soak-load.ts";
import { makePeople } from "../bar/soak-people.ts";
import { verifySoak } from "../bar/soak-verify.ts";
import { quantile } from "../measure.ts";

const FIRST_PORT = 23_310;
const CALM_MS = 5_000;
/** How often the balancer asks a server how it is; the notice of a server that stops is longer. */
const HEALTH_EVERY_MS = 500;
const NOTICE_SECONDS = 3;

interface FleetOptions {
  readonly servers: number;
  readonly people: number;
  /** Calls a second. */
  readonly rate: number;
  /** Of the database. */
  readonly settings: Readonly<Record<string, string>>;
  /** Where the database is read as its superuser. */
  readonly url: () => string;
  /** What is started at first; this version unless given. */
  readonly main?: string;
  /** Another balancer than the fleet's own: where it listens, and its settings by the ports of the servers. */
  readonly balancer?: { readonly base: string; readonly settings: (ports: readonly number[]) => string };
}

/** As docs/operations.md says it: a server that says that it is unready gets no more calls, and one that is gone costs none. */
function balancerSettings(port: number, servers: readonly number[]): string {
  const lines = servers.map(
    (server, at) => `  server s${at} 127.0.0.1:${server} check inter ${HEALTH_EVERY_MS}ms fall 1 rise 1`,
  );
  return `
global
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout http-request 10s
frontend product
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk
  http-check send meth GET uri /api/health/ready/ hdr Host localhost
  http-check expect status 200
  option redispatch 1
  retries 3
  retry-on conn-failure
${lines.join("\n")}
`;
}

export interface FleetFigures {
  readonly calls: number;
  readonly rate: number;
  /** Tries that were not answered as they should, by call and status; 0 is no answer at all. */
  readonly failedTries: Readonly<Record<string, number>>;
  readonly unserved: Readonly<Record<string, number>>;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly broken: readonly string[];
  readonly p50: number;
  readonly p99: number;
  readonly machine: { readonly cores: number; readonly maxLoad: number };
}

export class Fleet {
  readonly servers: readonly ServerProcess[];
  readonly #options: FleetOptions;
  readonly #tally = new Tally();
  readonly base: string;
  #balancer: Haproxy | undefined;
  #stopLoad: (() => Promise<void>) | undefined;
  #maxLoad = 0;

  private constructor(port: number, options: FleetOptions) {
    this.#options = options;
    this.base = options.balancer?.base ?? `http://127.0.0.1:${port}`;
    const env = {
      NODE_ENV: "production",
      // The load plays an outer proxy, and the fleet's own balancer passes on what that says.
      TRUST_PROXY: "1",
      SECRET_KEY: randomBytes(32).toString("base64url"),
      DATA_KEYS: makeDataKey(),
      PUBLIC_URL: "http://localhost",
      LOG_LEVEL: "error",
      PLANNER_THREADS: "1",
      // The meals that are ticked must stay the ones that were planned.
      IMPROVE_PLANS: "off",
      STOP_NOTICE_SECONDS: String(NOTICE_SECONDS),
      ...options.settings,
    };
    this.servers = Array.from(
      { length: options.servers },
      (_, at) => new ServerProcess(FIRST_PORT + at, env, options.main),
    );
  }

  /** Starts the servers, and people who call without a pause. */
  static async start(options: FleetOptions, log: (line: string) => void): Promise<Fleet> {
    const port = await freePort();
    const fleet = new Fleet(port, options);
    try {
      for (const server of fleet.servers) await server.start();
      const ready = `${fleet.base}/api/health/ready/`;
      const ports = fleet.servers.map((server) => server.port);
      const balancer = options.balancer?.settings(ports) ?? balancerSettings(port, ports);
      fleet.#balancer = await startHaproxy(balancer, ready);
      const [first = 0] = ports;
      const people = await makePeople(first, options.url(), options.people);
      log(`${people.length} people call ${options.rate} times a second`);
      fleet.#stopLoad = startLoad([{ base: fleet.base }], people, options.rate, fleet.#tally);
      return fleet;
    } catch (error) {
      await fleet.end();
      throw error;
    }
  }

  /**
   * Does something to the machines while people call, and waits until calls have been served for five seconds.
   * @returns for how long calls failed, from the beginning of the work to the last try that did; and how long the work took.
   */
  async during(work: () => Promise<void>): Promise<{ failedForMs: number; failed: number; tookMs: number }> {
    const { failures } = this.#tally;
    const [begin, before] = [performance.now(), failures.length];
    await work();
    const tookMs = performance.now() - begin;
    const lastAt = () => Math.max(begin, ...failures.slice(before).map(({ at }) => at));
    await wait(CALM_MS);
    while (performance.now() - lastAt() < CALM_MS) await wait(100);
    this.#maxLoad = Math.max(this.#maxLoad, loadavg()[0] ?? 0);
    return { failedForMs: lastAt() - begin, failed: failures.length - before, tookMs };
  }

  /** Ends the load, and looks at whether the database holds what was acknowledged. */
  async settle(): Promise<FleetFigures> {
    await this.#stopLoad?.();
    this.#stopLoad = undefined;
    const tally = this.#tally;
    const failedTries: Record<string, number> = {};
    for (const { name, status } of tally.failures)
      failedTries[`${name} ${status}`] = (failedTries[`${name} ${status}`] ?? 0) + 1;
    const { lost, doubled, broken } = await verifySoak(this.#options.url(), tally.acknowledged);
    return {
      calls: tally.calls,
      rate: this.#options.rate,
      failedTries,
      unserved: tally.unserved,
      acknowledged: tally.acknowledged.length,
      lost: lost.length,
      doubled,
      broken,
      p50: quantile(tally.times, 0.5),
      p99: quantile(tally.times, 0.99),
      machine: { cores: availableParallelism(), maxLoad: this.#maxLoad },
    };
  }

  async end(): Promise<void> {
    await this.#stopLoad?.();
    await Promise.all(this.servers.map((server) => server.stop("SIGKILL")));
    await this.#balancer?.stop();
  }
}

/** Nothing lost, doubled or contradictory. */
export const isKept = ({ lost, doubled, broken }: FleetFigures): boolean =>
  lost === 0 && doubled === 0 && broken.length === 0;
