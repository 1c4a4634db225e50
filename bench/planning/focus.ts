/**
 * What it does and costs to plan by the phase of the cycle and for the menopause (ledger PLAN-190): the same women, three weeks
 * with it and without. docs/nutrition.md holds the table.
 *
 *   node bench/planning/focus.ts [women]
 */
import { type Content, readContent } from "@plateful/content";
import {
  addDays,
  type FocusProfile,
  focusOfDates,
  type Nutrient,
  type NutrientFocus,
} from "@plateful/nutrition";
import { evaluate, type Library, type PlannedDay, PRODUCT_WEIGHTS, plan } from "@plateful/planning";
import { libraryOf, restrictionJudge } from "./library.ts";
import { type Eater, generatedAnswers, toEater } from "./people.ts";
import { GRAMS, percentOff } from "./run.ts";

const WOMEN = Number(process.argv[2] ?? 48);
const START = "2026-03-02";
const WEEKS = 3;
const DAYS = 7;
const CLOSE_PERCENT = 5;
const CYCLE_LENGTH = 28;
const MAIN_MEALS = ["BREAKFAST", "LUNCH", "DINNER"];
const SHOWN = [
  "IRON",
  "VITAMIN_C",
  "MAGNESIUM",
  "CALCIUM",
  "VITAMIN_D",
] as const satisfies readonly Nutrient[];

interface Planned {
  readonly date: string;
  readonly day: PlannedDay;
  readonly eater: Eater;
}

const dateOf = (week: number, at: number): string => addDays(START, week * DAYS + at);

/** Three weeks after each other, as a press of the button plans them. */
function planWeeks(library: Library, eater: Eater, profile: FocusProfile | null): Planned[] {
  const planned: Planned[] = [];
  for (let week = 0; week < WEEKS; week += 1) {
    const dates = Array.from({ length: DAYS }, (_, at) => dateOf(week, at));
    const recent = planned
      .slice(-DAYS)
      .flatMap(({ day }, at) => day.meals.map(({ recipeId }) => ({ recipeId, daysAgo: DAYS - at })));
    const days = dates.map((key) => ({ key, slots: eater.slots }));
    const rules = { ...eater.rules, recent };
    const focus = focusOfDates(profile, dates);
    const options = { seed: week + 1, effort: "instant", weights: PRODUCT_WEIGHTS, focus } as const;
    const result = plan(library, days, rules, options);
    if (evaluate(library, days, rules, result.days, options, result.rung).violations.length > 0)
      throw new Error(`A plan of ${eater.name} breaks a rule`);
    planned.push(...result.days.map((day) => ({ date: day.key, day, eater })));
  }
  return planned;
}

type PortionAmounts = (recipeId: string) => Readonly<Record<Nutrient, number>>;

