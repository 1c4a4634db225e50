import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { atLength } from "../../test/at-length.ts";
import { aProfile, macrosOf } from "../../test/factories.ts";
import { freePort } from "../../test/free-port.ts";
import { aDatabase, openAppOn } from "../../test/lasting-app.ts";
import { startProcess } from "../../test/server-process.ts";
import { type Person, TestApp, TestClock } from "../../test/test-app.ts";
import type { DatabaseAddress } from "./settings/settings.ts";

const folder = mkdtempSync(join(tmpdir(), "plateful-crash-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ROUNDS = atLength(3, 20);
const WRITERS = 8;
/** More would meet the limit of calls per person. */
const MAX_WRITES_PER_ROUND = 200;
/** Each fourth write stores a plan, which is a group of rows. */
const PLAN_EVERY = 4;

const slot = (meal_moment: string, meal_type: string) => ({
  meal_moment,
  meal_type,
  kcal: 500,
  ...macrosOf(500),
  size: 25,
});
const SLOTS = [
  slot("BREAKFAST", "BREAKFAST"),
  slot("MORNING_SNACK", "SNACK"),
  slot("LUNCH", "LUNCH"),
  slot("DINNER", "DINNER"),
];

interface Written {
  readonly list: "quickAddMeal/" | "users/nutritionDayPlan/";
  readonly id: number;
}

class Client {
  readonly #base: string;
  readonly #headers: Record<string, string>;
  readonly #intake: number;
  /** Answers that say why nothing was stored. */
  readonly refused: string[] = [];

  constructor(port: number, { token }: Person, intake: number) {
    this.#base = `http://127.0.0.1:${port}/api/`;
    this.#headers = { authorization: `Token ${token}`, "content-type": "application/json" };
    this.#intake = intake;
  }

  /** What was stored; null when no answer came. */
  async write(number: number): Promise<Written | null> {
    const isPlan = number % PLAN_EVERY === 0;
    const plan = { name: `Plan ${number}`, client_intake: this.#intake, slots: SLOTS, days: ["monday"] };
    const list = isPlan ? "users/nutritionDayPlan/" : "quickAddMeal/";
    const body = JSON.stringify(isPlan ? plan : { kcal: number });
    try {
      const answer = await fetch(`${this.#base}${list}`, { method: "POST", headers: this.#headers, body });
      const made = (await answer.json()) as { id: number };
      if (answer.status === 201) return { list, id: made.id };
      this.refused.push(`${list} ${answer.status} ${JSON.stringify(made)}`);
      return null;
    } catch {
      return null;
    }
  }

  async stored<Row extends { id: number }>(list: Written["list"]): Promise<readonly Row[]> {
    const rows: Row[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await fetch(`${this.#base}${list}?page_size=100&page=${page}`, {
        headers: this.#headers,
      });
      const body = (await answer.json()) as { total_pages: number; results: Row[] };
      pages = body.total_pages;
      rows.push(...body.results);
    }
    return rows;
  }
}

/** Writes from several clients at once until the process is killed in the midst of it; gives what was acknowledged. */
async function writeUntilKilled(client: Client, kill: () => void, killAfter: number): Promise<Written[]> {
  const acknowledged: Written[] = [];
  let sent = 0;
  const writer = async () => {
    while (sent < MAX_WRITES_PER_ROUND) {
      sent += 1;
      const written = await client.write(sent);
      if (written === null) return;
      acknowledged.push(written);
      if (acknowledged.length === killAfter) kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return acknowledged;
}

/** A database with one signed-in person who has a profile. */
async function prepare(): Promise<{ address: DatabaseAddress; person: Person; intake: number }> {
  const address = await aDatabase(join(folder, "data"));
  const app = new TestApp(await openAppOn(address), new TestClock(new Date().toISOString()));
  const person = await app.aUser();
  const intake = await aProfile(app, person);
  await app.close();
  return { address, person, intake };
}

describe("a process that is killed", () => {
  it(`E3: loses no write that it acknowledged and leaves no half of one, ${ROUNDS} times in a row`, {
    timeout: (ROUNDS + 3) * 60_000,
  }, async () => {
    const { address, person, intake } = await prepare();
    const port = await freePort();
    const url = address.kind === "postgres" ? address.url : `pglite:${address.folder}`;
    const env = { DATABASE_URL: url, PORT: String(port), MEDIA_FOLDER: join(folder, "media") };
    const client = new Client(port, person, intake);
    const acknowledged: Written[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const killAfter = 20 + ((round * 37) % 80);
      const server = startProcess(env);
      await server.ready;
      const written = await writeUntilKilled(client, () => server.child.kill("SIGKILL"), killAfter);
      expect(client.refused).toEqual([]);
      await server.ended;
      expect(written.length).toBeGreaterThanOrEqual(killAfter);
      acknowledged.push(...written);
    }
    const last = startProcess(env);
    await last.ready;
    const meals = await client.stored("quickAddMeal/");
    const plans = await client.stored<{ id: number; meal_slot_specifications: unknown[] }>(
      "users/nutritionDayPlan/",
    );
    last.child.kill("SIGKILL");
    await last.ended;
    const kept = {
      "quickAddMeal/": new Set(meals.map(({ id }) => id)),
      "users/nutritionDayPlan/": new Set(plans.map(({ id }) => id)),
    };
    expect([meals.length > 0, plans.length > 0]).toEqual([true, true]);
    expect(acknowledged.filter(({ list, id }) => !kept[list].has(id))).toEqual([]);
    expect(plans.filter((plan) => plan.meal_slot_specifications.length !== SLOTS.length)).toEqual([]);
  });
});
