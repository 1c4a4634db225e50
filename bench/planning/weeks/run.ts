/** `npm run bench -- weeks`: four weeks of 300 people, as they would shop for them, cook them and see them again. */
import { type Content, readContent } from "@plateful/content";
import type { MealMoment } from "@plateful/nutrition";
import {
  type Effort,
  type Library,
  type PlannedDay,
  PRODUCT_WEIGHTS,
  plan,
  type RecentMeal,
} from "@plateful/planning";
import { printTable } from "../../measure.ts";
import { libraryOf } from "../library.ts";
import { type Eater, generatedAnswers, toEater } from "../people.ts";
import { Kitchen, type Shopped } from "./kitchen.ts";
import { measureWeeks } from "./measures.ts";

const PEOPLE = 300;
/** Of the people: another one for each release, the one before is named in docs/content.md. */
const FIRST_SEED = 20_261_130;
const WEEKS = 4;
/** People planned for at night. */
const EVERYBODY = 100_000;
const DAYS = 7;
/** Three and four meals in turn. */
const MEALS: readonly (readonly MealMoment[])[] = [
  ["BREAKFAST", "LUNCH", "DINNER"],
  ["BREAKFAST", "LUNCH", "AFTERNOON_SNACK", "DINNER"],
];
/** Planned twice, the first time to compile the code. */
const WARMING_UP = 10;

/** The people of the measurement, always the same. */
const weekEaters = (people = PEOPLE): Eater[] =>
  Array.from({ length: people }, (_, at) => {
    const mealTimes = [...(MEALS[at % MEALS.length] ?? [])];
    return toEater(`person ${at + 1}`, generatedAnswers(FIRST_SEED + at, { mealTimes }), "generated");
  });

export interface FourWeeks {
  readonly eater: Eater;
  readonly weeks: readonly (readonly PlannedDay[])[];
  readonly shopped: readonly Shopped[];
  /** Milliseconds of the processor. */
  readonly cpu: number;
}

const toRecent = (days: readonly PlannedDay[]): RecentMeal[] =>
  days.flatMap(({ meals }, at) => meals.map(({ recipeId }) => ({ recipeId, daysAgo: days.length - at })));

/** Plans week after week, as a press of the button or as a night does, and shops for each. */
function planFourWeeks(library: Library, eater: Eater, content: Content, effort: Effort): FourWeeks {
  const kitchen = new Kitchen(content);
  const shopped: Shopped[] = [];
  const weeks: (readonly PlannedDay[])[] = [];
  let cpu = 0;
  for (let week = 0; week < WEEKS; week += 1) {
    const input = Array.from({ length: DAYS }, (_, at) => ({
      key: `day ${DAYS * week + at + 1}`,
      slots: eater.slots,
    }));
    const meals = toRecent(weeks.flat());
    const rules = { ...eater.rules, recent: meals, memory: meals, atHome: kitchen.atHome() };
    const from = process.cpuUsage();
    const options = { seed: week + 1, effort, weights: PRODUCT_WEIGHTS };
    const { days } = plan(library, input, rules, options);
    const { user, system } = process.cpuUsage(from);
    cpu += (user + system) / 1000;
    weeks.push(days);
    shopped.push(kitchen.shop(days));
  }
  return { eater, weeks, shopped, cpu };
}

export async function benchWeeks(): Promise<void> {
  const content = readContent();
  const library = libraryOf(content);
  const everybody = weekEaters();
  const planAll = (effort: Effort) => {
    for (const eater of everybody.slice(0, WARMING_UP)) planFourWeeks(library, eater, content, effort);
    return everybody.map((eater) => planFourWeeks(library, eater, content, effort));
  };
  const [press, night] = [planAll("instant"), planAll("default")];
  console.log(`\nFour weeks of ${everybody.length} people, ${content.recipes.length} recipes\n`);
  const atNight = measureWeeks(content, night);
  const rows = measureWeeks(content, press).map(([name = "", now = ""], at) => [
    name,
    now,
    atNight[at]?.[1] ?? "",
  ]);
  printTable(["measure", "a press of the button", "a night"], rows);
  const [milliseconds] = [night.reduce((sum, { cpu }) => sum + cpu, 0) / (night.length * WEEKS)];
  console.log(
    `\n100,000 people in a night: ${((milliseconds * EVERYBODY) / 60_000).toFixed(1)} minutes of the processor`,
  );
}
