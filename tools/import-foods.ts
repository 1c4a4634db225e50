/**
 * Loads products of a public source into the database of DATABASE_URL and prints what was added, changed, removed and
 * rejected: `npm run foods:import -- --source off --file products.tsv.gz`, or `--source nevo --file NEVO2025_v9.0.csv`.
 * Products that the file does not name are no longer offered, unless it is said to be a part of the source: `--partial`.
 */
import { parseArgs } from "node:util";
import { openApp } from "../apps/server/src/app.ts";
import {
  importFoods,
  MissingColumns,
  readNevo,
  readOpenFoodFacts,
  readSourceFile,
} from "../apps/server/src/foods/index.ts";
import { forLongWork } from "../apps/server/src/platform/calls/services.ts";
import { readSettings } from "../apps/server/src/platform/settings/settings.ts";

const READERS = { off: readOpenFoodFacts, nevo: readNevo } as const;

const { values } = parseArgs({
  options: {
    source: { type: "string" },
    file: { type: "string" },
    partial: { type: "boolean", default: false },
  },
});
const { source = "", file, partial } = values;
const read = READERS[source as keyof typeof READERS];
if (read === undefined || file === undefined) {
  console.error(
    `Usage: npm run foods:import -- --source ${Object.keys(READERS).join("|")} --file <path> [--partial]`,
  );
  process.exit(1);
}

async function* products(path: string) {
  for await (const row of readSourceFile(path)) yield read(row);
}

const app = await openApp(readSettings({ ...process.env, LOG_LEVEL: "error" }), { loadData: false });
const report = await importFoods(forLongWork(app.services), {
  source,
  products: products(file),
  isWhole: !partial,
}).catch((problem: unknown) => {
  if (problem instanceof MissingColumns) return problem.message;
  throw problem;
});
await app.close();
if (typeof report === "string") {
  console.error(report);
  process.exit(1);
}
const { rejected, ...counts } = report;
console.log(
  `products: ${Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(", ")}`,
);
for (const [reason, count] of Object.entries(rejected)) console.log(`  rejected, ${reason}: ${count}`);
