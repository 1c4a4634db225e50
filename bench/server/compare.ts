/**
 * CPU of the product's process per request against a bare Fastify + pg route that runs the very same statements, by turns in
 * the same minutes. CPU time, because requests per second say more about the machine's other work.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { PROCESS_OPTIONS } from "../../apps/server/src/platform/base/process-options.ts";
import { makeDataKey } from "../../apps/server/src/platform/encryption/key-ring.ts";
import { startPostgres } from "../../tools/postgres.ts";
import { cpuMsOf, median } from "../measure.ts";
import { aPlannedPerson, sender, signInByDatabase } from "./a-person.ts";
import type { Operation, Person } from "./scenario.ts";

const PARALLEL = 4;
const WARM_REQUESTS = 200;
export const PRODUCT_PORT = 39_101;
const BARE_PORT = 39_102;
/** Given, so that no file of keys is left behind. */
const DATA_KEYS = makeDataKey();

function launch(file: string, port: number, databaseUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...PROCESS_OPTIONS, fileURLToPath(new URL(file, import.meta.url))], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      SECRET_KEY: randomUUID(),
      DATA_KEYS,
      DEMO: "off",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.stdout?.once("data", () => resolve(child));
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}

/** Both answer uncompressed: packing is the same work on either side, and a proxy may do it. */
const PLAIN = { "accept-encoding": "identity" };

type Request = () => Promise<void>;

function productRequest(operation: Operation, person: Person): Request {
  const body = operation.body === undefined ? null : JSON.stringify(operation.body);
  const headers = {
    ...PLAIN,
    authorization: `Token ${person.token}`,
    ...(body === null ? {} : { "content-type": "application/json" }),
  };
  return async () => {
    const response = await fetch(`http://127.0.0.1:${PRODUCT_PORT}/api/${operation.path}`, {
      method: operation.method,
      headers,
      body,
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${operation.name} answered ${response.status}`);
  };
}

export function bareRequest(key: string): Request {
  return async () => {
    await (await fetch(`http://127.0.0.1:${BARE_PORT}/run/${key}`, { headers: PLAIN })).arrayBuffer();
  };
}

async function cpuPerRequest(pid: number, request: Request, count: number): Promise<number> {
  const before = cpuMsOf(pid);
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await request();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return ((cpuMsOf(pid) - before) * 1000) / count;
}

/**
 * Records what one call of the product asks of the database, and teaches it to the bare server. The call before it leaves
 * out of the record what is asked once in many seconds only.
 */
export async function teach(operation: Operation, person: Person, key: string): Promise<number> {
  await productRequest(operation, person)();
  await fetch(`http://127.0.0.1:${PRODUCT_PORT}/bench/record`);
  await productRequest(operation, person)();
  const statements = (await (
    await fetch(`http://127.0.0.1:${PRODUCT_PORT}/bench/statements`)
  ).json()) as unknown[];
  await fetch(`http://127.0.0.1:${BARE_PORT}/define/${key}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(statements),
  });
  return statements.length;
}

/** How long an operation is measured. */
export interface Effort {
  readonly slices: number;
  readonly requests: number;
}

export interface Compared {
  readonly name: string;
  readonly statements: number;
  /** Microseconds of the product's process per request, median over the slices. */
  readonly cost: number;
  /** To the bare route, median over the slices. */
  readonly ratio: number;
}

/** The product and the bare server, on one database with one planned person. */
export interface Pair {
  readonly product: ChildProcess;
  readonly bare: ChildProcess;
  readonly person: Person;
  readonly databaseUrl: string;
  readonly close: () => Promise<void>;
}

/** Measures an operation of the product and its bare twin in interleaved slices. */
export async function compare(
  { product, bare, person }: Pair,
  operation: Operation,
  { slices, requests }: Effort,
): Promise<Compared> {
  const [ourPid, theirPid] = [product.pid ?? 0, bare.pid ?? 0];
  const statements = await teach(operation, person, operation.key);
  const [ours, theirs] = [productRequest(operation, person), bareRequest(operation.key)];
  await cpuPerRequest(ourPid, ours, WARM_REQUESTS);
  await cpuPerRequest(theirPid, theirs, WARM_REQUESTS);
  const ratios: number[] = [];
  const costs: number[] = [];
  for (let slice = 0; slice < slices; slice += 1) {
    const cost = await cpuPerRequest(ourPid, ours, requests);
    const baseline = await cpuPerRequest(theirPid, theirs, requests);
    costs.push(cost);
    ratios.push(cost / baseline);
  }
  return { name: operation.name, statements, cost: median(costs), ratio: median(ratios) };
}

/** Starts both on a database of their own. */
export async function openPair(): Promise<Pair> {
  const cluster = await startPostgres();
  await cluster.createDatabase("bench");
  const databaseUrl = cluster.urlOf("bench");
  const product = await launch("./product.ts", PRODUCT_PORT, databaseUrl);
  const bare = await launch("./bare.ts", BARE_PORT, databaseUrl);
  const close = async () => {
    const gone = new Promise((resolve) => product.once("exit", resolve));
    product.kill("SIGTERM");
    bare.kill("SIGKILL");
    await gone;
    cluster.stop();
  };
  try {
    const token = await signInByDatabase(databaseUrl, "bench@example.org");
    const person = await aPlannedPerson(sender(PRODUCT_PORT), token);
    return { product, bare, person, databaseUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
