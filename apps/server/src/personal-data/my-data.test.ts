import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aFullPerson, type FullPerson } from "../../test/full-person.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { unzip } from "../../test/unzip.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { csvLine } from "./csv.ts";
import { LEFT_OUT, NOT_KEYS, ROW_KEYS } from "./personal-tables.ts";

let app: TestApp;
let anna: FullPerson;
let files: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  anna = await aFullPerson(app);
  files = unzip(await download(anna.self));
});
afterAll(() => app.close());

const inSystem = <T>(work: (trx: Db) => Promise<T>) => inSystemScope(app.app.services.db, work);
const ask = (as: Person, language = "en") =>
  app.inject({
    url: "/api/users/me/download/",
    headers: { authorization: `Token ${as.token}`, "accept-language": language },
  });
async function download(as: Person, language = "en"): Promise<Buffer> {
  const answer = await ask(as, language);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
  return answer.rawPayload;
}

/** The tables in the order of the catalogue, with all their columns. */
async function listColumns(): Promise<Map<string, string[]>> {
  const { rows } = await inSystem((trx) =>
    sql<{ table: string; columns: string[] }>`
      select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1 order by 1`.execute(trx),
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

const rowsIn = (name: string): Record<string, unknown>[] =>
  JSON.parse(files.get(`json/${name}.json`)?.toString() ?? "null");
const headerOf = (name: string): string[] =>
  (files.get(`csv/${name}.csv`)?.toString() ?? "").replace("\u{feff}", "").split("\r\n", 1)[0]?.split(",") ??
  [];

/** The titles of the tables in English, which are the names of their files. */
async function titles(): Promise<Readonly<Record<string, string>>> {
  const { phrasesOf } = await import("@plateful/phrases/all");
  return phrasesOf("en").myData.tables;
}

describe("the download of all data", () => {
  it("G5 PRIV-016: every column that names a person is a key of the download, or has a reason not to be", async () => {
    const { rows } = await inSystem((trx) =>
      sql<{ place: string }>`
        select c.relname || '.' || a.attname as place from pg_constraint k
        join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
        where k.contype = 'f' and k.confrelid = 'users'::regclass
        union select table_name || '.' || column_name from information_schema.columns
        where table_schema = 'public' and (column_name ~ '(^|_)(user|actor|author|owner|coach)_id$'
          or column_name ~ 'email$' or column_name in ('recipient', 'users') or (table_name, column_name) = ('limited_events', 'subject'))
        order by 1`.execute(trx),
    );
    const isKey = (place: string) => {
      const [table = "", column = ""] = place.split(".");
      const keys = ROW_KEYS[table];
      if (column === "user_id") return keys === undefined || keys.byId.includes("user_id");
      return keys?.byId.includes(column) === true || keys?.byEmail === column;
    };
    expect(rows.map(({ place }) => place).filter((place) => !isKey(place) && !(place in NOT_KEYS))).toEqual(
      [],
    );
  });

  it("G5 PRIV-016: has every column of every such table, as CSV and as JSON, but for those with a reason", async () => {
    const names = await titles();
    const missing: string[] = [];
    const tables = [...(await listColumns())].filter(
      ([table, columns]) => columns.includes("user_id") || table in ROW_KEYS,
    );
    for (const [table, columns] of tables) {
      const title = names[table];
      if (title === undefined) missing.push(`${table} has no name in the phrases`);
      const wanted = columns.filter((column) => LEFT_OUT[table]?.[column] === undefined);
      expect(headerOf(title ?? table), table).toEqual(wanted);
      const [row] = rowsIn(title ?? table);
      if (row === undefined) missing.push(`${table} has no row of this person`);
      expect(new Set(Object.keys(row ?? {})), table).toEqual(new Set(row === undefined ? [] : wanted));
    }
    expect(missing).toEqual([]);
    expect(tables.length).toBeGreaterThan(40);
  });

  it("G5 PRIV-016: has everything that was planted, every row, the picture, and nothing of anybody else", async () => {
    const all = [...files].map(([name, content]) => `${name}\n${content}`).join("\n");
    expect(anna.planted.filter((text) => !all.includes(text))).toEqual([]);
    const { other, coach, staff } = anna.world.people;
    for (const { email } of [other, coach, staff]) expect(all).not.toContain(email);
    const shown = await app.inject({ url: `/media/${anna.pictureName}` });
    expect(files.get(`pictures/${anna.pictureName}`)?.equals(shown.rawPayload)).toBe(true);
    const names = await titles();
    for (const [table, title] of Object.entries(names)) {
      if (table in ROW_KEYS) continue;
      const { rows } = await inSystem((trx) =>
        sql<{
          n: number;
        }>`select count(*)::int as n from ${sql.table(table)} where user_id = ${anna.self.id}`.execute(trx),
      );
      // What the download itself writes comes after it was begun.
      expect(rowsIn(title).length, table).toBe(rows[0]?.n);
      for (const row of rowsIn(title)) expect(row.user_id, table).toBe(anna.self.id);
    }
  });

  it("SAFE-007 PRIV-016: has the answers about health, readable", async () => {
    expect(rowsIn((await titles()).health_answers ?? "")).toMatchObject([
      { sealed_answers: ["KIDNEY_DISEASE"] },
    ]);
  });

  it("G5 PRIV-017: says in words who saw the data, and in both languages what is in it", async () => {
    const views = rowsIn("Who has seen your data");
    expect(views.map(({ what }) => what)).toContain("Coach Anna Jansen opened your diary");
    expect(files.get("README.txt")?.toString()).toContain("- Devices, token_hash: ");
    const dutch = unzip(await download(anna.self, "nl"));
    expect(dutch.get("LEESMIJ.txt")?.toString()).toContain("- Gewicht\n");
    expect(dutch.get("csv/Wie je gegevens heeft gezien.csv")?.toString()).toContain(
      "Coach Anna Jansen heeft je dagboek geopend",
    );
    expect(dutch.size).toBe(files.size);
  });

  it("G5 PRIV-016: holds no secret, and no text that a spreadsheet runs", () => {
    const all = Buffer.concat([...files.values()]).toString();
    for (const word of ['token_hash":', 'code_hmac":', 'link_hash":', 'body_hash":'])
      expect(all).not.toContain(word);
    expect(csvLine(["=1+1", "+1", "-1", "@x", "\tx", -5, 'a "b", c', null, { a: 1 }, true])).toBe(
      `'=1+1,'+1,'-1,'@x,'\tx,-5,"a ""b"", c",,"{""a"":1}",true\r\n`,
    );
  });

  it("PRIV-016 is refused without a session, without a proven mailbox, and a fourth time in a day", async () => {
    expect((await app.get("users/me/download/")).status).toBe(401);
    const unproven = await app.aUser({ email_confirmed_at: null });
    expect((await app.get("users/me/download/", { as: unproven })).body.code).toBe("email_unconfirmed");
    const person = await app.aUser();
    for (let count = 1; count <= 3; count++) expect((await ask(person)).statusCode).toBe(200);
    expect((await ask(person)).statusCode).toBe(429);
  });
});
