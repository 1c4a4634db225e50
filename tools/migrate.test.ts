import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { NEWEST_MIGRATION } from "../apps/server/src/platform/database/migration-files.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "plateful-migrate-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const migrate = (url: string) => run("node", ["tools/migrate.ts"], { DATABASE_URL: url });

it("OPS-044: the command brings a database to the schema of this release, says which, and may be repeated", {
  timeout: 180_000,
}, async () => {
  for (let time = 0; time < 2; time += 1)
    expect(await migrate(`pglite:${join(folder, "data")}`)).toEqual({
      code: 0,
      output: `The database has the schema ${NEWEST_MIGRATION}.\n`,
    });
  // It wrote what it says, where it was told to.
  expect(readdirSync(join(folder, "data"))).toContain("PG_VERSION");
});

it("OPS-044: the command says in one line why a database cannot be used", async () => {
  const { code, output } = await migrate("mysql://localhost/plateful");
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(1);
});
