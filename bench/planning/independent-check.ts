/**
 * `npm run bench -- independent`: three hundred people, two thirds of them at risk, get four weeks from the product, and everything is
 * checked once more by code that shares nothing with it: restrictions, the rails of docs/nutrition.md, and what each day holds.
 */
import { readContent } from "@plateful/content";
import { type Library, type PlannedDay, PRODUCT_WEIGHTS, plan, type RecentMeal } from "@plateful/planning";
import { printTable } from "../measure.ts";
import { type Counts, check, type Findings } from "./independent/check.ts";
import { type PlannedPerson, plannedPeople } from "./independent/people.ts";
import { dayRails, PLAN_RAILS, PLANNED_TOLERANCE } from "./independent/rails.ts";
import { AMOUNTS, readLibrary } from "./independent/read-files.ts";
import { libraryOf } from "./library.ts";

const DAYS = 7;

const toRecent = (days: readonly PlannedDay[]): RecentMeal[] =>
  days.flatMap(({ meals }, at) => meals.map(({ recipeId }) => ({ recipeId, daysAgo: DAYS - at })));

/** Weeks after each other, as a press of the button plans them. */
export function planWeeks(library: Library, { slots, rules }: PlannedPerson, weeks: number): PlannedDay[] {
  const days: PlannedDay[] = [];
  const input = Array.from({ length: DAYS }, (_, at) => ({ key: `day ${at + 1}`, slots }));
  for (let week = 0; week < weeks; week += 1) {
    const wishes = { ...rules, recent: toRecent(days.slice(-DAYS)), memory: toRecent(days) };
    const options = { seed: week + 1, effort: "instant", weights: PRODUCT_WEIGHTS } as const;
    days.push(...plan(library, input, wishes, options).days);
  }
  return days;
}

const total = (found: readonly Findings[], countsOf: (findings: Findings) => Counts, name: string): number =>
  found.reduce((sum, findings) => sum + (countsOf(findings).get(name) ?? 0), 0);

const sumOf = (found: readonly Findings[], countsOf: (findings: Findings) => Counts): number =>
  found.reduce((sum, findings) => sum + [...countsOf(findings).values()].reduce((a, b) => a + b, 0), 0);

const percent = (count: number, of: number): string => `${((count / of) * 100).toFixed(1)} %`;

function printGroups(people: readonly PlannedPerson[], found: readonly Findings[]): void {
  const groups = [...new Set(people.map(({ group }) => group))];
  const rows = ["everybody", ...groups].map((group) => {
    const ofGroup = found.filter((_, at) => group === "everybody" || people[at]?.group === group);
    const refused = people.filter(
      (each) => (group === "everybody" || each.group === group) && each.refusals > 0,
    );
    return [
      group,
      ofGroup.length,
      refused.length,
      ofGroup.reduce((sum, { days }) => sum + days, 0),
      sumOf(ofGroup, ({ restrictions }) => restrictions),
      sumOf(ofGroup, (findings) => findings.plan),
      sumOf(ofGroup, ({ beyond }) => beyond),
      sumOf(ofGroup, ({ sums }) => sums),
    ];
  });
  const heads = ["people", "number", "answers refused first", "days", "restrictions broken"];
  printTable([...heads, "rails crossed by a plan", "by a day", "sums or targets wrong"], rows);
}

function printRails(found: readonly Findings[], days: number): void {
  const ofPlans = Object.keys(PLAN_RAILS).map((name) => [
    name,
    total(found, (findings) => findings.plan, name),
    "",
    "",
  ]);
  const ofDays = Object.keys(dayRails(PLANNED_TOLERANCE)).map((name) => [
    name,
    "",
    total(found, ({ beyond }) => beyond, name),
    percent(
      total(found, ({ atAll }) => atAll, name),
      days,
    ),
  ]);
  printTable(
    ["rail", "plans", "days beyond the tolerance", "days beyond it at all"],
    [...ofPlans, ...ofDays],
  );
  const few = found.reduce((sum, { fewCarbohydrates }) => sum + fewCarbohydrates, 0);
  console.log(
    `\n${few} plans have fewer than 100 g of carbohydrates outside low-carb and keto, which is told.`,
  );
}

function printSums(found: readonly Findings[]): void {
  const names = [...new Set(found.flatMap(({ sums }) => [...sums.keys()]))];
  for (const name of names) console.log(`${total(found, ({ sums }) => sums, name)} days: ${name}`);
}

function printNutrients(people: readonly PlannedPerson[], found: readonly Findings[]): void {
  const groups = ["everybody", "no condition", "pregnant", "breastfeeding"];
  const rows = AMOUNTS.map((amount) => {
    const days = found.reduce((sum, each) => sum + each.days, 0);
    const shares = groups.map((group) => {
      const ofGroup = found.filter((_, at) => group === "everybody" || people[at]?.group === group);
      return percent(
        total(ofGroup, ({ met }) => met, amount),
        ofGroup.reduce((sum, each) => sum + each.days, 0),
      );
    });
    return [
      amount,
      ...shares,
      percent(
        total(found, ({ known }) => known, amount),
        days,
      ),
    ];
  });
  printTable(["days that meet the reference", ...groups, "known for so much of the energy"], rows);
}

export async function benchIndependent(): Promise<void> {
  const library = libraryOf(readContent());
  const checked = readLibrary();
  const people = plannedPeople();
  const found = people.map((person) => check(checked, person, planWeeks(library, person, 4)));
  const days = found.reduce((sum, each) => sum + each.days, 0);
  console.log(`\n${people.length} people, four weeks each: ${days} days\n`);
  printGroups(people, found);
  console.log();
  printRails(found, days);
  printSums(found);
  console.log();
  printNutrients(people, found);
}
