import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "../../test/free-port.ts";
import { startProcess } from "../../test/server-process.ts";
import { readTemplate } from "../../test/template.ts";
import { type Person, TestApp, TestClock } from "../../test/test-app.ts";
import { testSettings } from "../../test/test-settings.ts";
import { openApp } from "../app.ts";

const folder = mkdtempSync(join(tmpdir(), "plateful-crash-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ROUNDS = 3;
const WRITERS = 8;
/** More would meet the limit of calls per token. */
const WRITES_PER_ROUND = 200;

/** A migrated data folder with one signed-in person. */
async function preparePerson(data: string): Promise<Person> {
  const clock = new TestClock(new Date().toISOString());
  const settings = testSettings({ kind: "pglite", folder: data });
  const app = new TestApp(
    await openApp(settings, { loadData: false, clock, snapshot: await readTemplate() }),
    clock,
  );
  const person = await app.aUser();
  await app.close();
  return person;
}

class Client {
  readonly base: string;
  readonly headers: Record<string, string>;

  constructor(port: number, { token }: Person) {
    this.base = `http://127.0.0.1:${port}/api/quickAddMeal/`;
    this.headers = { authorization: `Token ${token}`, "content-type": "application/json" };
  }

  /** The id of a stored meal; null when no answer came. */
  async write(kcal: number): Promise<number | null> {
    try {
      const init = { method: "POST", headers: this.headers, body: JSON.stringify({ kcal }) };
      const answer = await fetch(this.base, init);
      return answer.status === 201 ? ((await answer.json()) as { id: number }).id : null;
    } catch {
      return null;
    }
  }

  async storedIds(): Promise<Set<number>> {
    const ids = new Set<number>();
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await fetch(`${this.base}?page_size=100&page=${page}`, { headers: this.headers });
      const body = (await answer.json()) as { total_pages: number; results: { id: number }[] };
      pages = body.total_pages;
      for (const { id } of body.results) ids.add(id);
    }
    return ids;
  }
}

/** Writes from several clients at once until the process is killed in the midst of it; gives what was acknowledged. */
async function writeUntilKilled(client: Client, kill: () => void, killAfter: number): Promise<number[]> {
  const acknowledged: number[] = [];
  let sent = 0;
  const writer = async () => {
    while (sent < WRITES_PER_ROUND) {
      sent += 1;
      const id = await client.write(sent);
      if (id === null) return;
      acknowledged.push(id);
      if (acknowledged.length === killAfter) kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return acknowledged;
}

/** The server databases look after themselves; the embedded one is ours to prove. */
describe.runIf(process.env.TEST_DATABASE === "pglite")("a process that is killed", () => {
  it("loses no write that it acknowledged, three times in a row", { timeout: 120_000 }, async () => {
    const data = join(folder, "data");
    const person = await preparePerson(data);
    const port = await freePort();
    const env = { DATABASE_URL: `pglite:${data}`, PORT: String(port) };
    const client = new Client(port, person);
    const acknowledged: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const process = startProcess(env);
      await process.ready;
      const written = await writeUntilKilled(client, () => process.child.kill("SIGKILL"), 30 * round);
      await process.ended;
      expect(written.length).toBeGreaterThanOrEqual(30 * round);
      acknowledged.push(...written);
    }
    const last = startProcess(env);
    await last.ready;
    const stored = await client.storedIds();
    last.child.kill("SIGKILL");
    await last.ended;
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });
});
