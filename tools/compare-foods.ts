/**
 * Compares the starter foods with NEVO-online, item by item: `npm run foods:compare -- NEVO2025_v9.0.csv`. The table belongs to
 * RIVM and is read where it lies; what is printed is roughly how far they are apart (docs/content.md).
 */
import { readContent } from "@plateful/content";
import { MissingColumns } from "../apps/server/src/foods/index.ts";
import { compareFoods, nearTable, offTable, readNevoItems } from "./compare-foods/compare.ts";
import { readNevoTable } from "./compare-foods/read-nevo-table.ts";

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error("Usage: npm run foods:compare -- <file of NEVO-online>");
  process.exit(1);
}
const table = await readNevoTable(path).catch((problem: unknown) => {
  if (problem instanceof MissingColumns) return problem.message;
  throw problem;
});
if (typeof table === "string") {
  console.error(table);
  process.exit(1);
}
const items = readNevoItems();
const compared = compareFoods(readContent().foods, items, table);
console.log(`${compared.length} of ${items.length} foods compared\n`);
console.log(`${nearTable(compared)}\n\n${offTable(compared)}`);
