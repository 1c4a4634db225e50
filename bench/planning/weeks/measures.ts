/** What four planned weeks are like to shop for, to cook and to see again; nothing here is asked of the planner. */
import type { Content } from "@plateful/content";
import type { PlannedDay } from "@plateful/planning";
import { median, quantile } from "../../measure.ts";
import type { Eater } from "../people.ts";
import { GRAMS, percentOff } from "../run.ts";
import type { FourWeeks } from "./run.ts";
import { groupOfFood, makeSources } from "./sources.ts";

type Row = readonly [measure: string, figure: string | number];
type Week = readonly PlannedDay[];
type Meal = PlannedDay["meals"][number];

/** Of anything that takes each other's place, and of days with one source of protein. */
const MAX_KINDS = 2;
const MAX_DAYS = 3;

const share = (count: number, of: number): string =>
  of === 0 ? "-" : `${((100 * count) / of).toFixed(1)} %`;
const shareThat = <T>(all: readonly T[], isIt: (one: T) => boolean): string =>
  share(all.filter(isIt).length, all.length);
const middleAnd = (values: readonly number[], q: number): string =>
  `${median(values)} / ${quantile(values, q)}`;

const isMain = ({ slotId }: Meal): boolean => slotId === "LUNCH" || slotId === "DINNER";
const mainsOf = (days: Week) => days.flatMap(({ meals }) => meals.filter(isMain));

const restrictionsOf = ({ rules }: Eater): number =>
  (rules.diet === "OMNIVORE" ? 0 : 1) +
  (rules.intolerances ?? []).length +
  rules.avoid.length +
  (rules.keto === true ? 1 : 0);

function accuracy(all: readonly FourWeeks[]): Row[] {
  const daysOf = (people: readonly FourWeeks[]) => people.flatMap(({ weeks }) => weeks.flat());
  const isNear = ({ totals, target }: PlannedDay) =>
    GRAMS.every((gram) => percentOff(totals[gram], target[gram]) <= 5);
  const near = (isOf: (eater: Eater) => boolean) =>
    shareThat(daysOf(all.filter(({ eater }) => isOf(eater))), isNear);
  const days = daysOf(all);
  const wanted = all.reduce((sum, { eater, weeks }) => sum + eater.slots.length * weeks.flat().length, 0);
  return [
    [
      "days with kcal within 2 %",
      shareThat(days, ({ totals, target }) => percentOff(totals.kcal, target.kcal) <= 2),
    ],
    ["all macros within 5 %", near(() => true)],
    ["vegan", near(({ rules }) => rules.diet === "VEGAN")],
    ["several restrictions", near((eater) => restrictionsOf(eater) > 1)],
    ["keto", near(({ rules }) => rules.keto === true)],
    ["empty slots", wanted - days.reduce((sum, { meals }) => sum + meals.length, 0)],
  ];
}

function shopping(content: Content, all: readonly FourWeeks[]): Row[] {
  const { recipeOf } = makeSources(content);
  const weeks = all.flatMap((one) => one.weeks);
  const foodsOf = (week: Week) =>
    new Set(
      week.flatMap(({ meals }) =>
        meals.flatMap(({ recipeId, side }) => [
          ...recipeOf(recipeId).groceries,
          ...(side === undefined ? [] : recipeOf(side.recipeId).groceries),
        ]),
      ),
    );
  const foods = weeks.map(foodsOf);
  const kinds = foods.map((ofWeek) => {
    const groups = [...ofWeek].flatMap((food) => groupOfFood(food) ?? []);
    return new Map([...Map.groupBy(groups, (group) => group)].map(([group, of]) => [group, of.length]));
  });
  const shopped = all.flatMap((one) => one.shopped);
  return [
    [
      "groceries that a week needs, median / p95",
      middleAnd(
        foods.map(({ size }) => size),
        0.95,
      ),
    ],
    [
      "groceries to buy a week, median / p95",
      middleAnd(
        shopped.map(({ bought }) => bought),
        0.95,
      ),
    ],
    [
      "the same after the first week",
      middleAnd(
        all.flatMap((one) => one.shopped.slice(1).map(({ bought }) => bought)),
        0.95,
      ),
    ],
    [
      "fresh grams bought and not eaten, median",
      `${(100 * median(shopped.map(({ fresh, wasted }) => wasted / fresh))).toFixed(0)} %`,
    ],
    [
      "kinds of bread in a week, median / p95",
      middleAnd(
        kinds.map((of) => of.get("bread") ?? 0),
        0.95,
      ),
    ],
    [
      `weeks with more than ${MAX_KINDS} kinds of anything interchangeable`,
      shareThat(kinds, (of) => Math.max(0, ...of.values()) > MAX_KINDS),
    ],
  ];
}

