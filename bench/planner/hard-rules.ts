/** Whether a restriction is ever broken, over many days with random rules, judged from the plain rows. */
import { compileLibrary, plan } from "@plateful/planning";
import { generatedRows } from "../../packages/planning/test/generated-library.ts";
import { daysFor, generatedPerson } from "../../packages/planning/test/generated-people.ts";
import { objections, randomRules } from "../../packages/planning/test/plain-rules.ts";
import { chance } from "../../packages/planning/test/random.ts";

const RANDOM_DAYS = 20_000;
const RECIPES = 300;

export function countViolations(): void {
  const rows = generatedRows(RECIPES, 3);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const library = compileLibrary(rows, "hard rules");
  let meals = 0;
  let broken = 0;
  for (let seed = 0; seed < RANDOM_DAYS; seed++) {
    const rules = randomRules(chance(seed + 1), rows);
    const days = daysFor(generatedPerson(seed), 1);
    const [planned] = plan(library, days, rules, { seed, effort: "instant" }).days;
    for (const meal of planned?.meals ?? []) {
      const row = rowsById.get(meal.recipeId);
      const slot = days[0]?.slots.find(({ id }) => id === meal.slotId);
      if (!(row && slot) || objections(row, rules, slot.mealType).length > 0) broken++;
      meals++;
    }
  }
  console.log(
    `${RANDOM_DAYS} random days with random rules, ${meals} meals, ${broken} against a restriction`,
  );
}
