import { gzipSync } from "node:zlib";
import type { SentCandidates } from "@plateful/contract";
import { printTable } from "../measure.ts";
import type { sender } from "../server/a-person.ts";

/** PLAN-110: kB, packed. */
const BUDGET_KB = 60;

/** Who sits down, one after the other: each refuses other recipes, and the names of those are sent. */
const HOUSEMATES = [
  { name: "Anna", kcal: 1400 },
  { name: "Tom", diet: "VEGAN" },
  { name: "Sam", kcal: 1100, food_intolerances_gluten: true },
  { name: "Eva", diet: "PESCATARIAN", food_intolerances_lactose: true, food_intolerances_nut: true },
];
const EVERY_MEAL = ["BREAKFAST", "LUNCH", "DINNER", "SNACK"];

/** Seats people at someone's table and prints what the recipes for planning without a network weigh then. */
export async function measureHouseholdSize(send: ReturnType<typeof sender>, token: string): Promise<void> {
  const row = async (table: string) => {
    const candidates: SentCandidates = await send("GET", "users/plan-candidates/", undefined, token);
    const kilobytes = gzipSync(JSON.stringify(candidates), { level: 9 }).length / 1000;
    const verdict = kilobytes <= BUDGET_KB ? "yes" : "no";
    return [table, candidates.recipes.length, candidates.extent, kilobytes.toFixed(1), verdict];
  };
  const rows = [await row("nobody else")];
  for (const [at, housemate] of HOUSEMATES.entries()) {
    await send("POST", "users/household-members/", { ...housemate, meal_types: EVERY_MEAL }, token);
    if (at % 2 === 1) rows.push(await row(`${at + 1} eat along`));
  }
  console.log("");
  printTable(["plan-candidates", "recipes", "extent", "kB gzip -9", `within ${BUDGET_KB} kB`], rows);
}