function sameness(content: Content, all: readonly FourWeeks[]): Row[] {
  const { recipeOf, sourceById } = makeSources(content);
  const idsOf = (week: Week) => mainsOf(week).map(({ recipeId }) => recipeId);
  const seen = all.flatMap(({ weeks }) =>
    weeks.slice(1).map((week, at) => {
      const before = new Set(idsOf(weeks[at] ?? []));
      const mains = idsOf(week);
      return mains.filter((id) => before.has(id)).length / mains.length;
    }),
  );
  const mostOften = (week: Week): number => {
    const ofDays = week.flatMap((day) => [...new Set(idsOf([day]).map((id) => sourceById.get(id) ?? ""))]);
    return Math.max(...[...Map.groupBy(ofDays, (source) => source).values()].map(({ length }) => length));
  };
  const vegans = all.filter(({ eater }) => eater.rules.diet === "VEGAN").flatMap(({ weeks }) => weeks);
  const hasSeitan = ({ meals }: PlannedDay) =>
    meals.some(({ recipeId }) => recipeOf(recipeId).groceries.includes("seitan"));
  return [
    [
      "different lunches and dinners in four weeks, median / p5",
      middleAnd(
        all.map(({ weeks }) => new Set(weeks.flatMap(idsOf)).size),
        0.05,
      ),
    ],
    [
      "share of mains seen the week before",
      share(
        seen.reduce((sum, part) => sum + part, 0),
        seen.length,
      ),
    ],
    ["vegans: days with seitan", shareThat(vegans.flat(), hasSeitan)],
    [
      `vegan weeks with a protein source on more than ${MAX_DAYS} days`,
      shareThat(vegans, (week) => mostOften(week) > MAX_DAYS),
    ],
    [
      "the same of everybody's weeks",
      shareThat(
        all.flatMap(({ weeks }) => weeks),
        (week) => mostOften(week) > MAX_DAYS,
      ),
    ],
  ];
}

/** What lies on the plate of a dish, its side apart: a bowl of yoghurt is eaten after the stew, and not beside it. */
function plates(content: Content, all: readonly FourWeeks[]): Row[] {
  const { gramsById } = makeSources(content);
  const meals = all.flatMap(({ weeks }) => weeks.flat().flatMap((day) => day.meals));
  const gramsOf = (recipeId: string, portions: number) => portions * (gramsById.get(recipeId) ?? 0);
  const dishOf = ({ recipeId, portions }: Meal) => gramsOf(recipeId, portions);
  const sideOf = ({ side }: Meal) => (side === undefined ? 0 : gramsOf(side.recipeId, side.portions));
  const mains = meals.filter(isMain);
  const dishes = mains.map(dishOf);
  const whole = mains.map((meal) => dishOf(meal) + sideOf(meal));
  const breakfasts = meals.filter(({ slotId }) => slotId === "BREAKFAST");
  const withSide = (of: readonly Meal[]) => shareThat(of, ({ side }) => side !== undefined);
  const sides = meals.flatMap(({ side }) => side ?? []);
  const sizes = sides.map(({ recipeId, portions }) => gramsOf(recipeId, portions));
  const over = (limit: number) => (grams: number) => grams > limit;
  return [
    ["lunches and dinners whose dish is over 800 g", shareThat(dishes, over(800))],
    ["over 1,000 g", shareThat(dishes, over(1000))],
    ["heaviest dish", `${Math.max(...dishes).toFixed(0)} g`],
    [
      "dish and side together over 800 g; over 1,000 g",
      `${shareThat(whole, over(800))}; ${shareThat(whole, over(1000))}`,
    ],
    [
      "breakfasts whose dish is over 800 g; over 1,000 g",
      `${shareThat(breakfasts.map(dishOf), over(800))}; ${shareThat(breakfasts.map(dishOf), over(1000))}`,
    ],
    ["lunches and dinners with a side; breakfasts", `${withSide(mains)}; ${withSide(breakfasts)}`],
    ["grams of a side, median / p95", sizes.length === 0 ? "-" : middleAnd(sizes.map(Math.round), 0.95)],
    ["different sides", new Set(sides.map(({ recipeId }) => recipeId)).size],
  ];
}

/** All measures of the weeks, in the order of the table. */
export const measureWeeks = (content: Content, all: readonly FourWeeks[]): Row[] => [
  ...accuracy(all),
  ...shopping(content, all),
  ...sameness(content, all),
  ...plates(content, all),
  [
    "processor time of a week, mean",
    `${(all.reduce((sum, { cpu, weeks }) => sum + cpu / weeks.length, 0) / all.length).toFixed(1)} ms`,
  ],
];
