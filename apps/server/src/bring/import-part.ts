import type { BroughtApp } from "@plateful/contract";
import { isMealMoment, type MealMoment } from "@plateful/nutrition";
import { addBroughtMeals, type BroughtMeal } from "../diary/index.ts";
import { addBroughtWeights, listWeighedDays } from "../measurements/index.ts";
import type { Db } from "../platform/database/open-database.ts";
import { insertEntries, type NewEntry } from "./brought-entry-store.ts";
import type { Brought } from "./brought-file-store.ts";
import { type Digested, listDigested } from "./list-digested.ts";
import type { Answers } from "./present-brought-file.ts";
import type { BroughtRecord, MealRecord, WeightRecord } from "./reading/brought-record.ts";
import { momentOfName, momentOfTime } from "./reading/meal-words.ts";
import { exchanged } from "./reading/read-values.ts";
import { POUND } from "./reading/table-format.ts";

/** What a part is imported into. */
export interface Into {
  readonly userId: number;
  readonly fileId: number;
  readonly app: BroughtApp;
  readonly timeZone: string;
  readonly today: string;
  readonly answers: Answers;
  readonly now: Date;
}

/** A record with the date that the person meant; a day above 12 cannot have been a month. */
function dated<Kind extends BroughtRecord>(record: Kind, { dateOrder }: Answers): Kind {
  const isOther = record.mayExchange === true && dateOrder === "MDY" && record.date.slice(8) <= "12";
  return isOther ? { ...record, date: exchanged(record.date) } : record;
}

/** The meal of an entry: what its name means, what the person said that it means, or what its time tells. */
function momentOf({ meal, time }: MealRecord, answered: ReadonlyMap<string, string>): MealMoment {
  if (meal === null) return momentOfTime(time);
  const said = answered.get(meal);
  return momentOfName(meal) ?? (said !== undefined && isMealMoment(said) ? said : "SNACK");
}

const toMeal = (record: MealRecord, answered: ReadonlyMap<string, string>): BroughtMeal => {
  const { date, time, name, amount, unit, kcal, protein, carbohydrates, fat, fiber } = record;
  const figures = { kcal, protein, carbohydrates, fat, fiber };
  return {
    date,
    time,
    moment: momentOf(record, answered),
    name: name === "" ? "–" : name,
    amount,
    unit,
    ...figures,
  };
};

const toKilograms = ({ value, unit }: WeightRecord, { weightUnit }: Answers): number =>
  (unit ?? weightUnit) === "LB" ? value * POUND : value;

async function bringMeals(db: Db, into: Into, fresh: readonly Digested<MealRecord>[]): Promise<NewEntry[]> {
  const answered = new Map(into.answers.meals);
  const meals = fresh.map(({ record }) => toMeal(record, answered));
  const ids = await addBroughtMeals(db, into.userId, meals, into.now);
  return fresh.flatMap(({ digest }, at) => {
    const objectId = ids[at] ?? null;
    return objectId === null ? [] : [{ digest, kind: "meal" as const, objectId }];
  });
}

async function bringWeights(
  db: Db,
  into: Into,
  fresh: readonly Digested<WeightRecord>[],
): Promise<NewEntry[]> {
  const taken = into.answers.addWeights
    ? new Set<string>()
    : await listWeighedDays(
        db,
        into,
        fresh.map(({ record }) => record.date),
      );
  const wanted = fresh.filter(({ record }) => !taken.has(record.date));
  const weights = wanted.map(({ record }) => ({
    ...{ date: record.date, time: record.time, kilograms: toKilograms(record, into.answers) },
  }));
  const ids = await addBroughtWeights(db, into, weights);
  return wanted.map(({ digest }, at) => {
    const objectId = ids[at];
    if (objectId === undefined) throw new Error("A weight was not stored.");
    return { digest, kind: "weight" as const, objectId };
  });
}

/** Adds what is new of a part to the diary and the weights, and notes by which digests it is known again. */
export async function importPart(db: Db, into: Into, part: readonly BroughtRecord[]): Promise<Brought> {
  const records = part.map((record) => dated(record, into.answers));
  const past = records.filter(({ date }) => date <= into.today);
  const digested = await listDigested(db, into, past);
  const fresh = digested.filter(({ isKnown }) => !isKnown);
  const meals = fresh.filter((one): one is Digested<MealRecord> => one.record.kind === "meal");
  const weights = fresh.filter((one): one is Digested<WeightRecord> => one.record.kind === "weight");
  const eaten = await bringMeals(db, into, meals);
  const weighed = await bringWeights(db, into, weights);
  await insertEntries(db, into, [...eaten, ...weighed]);
  return {
    done: part.length,
    meals_added: eaten.length,
    weights_added: weighed.length,
    recipes_added: 0,
    recipes_drafted: 0,
    already_there: digested.length - fresh.length,
    weights_kept: weights.length - weighed.length,
    days_full: meals.length - eaten.length,
    misfit_count: records.length - past.length,
  };
}
