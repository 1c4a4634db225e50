import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../test/free-port.ts";
import { aDatabase, openAppOn } from "../test/lasting-app.ts";
import { startProcess } from "../test/server-process.ts";
import { type Person, TestApp, TestClock } from "../test/test-app.ts";
import type { DatabaseAddress } from "./platform/settings/settings.ts";

/** The bar: those who run the product wait for ten seconds, in milliseconds. */
const MAX_MS = 10_000;
const WRITERS = 8;
const KILL_AFTER = 60;
const MAX_WRITES = 400;

const folder = mkdtempSync(join(tmpdir(), "plateful-stop-"));
let address: DatabaseAddress;
let person: Person;
let port: number;
let running: ReturnType<typeof startProcess> | undefined;
const sockets: Socket[] = [];

beforeAll(async () => {
  address = await aDatabase(join(folder, "data"));
  const app = new TestApp(await openAppOn(address), new TestClock(new Date().toISOString()));
  person = await app.aUser();
  await app.close();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  running?.child.kill("SIGKILL");
  await running?.ended;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(env: Record<string, string> = {}) {
  port = await freePort();
  const url = address.kind === "postgres" ? address.url : `pglite:${address.folder}`;
  const given = { DATABASE_URL: url, PORT: String(port), MEDIA_FOLDER: join(folder, "media"), ...env };
  running = startProcess(given);
  const failed = running.ended.then(({ errors }) => {
    throw new Error(`The process did not start: ${errors}`);
  });
  await Promise.race([running.ready, failed]);
  failed.catch(() => {});
  return running;
}

/** A connection, and all that was answered on it. */
function open(): { socket: Socket; answered: () => string; closed: Promise<void> } {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes.toString("latin1");
  });
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
  return { socket, answered: () => text, closed };
}

const call = (method: string, path: string, more = "") =>
  `${method} /api/${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Token ${person.token}\r\n${more}\r\n`;

const MEAL = '{"kcal":123}';
const halfCall = () =>
  call("POST", "quickAddMeal/", `content-type: application/json\r\ncontent-length: ${MEAL.length}\r\n`);

async function stop(server: Awaited<ReturnType<typeof start>>) {
  const began = performance.now();
  server.child.kill("SIGTERM");
  const { code } = await server.ended;
  return { code, isInTime: performance.now() - began < MAX_MS };
}

/** A process that has just started may be slow on a busy machine; how fast it stops is asserted by itself. */
const SOON = { timeout: 15_000 };
const kept = { code: 0, isInTime: true };

