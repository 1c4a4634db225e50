import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Foreign keys whose columns, in any order, are not the first ones of an index without a condition. */
const UNINDEXED = sql<{ key: string }>`
  select c.conrelid::regclass || ' (' || (
      select string_agg(a.attname, ', ' order by k.place)
      from unnest(c.conkey) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) || ')' as key
  from pg_constraint c
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indisvalid
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '%IS NOT NULL%')
        and c.conkey <@ (string_to_array(i.indkey::text, ' ')::smallint[])[1:cardinality(c.conkey)])
  order by 1`;

it("DATA-072 finds what refers to a row by an index, so that deleting it reads no whole table", async () => {
  const { rows } = await UNINDEXED.execute(app.app.services.db);
  expect(rows.map(({ key }) => key)).toEqual([]);
});
