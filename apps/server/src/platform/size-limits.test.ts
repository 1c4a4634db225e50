import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../test/free-port.ts";
import { startProcess } from "../../test/server-process.ts";
import { copyTemplate } from "../../test/test-app.ts";

const MAX_MS = 1_000;
const MAX_GROWTH_MB = 50;
/** Each is sent this often; the quickest counts, because other programs of the machine slow single calls. */
const TIMES = 5;

let port = 0;
let started: ReturnType<typeof startProcess>;
beforeAll(async () => {
  port = await freePort();
  const database = process.env.TEST_DATABASE === "postgres" ? await copyTemplate() : undefined;
  const url = database?.kind === "postgres" ? database.url : "pglite:memory";
  started = startProcess({ PORT: String(port), DATABASE_URL: url });
  await started.ready;
}, 60_000);
afterAll(async () => {
  started.child.kill("SIGTERM");
  await started.ended;
});

const memoryMb = (): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${started.child.pid}/status`, "utf8"))?.[1]) / 1024;

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

const REQUESTS: Readonly<
  Record<string, { readonly headers: Record<string, string>; readonly body: BodyInit }>
> = {
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

async function send(request: (typeof REQUESTS)[string]) {
  const begin = performance.now();
  // A server that has said no may close before everything was sent.
  const status = await fetch(`http://127.0.0.1:${port}/api/createOTP/`, { method: "POST", ...request }).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 413,
  );
  return { status, ms: performance.now() - begin };
}

/** The server is a process of its own here, so that what grows is the server alone. */
describe("large requests", { timeout: 180_000 }, () => {
  it("C4: are refused within a second each, and take no memory that stays", async () => {
    const wrong: unknown[] = [];
    // The first of each makes the process as large as such requests make it; what is added afterwards has stayed.
    for (const request of [email("x"), ...Object.values(REQUESTS)]) await send(request);
    const before = memoryMb();
    for (const [what, request] of Object.entries(REQUESTS)) {
      const answers = [];
      for (let time = 0; time < TIMES; time++) answers.push(await send(request));
      const statuses = new Set(answers.map(({ status }) => status));
      const quickest = Math.min(...answers.map(({ ms }) => ms));
      const isRefused = [...statuses].every((status) => [400, 413, 415, 431].includes(status));
      if (!isRefused || quickest >= MAX_MS) wrong.push([what, [...statuses], quickest]);
    }
    expect(wrong).toEqual([]);
    expect(memoryMb() - before, "megabytes").toBeLessThan(MAX_GROWTH_MB);
    expect((await fetch(`http://127.0.0.1:${port}/api/health/`)).status).toBe(200);
  });
});
