/**
 * `npm run bench -- server`: CPU microseconds of the server process per request, for the ten hottest operations, against a
 * bare Fastify + pg route that runs the very same statements. Both run in the same minutes, in interleaved slices; the
 * figures are medians over the slices. CPU time, because requests per second say more about the machine's other work.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { startPostgres } from "../../tools/postgres.ts";
import { cpuMsOf, median, printTable, quantile } from "../measure.ts";
import { aPlannedPerson, sender, signInByDatabase } from "./a-person.ts";
import { type Operation, operationsOf, type Person } from "./scenario.ts";
import { makeDataKey } from "../../apps/server/src/platform/encryption/key-ring.ts";

/** Given, so that no file of keys is left behind. */
const DATA_KEYS = makeDataKey();

const SLICES = 8;
const REQUESTS_PER_SLICE = 400;
const PARALLEL = 4;
const PRODUCT_PORT = 39_101;
const BARE_PORT = 39_102;
/** Answers to plans: how often the way from answers to seven planned days is walked. */
const ONBOARDINGS = 40;

function launch(file: string, port: number, databaseUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_KEYS,
      SECRET_KEY: randomUUID(),
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

function bareRequest(key: string): Request {
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
async function teach(operation: Operation, person: Person, key: string): Promise<number> {
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

async function compare(operation: Operation, index: number, person: Person, product: number, bare: number) {
  const key = `operation-${index}`;
  const statements = await teach(operation, person, key);
  const [ours, theirs] = [productRequest(operation, person), bareRequest(key)];
  await cpuPerRequest(product, ours, 200);
  await cpuPerRequest(bare, theirs, 200);
  const ratios: number[] = [];
  const costs: number[] = [];
  for (let slice = 0; slice < SLICES; slice += 1) {
    const cost = await cpuPerRequest(product, ours, REQUESTS_PER_SLICE);
    const baseline = await cpuPerRequest(bare, theirs, REQUESTS_PER_SLICE);
    costs.push(cost);
    ratios.push(cost / baseline);
  }
  return [operation.name, statements, Math.round(median(costs)), median(ratios).toFixed(2)] as const;
}

/** Milliseconds from posted answers to seven planned days, as the client waits for them. */
async function onboardingTimes(send: ReturnType<typeof sender>, databaseUrl: string): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < ONBOARDINGS; index += 1) {
    const person = await aPlannedPerson(
      send,
      await signInByDatabase(databaseUrl, `walk-${index}-${randomUUID()}@example.org`),
    );
    times.push(person.planningMs);
  }
  return times;
}

export async function benchServer(): Promise<void> {
  const cluster = await startPostgres();
  await cluster.createDatabase("bench");
  const product = await launch("./product.ts", PRODUCT_PORT, cluster.urlOf("bench"));
  const bare = await launch("./bare.ts", BARE_PORT, cluster.urlOf("bench"));
  try {
    const send = sender(PRODUCT_PORT);
    const person = await aPlannedPerson(
      send,
      await signInByDatabase(cluster.urlOf("bench"), "bench@example.org"),
    );
    const rows: (readonly (string | number)[])[] = [];
    for (const [index, operation] of operationsOf(person).entries())
      rows.push(await compare(operation, index, person, product.pid ?? 0, bare.pid ?? 0));
    console.log("\nCPU of the server per request, PostgreSQL\n");
    printTable(
      ["operation", "statements", "µs per request (median)", "ratio to the bare route (median)"],
      rows,
    );
    const times = await onboardingTimes(send, cluster.urlOf("bench"));
    console.log("\nOnboarding answers to seven planned days, PostgreSQL\n");
    printTable(["p50 ms", "p95 ms"], [[Math.round(quantile(times, 0.5)), Math.round(quantile(times, 0.95))]]);
  } finally {
    product.kill("SIGTERM");
    bare.kill("SIGKILL");
    await new Promise((resolve) => product.once("exit", resolve));
    cluster.stop();
  }
}
