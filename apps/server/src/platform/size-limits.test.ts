import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../test/free-port.ts";
import { startProcess } from "../../test/server-process.ts";
import { copyTemplate } from "../../test/test-app.ts";

const MAX_MS = 1_000;
const MAX_GROWTH_MB = 50;
/** What 200 MB would take while they are unpacked is far more. */
const MAX_PEAK_MB = 100;
/** What Linux takes as "forget the largest resident size", proc(5). */
const RESET_PEAK = "5";
const ROUNDS_BEFORE = 3;
/** Each is sent this often; the quickest counts, because other programs of the machine slow single calls. */
const TIMES = 5;

let port = 0;
let folder = "";
let started: ReturnType<typeof startProcess>;
beforeAll(async () => {
  port = await freePort();
  const database = process.env.TEST_DATABASE === "postgres" ? await copyTemplate() : undefined;
  // On disk, because the files of a database in memory are memory of this process, and grow with each call.
  folder = await mkdtemp(join(tmpdir(), "plateful-sizes-"));
  const url = database?.kind === "postgres" ? database.url : `pglite:${join(folder, "data")}`;
  started = startProcess({ PORT: String(port), DATABASE_URL: url, TRUST_PROXY: "1" });
  await started.ready;
}, 60_000);
afterAll(async () => {
  started.child.kill("SIGTERM");
  await started.ended;
  await rm(folder, { recursive: true, force: true });
});

const processFile = (name: string): string => `/proc/${started.child.pid}/${name}`;
const megabytes = (field: "VmRSS" | "VmHWM"): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(readFileSync(processFile("status"), "utf8"))?.[1]) /
  1024;

const JSON_TYPE = { "content-type": "application/json" };
const packed = (body: Buffer) => ({
  headers: { ...JSON_TYPE, "content-encoding": "gzip" },
  body: new Uint8Array(gzipSync(body)),
});
const email = (value: unknown) => ({ headers: JSON_TYPE, body: JSON.stringify({ email: value }) });
const deep = (depth: number) => ({
  headers: JSON_TYPE,
  body: `${'{"email":'.repeat(depth)}1${"}".repeat(depth)}`,
});

interface Sent {
  readonly headers: Record<string, string>;
  readonly body: BodyInit;
}
const REQUESTS: Readonly<Record<string, Sent>> = {
  "a body over the limit": email("x".repeat(1_100_000)),
  "a body of 20 MB": email("x".repeat(20_000_000)),
  "10,000 elements": email(Array.from({ length: 10_000 }, () => ({ id: 1 }))),
  "a string of nearly a megabyte": email("x".repeat(990_000)),
  "5,000 levels": deep(5_000),
  "a header of 100 kB": { headers: { ...JSON_TYPE, "x-large": "x".repeat(100_000) }, body: "{}" },
  "20 MB packed into 20 kB": packed(Buffer.alloc(20_000_000, " ")),
  "200 MB packed into 200 kB": packed(Buffer.alloc(200_000_000, " ")),
  "packed twice": packed(gzipSync(Buffer.alloc(20_000_000, " "))),
};

let sent = 0;
/** Each call comes from an address of its own: one address may not ask for so many codes. */
const address = () => `10.0.${Math.trunc(sent / 250)}.${(sent++ % 250) + 1}`;

async function send({ headers, body }: Sent) {
  const begin = performance.now();
  // A server that has said no may close before everything was sent.
  const status = await fetch(`http://127.0.0.1:${port}/api/createOTP/`, {
    method: "POST",
    headers: { ...headers, "x-forwarded-for": address() },
    body,
  }).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 413,
  );
  return { status, ms: performance.now() - begin };
}

/** Each request, `TIMES` times: the answers, in the order of the requests. */
async function sendAll() {
  const all: { what: string; statuses: readonly number[]; quickest: number }[] = [];
  for (const [what, request] of Object.entries(REQUESTS)) {
    const answers = [];
    for (let time = 0; time < TIMES; time++) answers.push(await send(request));
    const statuses = [...new Set(answers.map(({ status }) => status))];
    all.push({ what, statuses, quickest: Math.min(...answers.map(({ ms }) => ms)) });
  }
  return all;
}

/** The server is a process of its own here, so that what grows is the server alone. */
describe("large requests", { timeout: 180_000 }, () => {
  it("C4: are refused within a second each, and take no memory that stays", async () => {
    // Whole rounds make the process as large as such requests make it; what is added afterwards has stayed.
    for (let round = 0; round < ROUNDS_BEFORE; round++) await sendAll();
    const before = megabytes("VmRSS");
    writeFileSync(processFile("clear_refs"), RESET_PEAK);
    const wrong = (await sendAll()).filter(
      ({ statuses, quickest }) =>
        quickest >= MAX_MS || statuses.some((status) => ![400, 413, 415, 431].includes(status)),
    );
    expect(wrong).toEqual([]);
    expect(megabytes("VmRSS") - before, "megabytes that stay").toBeLessThan(MAX_GROWTH_MB);
    expect(megabytes("VmHWM") - before, "megabytes at the peak").toBeLessThan(MAX_PEAK_MB);
    expect((await fetch(`http://127.0.0.1:${port}/api/health/`)).status).toBe(200);
  });
});
