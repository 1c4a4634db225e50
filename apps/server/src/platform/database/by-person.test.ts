import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Ask, askAs, DISTRIBUTED, distributionSql, partitionByPerson } from "../../../test/by-person.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

const FILE = fileURLToPath(new URL("../../../../../ops/postgres/distribute.sql", import.meta.url));
const HEAD = `-- Spreads the tables of people over the machines of a Citus cluster (decision 0076). Nothing runs this by itself. Written by
-- the test of OPS-046 from the schema: \`vitest --update\` after a migration.
`;

/** Tables in which every row has a person, but which are asked before it is known who that is, or for all people at once. */
const KEPT_WHOLE: Readonly<Record<string, string>> = {
  access_tokens: "a token is looked for before the person is known",
  access_token_calls: "they go with their token",
  sessions: "a token is looked for before the person is known",
  grocery_share_links: "a link is looked for before its person is known",
  health_openings: "staff see all of them",
  media: "a picture is asked for by the name of its file",
  team_members: "a team is one practice's, of several people",
  triage_settings: "the settings of a practice's owner",
};

describe.runIf(process.env.TEST_DATABASE === "postgres")("tables that could be spread by person", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({});
  });
  afterAll(() => app.close());

  async function inPassing<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
    return app.app.services.database.asOwner(async (owner) => {
      const ask = askAs(owner);
      await ask("begin");
      try {
        return await work(ask);
      } finally {
        await ask("rollback");
      }
    });
  }

  it("OPS-046: every table of people is spread, or stays whole for a reason", async () => {
    const found = await inPassing((ask) =>
      ask(`select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' and a.attname = 'user_id' and a.attnotnull order by 1`),
    );
    expect(found.map(({ name }) => name)).toEqual([...DISTRIBUTED, ...Object.keys(KEPT_WHOLE)].sort());
  });

  it("OPS-046: nothing that every machine holds refers to a row of one person, and the statements stand in ops", async () => {
    const { sql, lost } = await inPassing(distributionSql);
    expect(lost).toEqual([]);
    await expect(HEAD + sql).toMatchFileSnapshot(FILE);
  });

  it("OPS-046: the tables can be divided, with their policies, keys and triggers", async () => {
    const counted = `select (select count(*) from pg_policies where schemaname = 'public') as policies,
      (select count(*) from pg_constraint k join pg_class c on c.oid = conrelid
        where contype = 'f' and conparentid = 0 and not c.relispartition) as keys,
      (select count(*) from pg_trigger t join pg_class c on c.oid = tgrelid
        where not tgisinternal and tgparentid = 0 and not c.relispartition) as triggers`;
    const { before, after } = await inPassing(async (ask) => {
      const [first] = await ask(counted);
      await partitionByPerson(ask);
      const [second] = await ask(counted);
      return { before: first, after: second };
    });
    expect(Number(before?.policies)).toBeGreaterThan(50);
    expect(after).toEqual(before);
  });
});
