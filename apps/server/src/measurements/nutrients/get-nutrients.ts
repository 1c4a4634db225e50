import type { EatenNutrients, getNutrients as endpoint } from "@plateful/contract";
import {
  NUTRIENTS,
  type Nutrient,
  type NutrientPart,
  nutrientReferences,
  nutrientUnit,
  sumNutrients,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { listMealNutrients, type NamedPart, partsByDate } from "../../diary/index.ts";
import type { Call } from "../../platform/calls/call.ts";
import { checkPeriod, referencesOf } from "./nutrient-period.ts";

type Asking = Call<typeof endpoint>;
type Totals = ReturnType<typeof sumNutrients>;

const MAX_SOURCES = 5;
/** What a label lists; everything else is a vitamin or a mineral. */
const OF_LABEL: readonly Nutrient[] = ["FIBER", "SUGARS", "SATURATED_FAT", "SALT"];

const present = (totals: Totals, days = 1): EatenNutrients["days"][number]["nutrients"] =>
  NUTRIENTS.map((nutrient) => ({
    nutrient,
    amount: roundHalfUp(totals[nutrient].amount / days, 3),
    known: roundHalfUp(totals[nutrient].known, 3),
  }));

const isWithoutFigures = ({ amounts }: NutrientPart): boolean =>
  Object.keys(amounts).every((nutrient) => OF_LABEL.includes(nutrient as Nutrient));

/** Adds up by name what a figure of each part says, largest first. */
function largestByName<Name extends string | null>(
  parts: readonly NamedPart[],
  figure: (part: NamedPart) => number,
): readonly (readonly [Name, number])[] {
  const sums = new Map<Name, number>();
  for (const part of parts) {
    const name = part.name as Name;
    sums.set(name, (sums.get(name) ?? 0) + figure(part));
  }
  return [...sums]
    .filter(([, sum]) => sum > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_SOURCES);
}

const sourcesOf = (parts: readonly NamedPart[], days: number): EatenNutrients["sources"] =>
  NUTRIENTS.map((nutrient) => ({
    nutrient,
    foods: largestByName<string>(
      parts.filter(({ name }) => name !== null),
      ({ amounts }) => amounts[nutrient] ?? 0,
    ).map(([name, amount]) => ({ name, amount: roundHalfUp(amount / days, 3) })),
  }));

/** Vitamins, minerals and what else a person ate on some days, with how much of it is known (NUTR-004). */
export async function getNutrients(call: Asking): Promise<EatenNutrients> {
  checkPeriod(call);
  const { actor, db, language, query } = call;
  const byDate = partsByDate(
    await listMealNutrients(db, { userId: actor.id, ...query, status: "EATEN", language }),
  );
  const parts = [...byDate.values()].flat();
  const kcal = parts.reduce((sum, part) => sum + part.kcal, 0);
  const without = parts.filter(isWithoutFigures);
  const withoutKcal = without.reduce((sum, part) => sum + part.kcal, 0);
  const { person } = await referencesOf(call);
  const days = Math.max(1, byDate.size);
  return {
    ...query,
    days: [...byDate].map(([date, ofDay]) => ({
      date,
      kcal: roundHalfUp(ofDay.reduce((sum, part) => sum + part.kcal, 0)),
      nutrients: present(sumNutrients(ofDay)),
    })),
    average:
      byDate.size === 0
        ? null
        : { kcal: roundHalfUp(kcal / days), nutrients: present(sumNutrients(parts), days) },
    known: kcal === 0 ? 0 : roundHalfUp(1 - withoutKcal / kcal, 3),
    references: nutrientReferences(person, kcal / days).map((reference) => ({
      ...reference,
      amount: roundHalfUp(reference.amount, 1),
      unit: nutrientUnit(reference.nutrient),
    })),
    reference_person: {
      ...{ gender: person.gender, age: person.age },
      ...{ is_pregnant: person.isPregnant, is_breastfeeding: person.isBreastfeeding },
    },
    sources: sourcesOf(parts, days),
    without_figures: largestByName<string | null>(without, (part) => part.kcal).map(([name, ofName]) => ({
      name,
      kcal: roundHalfUp(ofName),
    })),
  };
}
