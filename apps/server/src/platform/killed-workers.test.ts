import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addDays } from "@plateful/nutrition";
import { afterAll, describe, expect, it } from "vitest";
import { atLength, IS_AT_LENGTH } from "../../test/at-length.ts";
import { aPlanner } from "../../test/factories.ts";
import { freePort } from "../../test/free-port.ts";
import { aDatabase, openAppOn } from "../../test/lasting-app.ts";
import { startProcess } from "../../test/server-process.ts";
import { type Person, TestApp, TestClock } from "../../test/test-app.ts";
import type { DatabaseAddress } from "./settings/settings.ts";

const JOBS = atLength(40, 1_500);
const KILLS = atLength(2, 25);
const WRITERS = 4;
/** Until what a killed process was doing is taken up by the next one, and done. */
const MAX_WAIT_MS = 120_000;
const LOOK_MS = 3_000;
/** After the last list of a life was acknowledged, its process lives on for up to as long. */
const MAX_DELAY_MS = 400;

const folder = mkdtempSync(join(tmpdir(), "plateful-workers-"));
let server: ReturnType<typeof startProcess> | undefined;
afterAll(() => {
  // A test that failed has left it running.
  server?.child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

interface List {
  readonly id: number;
  readonly status: "GENERATING" | "READY" | "FAILED";
  readonly items: readonly {
    readonly name: string;
    readonly quantity: number | null;
    readonly unit: string;
  }[];
}

/** A database with someone who has planned some days. */
async function prepare(): Promise<{ address: DatabaseAddress; person: Person; today: string }> {
  const address = await aDatabase(join(folder, "data"));
  const now = new Date().toISOString();
  const app = new TestApp(await openAppOn(address), new TestClock(now));
  const person = await aPlanner(app);
  const today = now.slice(0, 10);
  const plan = { num_days: 3, start_date_inclusive: today, delete_existing_plans: true };
  const planned = await app.post("autoPlanDays/", plan, { as: person });
  expect(planned.status).toBeLessThan(300);
  await app.close();
  return { address, person, today };
}

class Client {
  readonly #path: string;
  readonly #headers: Record<string, string>;
  readonly #range: string;
  readonly acknowledged = new Set<number>();
  #next = 0;

  constructor(port: number, { token }: Person, today: string) {
    this.#path = `http://127.0.0.1:${port}/api/groceryList/`;
    this.#headers = { authorization: `Token ${token}`, "content-type": "application/json" };
    this.#range = JSON.stringify({ start_date: today, end_date: addDays(today, 2) });
  }

  /** Asks for lists, each of which is a job, until there are so many; again under the same key when no answer came. */
  async askUntil(count: number): Promise<void> {
    const writer = async () => {
      while (this.#next < count) {
        this.#next += 1;
        const headers = { ...this.#headers, "idempotency-key": `list-number-${this.#next}-of-mine` };
        await this.#ask(headers);
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
  }

  async #ask(headers: Record<string, string>): Promise<void> {
    for (;;)
      try {
        const answer = await fetch(this.#path, { method: "POST", headers, body: this.#range });
        const made = (await answer.json()) as { id: number };
        expect([201, 503]).toContain(answer.status);
        if (answer.status === 201) {
          this.acknowledged.add(made.id);
          return;
        }
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        await wait(100);
      }
  }

  /** A server that has just come back to forty jobs may ask to be asked again. */
  async #page(page: number): Promise<{ total_pages: number; results: List[] }> {
    for (;;) {
      const answer = await fetch(`${this.#path}?page_size=100&page=${page}`, { headers: this.#headers });
      if (answer.status === 200) return (await answer.json()) as { total_pages: number; results: List[] };
      expect([answer.status, await answer.text()]).toEqual([503, expect.anything()]);
      await wait(LOOK_MS);
    }
  }

  async lists(): Promise<List[]> {
    const lists: List[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const body = await this.#page(page);
      pages = body.total_pages;
      lists.push(...body.results);
    }
    return lists;
  }
}

const contentOf = ({ items }: List) =>
  JSON.stringify(items.map(({ name, quantity, unit }) => [name, quantity, unit]).sort());

/** It waits for most of a minute, so `npm test` makes it on the database of production alone. */
describe.runIf(process.env.TEST_DATABASE === "postgres" || IS_AT_LENGTH)(
  "jobs whose process is killed",
  () => {
    it(`E8 OPS-004: none of ${JOBS} is missing or done twice after ${KILLS} kills, and all are done within a minute`, {
      timeout: (KILLS + 3) * 60_000 + MAX_WAIT_MS,
    }, async () => {
      const { address, person, today } = await prepare();
      const port = await freePort();
      const url = address.kind === "postgres" ? address.url : `pglite:${address.folder}`;
      const env = { DATABASE_URL: url, PORT: String(port), MEDIA_FOLDER: join(folder, "media") };
      const client = new Client(port, person, today);
      server = startProcess(env);
      await server.ready;
      for (let life = 1; life <= KILLS; life++) {
        await client.askUntil(Math.round((JOBS * life) / KILLS));
        await wait(Math.random() * MAX_DELAY_MS);
        server.child.kill("SIGKILL");
        await server.ended;
        server = startProcess(env);
        await server.ready;
      }
      const until = performance.now() + MAX_WAIT_MS;
      let lists = await client.lists();
      while (lists.some(({ status }) => status !== "READY") && performance.now() < until) {
        await wait(LOOK_MS);
        lists = await client.lists();
      }
      server.child.kill("SIGTERM");
      await server.ended;
      expect(lists.filter(({ status }) => status !== "READY")).toEqual([]);
      expect(new Set(lists.map(({ id }) => id))).toEqual(client.acknowledged);
      expect(lists).toHaveLength(JOBS);
      const [first] = lists;
      expect(first?.items.length).toBeGreaterThan(3);
      expect(new Set(first?.items.map(({ name, unit }) => `${name} ${unit}`)).size).toBe(first?.items.length);
      expect(new Set(lists.map(contentOf)).size).toBe(1);
    });
  },
);
