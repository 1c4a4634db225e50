/** Three nodes of PostgreSQL, Patroni and etcd on this machine, which decide by themselves who is the primary. */
import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { accountId, ensurePostgres, installPackage } from "../../tools/postgres.ts";
import { addressOf, etcdSettings, NODES, PASSWORD, patroniFile } from "./node-files.ts";

const DATABASE = "plateful";
const PATRONI = "/usr/bin/patroni";
const ETCD = "/usr/bin/etcd";
const MAX_WAIT_MS = 120_000;
const SYNCHRONOUS = new Set(["sync_standby"]);

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + MAX_WAIT_MS; Date.now() < end; await wait(250)) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
  }
  throw new Error(`${what} did not come in ${MAX_WAIT_MS / 1000} s.`);
}

class Node {
  readonly #number: number;
  readonly #folder: string;
  readonly #children: ChildProcess[] = [];
  #patroni: ChildProcess | undefined;

  constructor(number: number, root: string) {
    this.#number = number;
    this.#folder = join(root, `db${number}`);
    mkdirSync(this.#folder);
    chownSync(this.#folder, accountId("-u"), accountId("-g"));
    const file = join(this.#folder, "patroni.yml");
    writeFileSync(file, patroniFile(number, this.#folder, ensurePostgres()));
    chownSync(file, accountId("-u"), accountId("-g"));
    chmodSync(file, 0o600);
  }

  #spawn(program: string, args: readonly string[], env: Record<string, string>): ChildProcess {
    const account = { uid: accountId("-u"), gid: accountId("-g"), cwd: this.#folder };
    const child = spawn(program, args, {
      ...account,
      env: { PATH: process.env.PATH, ...env },
      stdio: "ignore",
    });
    this.#children.push(child);
    return child;
  }

  startEtcd = (): void => void this.#spawn(ETCD, [], etcdSettings(this.#number, this.#folder));
  startPatroni = (): void => {
    this.#patroni = this.#spawn(PATRONI, [join(this.#folder, "patroni.yml")], { LC_ALL: "C.UTF-8" });
  };

  /** As when the machine is lost: what watches over the database goes with it. */
  kill(): void {
    this.#patroni?.kill("SIGKILL");
    const file = join(this.#folder, "data/postmaster.pid");
    if (existsSync(file)) process.kill(Number(readFileSync(file, "utf8").split("\n")[0]), "SIGKILL");
  }

  end(): void {
    try {
      this.kill();
    } catch {
      // It was lost before.
    }
    for (const child of this.#children) child.kill("SIGKILL");
  }
}

export class PatroniNodes {
  readonly #root: string;
  readonly #nodes: readonly Node[];
  #leader = 0;

  private constructor(root: string) {
    this.#root = root;
    this.#nodes = NODES.map((number) => new Node(number, root));
  }

  static async start(): Promise<PatroniNodes> {
    if (!existsSync(ETCD)) installPackage("etcd-server");
    if (!existsSync(PATRONI)) installPackage("patroni");
    const root = mkdtempSync(join(tmpdir(), "plateful-patroni-"));
    chmodSync(root, 0o755);
    const cluster = new PatroniNodes(root);
    try {
      for (const node of cluster.#nodes) node.startEtcd();
      for (const node of cluster.#nodes) node.startPatroni();
      await cluster.settled();
      await cluster.#makeDatabase();
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  async #members(): Promise<readonly Member[]> {
    const looks = NODES.map(async (node) => {
      const answer = await fetch(`http://${addressOf(node)}:8008/cluster`, {
        signal: AbortSignal.timeout(2_000),
      });
      return ((await answer.json()) as { members: Member[] }).members;
    });
    return Promise.any(looks);
  }

  /** Waits for a leader and for a server that has every acknowledged write. */
  async settled(): Promise<void> {
    this.#leader = await until("A primary with a synchronous standby", async () => {
      const members = await this.#members();
      const leader = members.find(({ role, state }) => role === "leader" && state === "running");
      const isFollowed = members.some(({ role }) => SYNCHRONOUS.has(role));
      return leader !== undefined && isFollowed ? Number(leader.name.slice(-1)) : undefined;
    });
  }

  async #makeDatabase(): Promise<void> {
    const client = new pg.Client({ connectionString: this.superuserUrl("postgres") });
    await client.connect();
    await client.query(`create role plateful_owner login createrole password '${PASSWORD}'`);
    await client.query(`create role plateful_login login password '${PASSWORD}'`);
    await client.query(`create database ${DATABASE} owner plateful_owner`);
    await client.end();
  }

  superuserUrl = (database = DATABASE): string =>
    `postgres://postgres:${PASSWORD}@${addressOf(this.#leader)}:5432/${database}`;

  /** What a process of the product is told of these servers. */
  get settings(): Record<string, string> {
    const hosts = NODES.map((node) => `${addressOf(node)}:5432`).join(",");
    const several = (role: string) =>
      `postgres://${role}:${PASSWORD}@${hosts}/${DATABASE}?target_session_attrs=read-write`;
    return {
      DATABASE_URL: several("plateful_login"),
      DATABASE_OWNER_URL: several("plateful_owner"),
      DATABASE_REPLICA_URL: `postgres://plateful_login:${PASSWORD}@127.0.0.10:5001/${DATABASE}`,
    };
  }

  /** Kills the machine of the primary, waits until another one is promoted, and brings the lost one back. */
  async losePrimary(): Promise<void> {
    const lost = this.#nodes[this.#leader - 1];
    const before = this.#leader;
    lost?.kill();
    await until("Another primary", async () => {
      const members = await this.#members();
      const leader = members.find(({ role, state }) => role === "leader" && state === "running");
      return leader !== undefined && leader.name !== `db${before}` ? true : undefined;
    });
    lost?.startPatroni();
    await this.settled();
  }

  async stop(): Promise<void> {
    for (const node of this.#nodes) node.end();
    await wait(1_000);
    rmSync(this.#root, { recursive: true, force: true });
  }
}
