/** A primary and a standby that has every commit before it is acknowledged, each with a pooler beside it. */
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type Pooler, startPgbouncer } from "../../tools/pgbouncer.ts";
import { freePort, type PostgresCluster, startPostgres } from "../../tools/postgres.ts";
import { STANDBY, startStandby } from "../../tools/postgres-standby.ts";

const DATABASE = "cluster";
const POOL_SIZE = 30;
const LOGIN = "plateful_login";
const OWNER = "plateful_owner";

/** A server of the pair, whichever part it plays. */
interface Server {
  readonly port: number;
  readonly crash: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  readonly promote?: () => Promise<void>;
}

async function administer(port: number, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const SYNCHRONOUS = [
  `alter system set synchronous_standby_names = '${STANDBY}'`,
  "select pg_reload_conf()",
] as const;
const ALONE = ["alter system reset synchronous_standby_names", "select pg_reload_conf()"] as const;

export class DatabasePair {
  #primary: Server;
  #standby: Server;
  /** What is taken down at the end: a server that was replaced leaves its folder behind until then. */
  readonly #servers: Server[] = [];
  readonly #poolers = new Map<number, Pooler>();
  readonly #poolerPorts = new Map<number, number>();

  private constructor(primary: Server, standby: Server) {
    this.#primary = primary;
    this.#standby = standby;
    this.#servers.push(primary, standby);
  }

  static async start(): Promise<DatabasePair> {
    const primary: PostgresCluster = await startPostgres(true);
    await primary.administer(`create role ${OWNER} login createrole`, `create role ${LOGIN} login`);
    await primary.createDatabase(DATABASE, OWNER);
    const standby = await startStandby(primary, { durable: true });
    const pair = new DatabasePair(primary, standby);
    await administer(primary.port, ...SYNCHRONOUS);
    for (const { port } of [primary, standby]) {
      pair.#poolerPorts.set(port, await freePort());
      await pair.#startPooler(port);
    }
    return pair;
  }

  async #startPooler(port: number): Promise<void> {
    const options = { roles: [LOGIN, OWNER], poolSize: POOL_SIZE, port: this.#poolerPorts.get(port) ?? 0 };
    this.#poolers.set(port, await startPgbouncer({ port }, options));
  }

  /** What a process of the product is told of these servers; it stays right whichever of them is the primary. */
  get settings(): Record<string, string> {
    const several = (role: string, ports: readonly number[]) =>
      `postgres://${role}@${ports.map((port) => `127.0.0.1:${port}`).join(",")}/${DATABASE}?target_session_attrs=read-write`;
    const direct = [...this.#poolerPorts.keys()];
    const [, second = 0] = direct;
    return {
      DATABASE_URL: several(LOGIN, [...this.#poolerPorts.values()]),
      DATABASE_DIRECT_URL: several(LOGIN, direct),
      DATABASE_OWNER_URL: several(OWNER, direct),
      DATABASE_REPLICA_URL: `postgres://${LOGIN}@127.0.0.1:${second}/${DATABASE}`,
    };
  }

  /** The primary, for reading as the superuser what was stored. */
  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.#primary.port}/${DATABASE}`;
  }

  /** Kills the pooler that leads to the primary; what watches over it starts it again. */
  async killPooler(awayMs: number): Promise<void> {
    const { port } = this.#primary;
    await this.#poolers.get(port)?.stop();
    await wait(awayMs);
    await this.#startPooler(port);
  }

  async killStandby(awayMs: number): Promise<void> {
    await this.#standby.crash();
    await wait(awayMs);
    await this.#standby.start();
  }

  /** Kills the primary, promotes the standby after a while, and makes the lost server a standby of the new primary. */
  async failOver(decidedAfterMs: number, rebuiltAfterMs: number): Promise<void> {
    const [lost, next] = [this.#primary, this.#standby];
    await lost.crash();
    await wait(decidedAfterMs);
    await next.promote?.();
    this.#primary = next;
    // It was copied with the settings of the primary, and nobody follows it yet.
    await administer(next.port, ...ALONE);
    await wait(rebuiltAfterMs);
    this.#standby = await startStandby(next, { durable: true, port: lost.port });
    this.#servers.push(this.#standby);
    await administer(next.port, ...SYNCHRONOUS);
  }

  async stop(): Promise<void> {
    for (const pooler of this.#poolers.values()) await pooler.stop();
    for (const server of this.#servers.toReversed())
      try {
        server.stop();
      } catch {
        // It was lost before, and another one has its port.
      }
  }
}
