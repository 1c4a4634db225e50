import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { MEASUREMENT_KINDS } from "../packages/contract/src/index.ts";
import { projectFiles, ROOT } from "./run.ts";

const REGISTER = "packages/contract/src/measurements/measurement-kinds.ts";
/** Files that name most of the tables for a reason of their own. */
const NAMES_THEM: Readonly<Record<string, string>> = {
  "apps/server/src/platform/database/tables.gen.ts": "made from the schema",
  "apps/server/src/demo/load-demo-world.ts":
    "what people of the demo measured, each kind by a rule of its own",
  "apps/server/src/demo/load-sample-clients.ts": "what sample clients measured",
  "packages/phrases/src/en/my-data.ts": "what people read as the name of each table",
  "packages/phrases/src/nl/my-data.ts": "what people read as the name of each table",
};

const PRODUCT = /^(packages|apps\/server|apps\/web)\/(?!test\/).*src\/.*\.tsx?$/;

it("MEAS-043: no file lists the tables of measurements on its own", () => {
  const tables = Object.values(MEASUREMENT_KINDS).map(({ table }) => table);
  const lists = projectFiles(".ts", ".tsx").filter((file) => {
    if (!PRODUCT.test(file) || /\.test\.tsx?$/.test(file)) return false;
    const text = readFileSync(join(ROOT, file), "utf8");
    return tables.filter((table) => new RegExp(`\\b${table}\\b`).test(text)).length > 1;
  });
  expect(lists.filter((file) => NAMES_THEM[file] === undefined)).toEqual([REGISTER]);
});
