import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addDays } from "@plateful/nutrition";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { IS_AT_LENGTH } from "../../test/at-length.ts";
import { freePort } from "../../test/free-port.ts";
import { aDatabase, openAppOn } from "../../test/lasting-app.ts";
import { startProcess } from "../../test/server-process.ts";
import { TestApp, TestClock } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

const DAYS = 250;
const MEALS_OF_DAY = 80;
const TOTAL = DAYS * MEALS_OF_DAY;
/** Until what a killed process was doing is taken up by the next one, and done. */
const MAX_WAIT_MS = 240_000;

const folder = mkdtempSync(join(tmpdir(), "plateful-bring-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DIARY = [
  "date,meal,name,kcal",
  ...Array.from(
    { length: TOTAL },
    (_, at) => `${addDays("2023-01-01", Math.floor(at / MEALS_OF_DAY))},Lunch,Soup ${at % MEALS_OF_DAY},100`,
  ),
].join("\n");

interface File {
  readonly id: number;
  readonly status: string;
  readonly done: number;
}

/** It waits for most of a minute, so `npm test` makes it on the database of production alone. */
describe.runIf(process.env.TEST_DATABASE === "postgres" || IS_AT_LENGTH)(
  "an import whose process is killed",
  () => {
    it("DOOR-040 goes on where it ended: each entry is there once, and undo leaves none", {
      timeout: 2 * MAX_WAIT_MS + 120_000,
    }, async () => {
      const address = await aDatabase(join(folder, "data"));
      const before = new TestApp(await openAppOn(address), new TestClock(new Date().toISOString()));
      const person = await before.aUser();
      await before.close();
      const port = await freePort();
      const url = address.kind === "postgres" ? address.url : `pglite:${address.folder}`;
      const env = { DATABASE_URL: url, PORT: String(port), MEDIA_FOLDER: join(folder, "media") };
      const headers = { authorization: `Token ${person.token}` };
      const ask = async (path: string, init: RequestInit = {}): Promise<File> => {
        const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
          ...init,
          headers: { ...headers, ...init.headers },
        });
        return (await answer.json()) as File;
      };
      const json = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
      // Asked often only where a moment must not be missed: a person has 600 calls in five minutes.
      const until = async (id: number, isThere: (file: File) => boolean, pause = 20): Promise<File> => {
        for (const end = performance.now() + MAX_WAIT_MS; performance.now() < end; await wait(pause)) {
          const file = await ask(`broughtFile/${id}/`);
          if (isThere(file)) return file;
        }
        throw new Error("It does not come to that");
      };
      let server = startProcess(env);
      await server.ready;
      const form = new FormData();
      form.append("file", new Blob([DIARY]), "diary.csv");
      const { id } = await ask("broughtFile/", { method: "POST", body: form });
      await ask(`broughtFile/${id}/import/`, json);
      const killedAt = await until(id, ({ done }) => done > 0);
      server.child.kill("SIGKILL");
      await server.ended;
      expect(killedAt.done).toBeLessThan(TOTAL);
      server = startProcess(env);
      await server.ready;
      expect(await until(id, ({ status }) => status !== "IMPORTING", 1_000)).toMatchObject({
        ...{ status: "DONE", done: TOTAL, meals_added: TOTAL, already_there: 0 },
      });
      await ask(`broughtFile/${id}/undo/`, json);
      await until(id, ({ status }) => status === "UNDOING");
      server.child.kill("SIGKILL");
      await server.ended;
      const after = new TestApp(await openAppOn(address), new TestClock(new Date().toISOString()));
      await expect
        .poll(async () => (await after.get(`broughtFile/${id}/`, { as: person })).body.status, {
          timeout: MAX_WAIT_MS,
          interval: 1_000,
        })
        .toBe("UNDONE");
      const left = await inSystemScope(after.app.services.db, async (trx) => {
        const { rows } = await sql<{ count: number }>`
        select (select count(*) from quick_add_meals where user_id = ${person.id})::int
          + (select count(*) from calendar_items where user_id = ${person.id})::int
          + (select count(*) from brought_entries where user_id = ${person.id})::int as count`.execute(trx);
        return rows[0]?.count;
      });
      expect(left).toBe(0);
      await after.close();
    });
  },
);
