import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import type { AsideConnection } from "./open-database.ts";
import { ask } from "./statement.ts";

let app: TestApp;
let client: AsideConnection;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await app.app.services.database.connectAside();
});
afterEach(() => client.release());

/** What callers read of an answer, of one command or of several. */
const read = (answer: pg.QueryResult | pg.QueryResult[]) =>
  [answer].flat().map(({ command, rowCount, rows }) => ({ command, rowCount, rows }));

const EVERY_KIND = `select 1 as int, 2::bigint as big, 1.50::numeric as exact, 0.1::float8 as float, true as yes, null as none,
  'é ''"\\' as text, '2026-03-29'::date as date, '2026-03-29 01:59:59.123456+00'::timestamptz as moment,
  '{"a": [1, null]}'::jsonb as json, array[1, 2] as ints, array['a', null, 'b"c'] as texts, '\\x00ff'::bytea as bytes, 1 as "a b", 2 as "int"`;

const STATEMENTS: readonly (readonly [text: string, ...values: unknown[]])[] = [
  [EVERY_KIND],
  [`${EVERY_KIND} where $1`, true],
  [
    `select $1::int[] as ids, $2::jsonb as json, $3::text as text, $4::timestamptz as moment, $5::bytea as bytes`,
    [1, 2],
    { a: 1 },
    null,
    new Date(0),
    Buffer.from([0, 255]),
  ],
  ["select n from generate_series(1, $1) n", 300],
  ["select n from generate_series(1, 3) n where n > $1", 5],
  ["select"],
  [
    "begin; select 1 as one, 2 as two; create temporary table made (id int) on commit drop; insert into made values (1), (2); select * from made; commit",
  ],
  ["show server_version_num"],
  [""],
];

describe("a statement", () => {
  it.for(STATEMENTS)("OPS-023 gets what the driver's own would get: %s", async ([text, ...values]) => {
    const own = await ask(client, text, values);
    expect(read(own)).toEqual(read(await client.query(text, values.length === 0 ? undefined : values)));
  });

  it("OPS-023 counts what it changes", async () => {
    await ask(client, "begin");
    await ask(client, "create temporary table counted (id int) on commit drop");
    const inserted = await ask(client, "insert into counted select generate_series(1, $1)", [3]);
    const deleted = await ask(client, "delete from counted where id > $1", [1]);
    expect([inserted.command, inserted.rowCount]).toEqual(["INSERT", 3]);
    expect([deleted.command, deleted.rowCount]).toEqual(["DELETE", 2]);
    expect((await ask(client, "rollback")).command).toBe("ROLLBACK");
  });

  it("OPS-023 fails with the error of the server, after which the connection can be asked again", async () => {
    await expect(ask(client, "select 1 / $1::int as one", [0])).rejects.toMatchObject({ code: "22012" });
    await expect(ask(client, "select 1; select nothing; select 2")).rejects.toMatchObject({ code: "42703" });
    expect((await ask(client, "select 3 as three")).rows).toEqual([{ three: 3 }]);
  });

  it("OPS-023 fails alone when a value cannot be written, also behind another one", async () => {
    const unwritable = {
      toPostgres: () => {
        throw new Error("cannot be written");
      },
    };
    const answers = await Promise.allSettled([
      ask(client, "select 1 as one"),
      ask(client, "select $1::text as text", [unwritable]),
    ]);
    expect(answers).toMatchObject([{ status: "fulfilled" }, { reason: { message: "cannot be written" } }]);
    expect((await ask(client, "select 3 as three")).rows).toEqual([{ three: 3 }]);
  });

  it("OPS-023 fails alone when a row cannot be read", async () => {
    const { PG_LSN } = pg.types.builtins;
    const usual = pg.types.getTypeParser(PG_LSN);
    pg.types.setTypeParser(PG_LSN, () => {
      throw new Error("cannot be read");
    });
    try {
      await expect(ask(client, "select '0/0'::pg_lsn from generate_series(1, 3)")).rejects.toThrow(
        "cannot be read",
      );
      expect((await ask(client, "select 3 as three")).rows).toEqual([{ three: 3 }]);
    } finally {
      pg.types.setTypeParser(PG_LSN, usual);
    }
  });
});
