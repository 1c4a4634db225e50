import type { findNutrientMeals as endpoint, NutrientMeals } from "@plateful/contract";
import {
  advisableNutrients,
  isWellLogged,
  nutrientReferences,
  nutrientUnit,
  passedNutrients,
  type ShortNutrient,
  shortNutrients,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { listMealNutrients, nutrientMeals, partsByDate, readPlannedKcal } from "../../diary/index.ts";
import type { Call } from "../../platform/calls/call.ts";
import { checkPeriod, referencesOf } from "./nutrient-period.ts";

type Asking = Call<typeof endpoint>;
type Said = Pick<NutrientMeals, "advice"> & Partial<NutrientMeals>;

const presentShort = ({
  nutrient,
  amount,
  reference,
  known,
}: ShortNutrient): NutrientMeals["short"][number] => ({
  nutrient,
  unit: nutrientUnit(nutrient),
  amount: roundHalfUp(amount, 3),
  reference: roundHalfUp(reference, 1),
  known: roundHalfUp(known, 3),
});

async function adviceFor(call: Asking): Promise<Said> {
  const { actor, db, language, query } = call;
  const { person, screening } = await referencesOf(call);
  const isAdvisable = advisableNutrients(screening);
  if (isAdvisable === null) return { advice: "CARE_FIRST" };
  const plannedOn = await readPlannedKcal(db, actor.id);
  if (plannedOn === null) return { advice: "NO_PLAN" };
  const wanted = { userId: actor.id, ...query, status: "EATEN", language } as const;
  const logged = [...partsByDate(await listMealNutrients(db, wanted))].filter(([date, ofDay]) =>
    isWellLogged(
      ofDay.reduce((sum, { kcal }) => sum + kcal, 0),
      plannedOn(date),
    ),
  );
  const days = logged.length;
  if (days === 0) return { advice: "TOO_LITTLE_LOGGED" };
  const parts = logged.flatMap(([, ofDay]) => ofDay);
  const references = nutrientReferences(person, parts.reduce((sum, { kcal }) => sum + kcal, 0) / days);
  const short = shortNutrients(
    parts,
    days,
    references.filter(({ nutrient }) => isAdvisable(nutrient)),
  );
  if (short.length === 0) return { advice: "NOTHING_SHORT", days };
  const found = await nutrientMeals(call, { short, passed: passedNutrients(parts, days, references) });
  const said = { days, short: short.map(presentShort) };
  if (found === null) return { advice: "NO_COMING_MEALS", ...said };
  return { advice: found.length === 0 ? "NONE_FITS" : "MEALS", ...said, meals: found };
}

/** What the caller ate too little of, and three recipes for coming meals of their plan that bring it (NUTR-006, NUTR-007). */
export async function findNutrientMeals(call: Asking): Promise<NutrientMeals> {
  checkPeriod(call);
  return { ...call.query, days: 0, short: [], meals: [], ...(await adviceFor(call)) };
}
