import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PostgresCluster, startPostgres } from "../../../../../tools/postgres.ts";
import { atLength } from "../../../test/at-length.ts";
import { freePort } from "../../../test/free-port.ts";
import { openAppOn } from "../../../test/lasting-app.ts";
import { startProcess } from "../../../test/server-process.ts";
import { type Person, TestApp, TestClock } from "../../../test/test-app.ts";

const ROUNDS = atLength(2, 5);
const WRITERS = 8;
const WRITES_BEFORE = 60;
/** How soon a call is served once the database is back. */
const RETURN_MS = 2_000;
const PAUSE_MS = 100;
const LOOK_MS = 20;

interface Outcome {
  readonly status: number;
  readonly id: number;
  readonly at: number;
}

/** The embedded database has no server that could crash by itself. */
describe.runIf(process.env.TEST_DATABASE === "postgres")("a database that crashes", () => {
  const folder = mkdtempSync(join(tmpdir(), "plateful-crash-"));
  let cluster: PostgresCluster;
  /** One for each writer, so that nobody meets the limit of calls. */
  let people: Person[];
  let server: ReturnType<typeof startProcess>;
  let base: string;

  beforeAll(async () => {
    cluster = await startPostgres(true);
    await cluster.createDatabase("crashing");
    const url = cluster.urlOf("crashing");
    const opened = await openAppOn({ kind: "postgres", url });
    const app = new TestApp(opened, new TestClock(new Date().toISOString()));
    people = await Promise.all(Array.from({ length: WRITERS }, () => app.aUser()));
    await app.close();
    const port = await freePort();
    base = `http://127.0.0.1:${port}/api/quickAddMeal/`;
    server = startProcess({ DATABASE_URL: url, PORT: String(port), MEDIA_FOLDER: join(folder, "media") });
    await server.ready;
  });
  afterAll(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const headersOf = ({ token }: Person) => ({
    authorization: `Token ${token}`,
    "content-type": "application/json",
  });

  async function write(as: Person): Promise<Outcome> {
    const init = { method: "POST", headers: headersOf(as), body: JSON.stringify({ kcal: 100 }) };
    const answer = await fetch(base, init);
    const { id } = (await answer.json()) as { id: number };
    return { status: answer.status, id, at: performance.now() };
  }

  /** Everybody writes, with a pause after each refusal, while the database crashes and comes back. */
  async function writeAcrossCrash(): Promise<{ outcomes: Outcome[]; backAt: number }> {
    const outcomes: Outcome[] = [];
    let isOver = false;
    const writer = async (as: Person) => {
      while (!isOver) {
        const outcome = await write(as);
        outcomes.push(outcome);
        if (outcome.status !== 201) await wait(PAUSE_MS);
      }
    };
    const writing = Promise.all(people.map(writer));
    const served = (after: number) => outcomes.some(({ status, at }) => status === 201 && at > after);
    const until = async (isSo: () => boolean) => {
      // The writers end first when the process does.
      while (!isSo()) await Promise.race([wait(LOOK_MS), writing]);
    };
    await until(() => outcomes.length >= WRITES_BEFORE);
    await cluster.crash();
    await cluster.start();
    const backAt = performance.now();
    await until(() => served(backAt));
    isOver = true;
    await writing;
    return { outcomes, backAt };
  }

  async function storedIds(as: Person): Promise<number[]> {
    const ids: number[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await fetch(`${base}?page_size=100&page=${page}`, { headers: headersOf(as) });
      const body = (await answer.json()) as { total_pages: number; results: { id: number }[] };
      pages = body.total_pages;
      ids.push(...body.results.map(({ id }) => id));
    }
    return ids;
  }

  it(`E4 ERR-040: loses nothing, refuses with 503 meanwhile, and serves again at once, ${ROUNDS} times`, {
    timeout: ROUNDS * 60_000,
  }, async () => {
    const acknowledged: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const { outcomes, backAt } = await writeAcrossCrash();
      expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([201, 503]));
      const firstAfterwards = outcomes.find(({ status, at }) => status === 201 && at > backAt);
      expect((firstAfterwards?.at ?? Number.NaN) - backAt).toBeLessThan(RETURN_MS);
      expect(server.child.exitCode).toBeNull();
      for (const { status, id } of outcomes) if (status === 201) acknowledged.push(id);
    }
    const stored = new Set((await Promise.all(people.map(storedIds))).flat());
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });
});