/** What a standard portion holds; foods whose figure is not known count as 0. */
function portionAmounts(content: Content): PortionAmounts {
  const foods = new Map(content.foods.map((food) => [food.id, food]));
  const byRecipe = new Map(
    content.recipes.map((recipe) => {
      const sum = (nutrient: Nutrient) =>
        recipe.ingredients.reduce(
          (total, { foodId, grams }) =>
            total + ((foods.get(foodId)?.nutrients[nutrient] ?? 0) * grams) / 100 / recipe.portions,
          0,
        );
      return [recipe.id, Object.fromEntries(SHOWN.map((one) => [one, sum(one)]))] as const;
    }),
  );
  return (id) => byRecipe.get(id) as ReturnType<PortionAmounts>;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

interface Figures {
  readonly days: number;
  readonly amounts: readonly number[];
  readonly leastProtein: number;
  readonly tagged: number;
  readonly close: number;
}

function figuresOf(
  planned: readonly Planned[],
  amountsOf: PortionAmounts,
  tagged: ReadonlySet<string>,
): Figures {
  const close = planned.filter(({ day: { totals, target } }) =>
    GRAMS.every((gram) => percentOff(totals[gram], target[gram]) <= CLOSE_PERCENT),
  );
  const leastProtein = planned.map(({ day, eater }) => {
    const main = day.meals.filter(({ slotId }) =>
      MAIN_MEALS.includes(eater.slots.find(({ id }) => id === slotId)?.mealType ?? ""),
    );
    return Math.min(...main.map(({ macros }) => macros.protein));
  });
  const meals = planned.flatMap(({ day }) => day.meals);
  return {
    days: planned.length,
    amounts: SHOWN.map((nutrient) =>
      mean(
        planned.map(({ day }) =>
          day.meals.reduce(
            (sum, { recipeId, portions }) => sum + amountsOf(recipeId)[nutrient] * portions,
            0,
          ),
        ),
      ),
    ),
    leastProtein: mean(leastProtein),
    tagged: meals.filter(({ recipeId }) => tagged.has(recipeId)).length / meals.length,
    close: close.length / planned.length,
  };
}

/** Women with the restrictions that chance gives them, and the macronutrients of the recommended plan (CALC-038). */
function women(age: number | null): Eater[] {
  const found: Eater[] = [];
  for (let seed = 9001; found.length < WOMEN; seed += 1) {
    const answers = generatedAnswers(seed);
    if (answers.biometricData.gender !== "FEMALE") continue;
    const { biometricData, dietPreferences } = answers;
    found.push(
      toEater(
        `woman ${seed}`,
        {
          ...answers,
          biometricData: { ...biometricData, ...(age === null ? {} : { age }) },
          dietPreferences: { ...dietPreferences, dietType: "RECOMMENDED" },
        },
        "women",
      ),
    );
  }
  return found;
}

/** A cycle that has been going on for another number of days for each of them, and ends within the weeks for none. */
const onCycle = (at: number): FocusProfile => ({
  gender: "FEMALE",
  startDate: addDays(START, -(at % (CYCLE_LENGTH - WEEKS * DAYS + 1))),
  cycleLength: CYCLE_LENGTH,
  dietType: "CYCLE_DIET",
  isOnMenopauseDiet: false,
});
const inMenopause = (): FocusProfile => ({ ...onCycle(0), startDate: null, dietType: "MENOPAUSE" });

const content = readContent();
const library = libraryOf(content);
const breaks = restrictionJudge(content);
const amountsOf = portionAmounts(content);
const tagged = new Set(content.recipes.filter(({ tags }) => tags.includes("HORMONE")).map(({ id }) => id));

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function rowOf(name: string, { days, amounts, leastProtein, tagged: share, close }: Figures): string {
  const [iron, vitaminC, magnesium, calcium, vitaminD] = amounts as [number, number, number, number, number];
  const cells = [
    name,
    days,
    iron.toFixed(1),
    vitaminC.toFixed(0),
    magnesium.toFixed(0),
    calcium.toFixed(0),
    vitaminD.toFixed(1),
    leastProtein.toFixed(1),
    percent(share),
    percent(close),
  ];
  return `| ${cells.join(" | ")} |`;
}

const HEADS =
  "days | number | iron, mg | vitamin C, mg | magnesium, mg | calcium, mg | vitamin D, µg | protein of the main meal with least, g | meals with the tag | all macros within 5 %";
console.log(`| ${HEADS} |\n|${" --- |".repeat(HEADS.split("|").length)}`);

function compare(
  people: readonly Eater[],
  profileOf: (at: number) => FocusProfile,
  focuses: readonly NutrientFocus[],
) {
  const without = people.map((eater) => planWeeks(library, eater, null));
  const withIt = people.map((eater, at) => planWeeks(library, eater, profileOf(at)));
  for (const [at, planned] of withIt.entries())
    for (const { day, eater } of planned)
      if (day.meals.some(({ recipeId }) => breaks(recipeId, eater.rules)))
        throw new Error(`A restriction of person ${at} is broken`);
  const isOf =
    (focus: NutrientFocus, at: number) =>
    ({ date }: Planned) =>
      focusOfDates(profileOf(at), [date])?.[date] === focus;
  for (const focus of focuses)
    for (const [name, weeks] of [
      ["without", without],
      ["with", withIt],
    ] as const)
      console.log(
        rowOf(
          `${focus.toLowerCase()}, ${name}`,
          figuresOf(
            weeks.flatMap((planned, at) => planned.filter(isOf(focus, at))),
            amountsOf,
            tagged,
          ),
        ),
      );
  for (const [name, weeks] of [
    ["without", without],
    ["with", withIt],
  ] as const)
    console.log(rowOf(`all days, ${name}`, figuresOf(weeks.flat(), amountsOf, tagged)));
}

compare(women(null), onCycle, ["MENSTRUATION", "LUTEAL"]);
compare(women(55), inMenopause, ["MENOPAUSE"]);