describe("a product that is told to stop", { timeout: 180_000 }, () => {
  it("E11 OPS-001 ends in time with connections that are kept, silent or in the midst of a request", async () => {
    const server = await start();
    const [idle, silent, halfway] = [open(), open(), open()];
    idle.socket.write(call("GET", "health/"));
    await expect.poll(idle.answered, SOON).toContain("200 OK");
    halfway.socket.write("POST /api/quickAddMeal/ HTTP/1.1\r\nhost: ");
    await expect.poll(() => silent.socket.readyState, SOON).toBe("open");
    expect(await stop(server)).toEqual(kept);
    await Promise.all([idle.closed, silent.closed, halfway.closed]);
  });

  it("E11 OPS-001 says first that it is unready, then finishes the calls under way and asks to connect elsewhere", async () => {
    // The servers of tests are set up for speed.
    const server = await start({
      NODE_ENV: "production",
      PUBLIC_URL: "http://127.0.0.1",
      DATABASE_MAY_LOSE_WRITES: "on",
    });
    const slow = open();
    slow.socket.write(halfCall());
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready/`)).status, SOON)
      .toBe(200);
    server.child.kill("SIGTERM");
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready/`)).status, {
        ...SOON,
        interval: 20,
      })
      .toBe(503);
    slow.socket.write(MEAL);
    await expect.poll(slow.answered, SOON).toContain("201 Created");
    expect(slow.answered().toLowerCase()).toContain("connection: close");
    expect((await server.ended).code).toBe(0);
  });

  it("OPS-030 takes calls on new connections for as long as its notice lasts", async () => {
    const server = await start({ STOP_NOTICE_SECONDS: "3" });
    server.child.kill("SIGTERM");
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}/api/${path}`)).status;
    await expect.poll(() => status("health/ready/"), { ...SOON, interval: 20 }).toBe(503);
    // Both are asked on connections that were opened after the signal.
    expect([await status("health/"), await status("health/ready/")]).toEqual([200, 503]);
    expect((await server.ended).code).toBe(0);
  });

  it("OPS-030 gives a second of notice in production, unless it is told otherwise", async () => {
    const server = await start({
      NODE_ENV: "production",
      PUBLIC_URL: "http://127.0.0.1",
      DATABASE_MAY_LOSE_WRITES: "on",
    });
    const began = performance.now();
    expect(await stop(server)).toEqual(kept);
    expect(performance.now() - began).toBeGreaterThanOrEqual(1_000);
  });

  it("E11 OPS-001 waits for nobody who never ends a request, and a second signal does not wait at all", async () => {
    const patient = await start();
    open().socket.write(halfCall());
    await fetch(`http://127.0.0.1:${port}/api/health/`);
    expect(await stop(patient)).toEqual(kept);
    const forced = await start();
    open().socket.write(halfCall());
    await fetch(`http://127.0.0.1:${port}/api/health/`);
    const began = performance.now();
    forced.child.kill("SIGTERM");
    // Until it has stopped listening, the first signal has not arrived.
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/`).then(
          () => "up",
          () => "down",
        ),
      )
      .toBe("down");
    forced.child.kill("SIGTERM");
    expect((await forced.ended).code).toBe(1);
    expect(performance.now() - began).toBeLessThan(4_500);
  });

  it("E11 OPS-001 loses no write that it acknowledged, and a repeat of one that broke is stored once", async () => {
    const server = await start();
    const acknowledged = new Map<string, number>();
    const broken = new Map<string, number>();
    let sent = 0;
    const write = async (key: string, kcal: number): Promise<number> => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/quickAddMeal/`, {
        method: "POST",
        headers: {
          authorization: `Token ${person.token}`,
          "content-type": "application/json",
          "idempotency-key": key,
        },
        body: JSON.stringify({ kcal }),
      });
      if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
      return ((await answer.json()) as { id: number }).id;
    };
    let stopped: ReturnType<typeof stop> | undefined;
    const writer = async () => {
      while (sent < MAX_WRITES && broken.size < WRITERS) {
        const [key, kcal] = [randomUUID(), 1 + (sent++ % 900)];
        try {
          acknowledged.set(key, await write(key, kcal));
          if (acknowledged.size === KILL_AFTER) stopped = stop(server);
        } catch {
          broken.set(key, kcal);
          return;
        }
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    expect(await stopped).toEqual(kept);
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER);
    await start();
    for (const [key, kcal] of broken) {
      const first = await write(key, kcal);
      expect(await write(key, kcal)).toBe(first);
      acknowledged.set(key, first);
    }
    const stored = await storedIds();
    expect([...acknowledged.values()].filter((id) => !stored.includes(id))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    // Beside those of this test there are the meals of the one above.
    expect(stored.length - acknowledged.size).toBe(1);
  });
});

async function storedIds(): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const path = `http://127.0.0.1:${port}/api/quickAddMeal/?page_size=100&page=${page}`;
    const answer = await fetch(path, { headers: { authorization: `Token ${person.token}` } });
    const body = (await answer.json()) as { total_pages: number; results: { id: number }[] };
    pages = body.total_pages;
    ids.push(...body.results.map(({ id }) => id));
  }
  return ids;
}

describe.runIf(process.env.TEST_DATABASE === "pglite")("an error that escaped everything", () => {
  it.each(["exception", "rejection"])(
    "OPS-002 (%s) is logged and ends the process in order",
    async (kind) => {
      const file = fileURLToPath(new URL("../test/odd-process.ts", import.meta.url));
      const child = spawn(process.execPath, [file, kind], { env: { PATH: process.env.PATH } });
      let output = "";
      child.stdout.on("data", (chunk) => {
        output += String(chunk);
      });
      const code = await new Promise((resolve) => child.on("close", resolve));
      expect(code).toBe(1);
      expect(output).toContain("not caught by anybody");
      expect(output).toContain("closed in order");
    },
  );
});
