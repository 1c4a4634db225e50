/**
 * `npm run bench -- likes`: what planning learns of people whose taste it does not know, and what that costs (ledger PLAN-270). Each
 * of the people of the planning measurement likes a quarter of the dishes and dislikes a fifth, by chance. They eat what is planned,
 * half of what they dislike apart: that they swap, half of the time for something that they like. Twelve weeks are planned
 * with the same seeds at each price, and the last four are judged.
 */
import { readContent } from "@plateful/content";
import {
  LIKING_DAYS,
  type Library,
  type LikingSign,
  learnLikings,
  likingsThatCount,
  mainFoodAt,
  type PlannedDay,
  PRODUCT_WEIGHTS,
  plan,
  type RecentMeal,
} from "@plateful/planning";
import { printTable } from "../measure.ts";
import { libraryOf } from "./library.ts";
import { type Eater, eaters } from "./people.ts";
import { GRAMS, percentOff } from "./run.ts";

const WEEKS = 12;
const JUDGED = 4;
const DAYS = 7;
const MEMORY_WEEKS = 4;
const LIKED = 0.25;
const DISLIKED = 0.8;
const PRICES = [0, 1.5, 4, 6, 8, 10];

/** A number from 0 to 1 that follows from a text alone. */
function chanceOf(text: string): number {
  let state = 2_166_136_261;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  state = Math.imul(state ^ (state >>> 15), 2_246_822_519) >>> 0;
  return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
}

/** What someone thinks of a dish, from best to worst: of every other dish, what they think of its food. */
function tasteOf(library: Library, { name }: Eater, id: string): number {
  const food = mainFoodAt(library, library.indexById.get(id) ?? 0);
  return chanceOf(`${name} ${id} by food`) < 0.5 ? chanceOf(`${name} ${food}`) : chanceOf(`${name} ${id}`);
}

interface Shown {
  readonly recipeId: string;
  readonly kind: LikingSign["kind"];
  readonly day: number;
}

/** What someone does with the meals of a week. */
function signsOf(eater: Eater, library: Library, week: readonly PlannedDay[], first: number): Shown[] {
  const taste = (id: string) => tasteOf(library, eater, id);
  return week.flatMap(({ meals }, at) =>
    meals.flatMap(({ recipeId }, place): Shown[] => {
      const day = first + at;
      const chance = chanceOf(`${eater.name} ${day} ${place}`);
      if (taste(recipeId) < DISLIKED || chance < 0.5) return [{ recipeId, kind: "EATEN", day }];
      const away = { recipeId, kind: "SWAPPED_AWAY", day } as const;
      const better = library.ids.filter((id) => taste(id) < LIKED);
      const chosen = better[Math.floor(chance * 8191) % better.length];
      return chosen === undefined || chance < 0.75
        ? [away]
        : [away, { recipeId: chosen, kind: "CHOSEN", day }];
    }),
  );
}

const recentOf = (weeks: readonly (readonly PlannedDay[])[]): RecentMeal[] => {
  const days = weeks.flat();
  return days.flatMap(({ meals }, at) =>
    meals.map(({ recipeId }) => ({ recipeId, daysAgo: days.length - at })),
  );
};

function planTwelveWeeks(library: Library, eater: Eater, unpopular: number): (readonly PlannedDay[])[] {
  const weeks: (readonly PlannedDay[])[] = [];
  const shown: Shown[] = [];
  for (let week = 0; week < WEEKS; week += 1) {
    const first = DAYS * week;
    const days = Array.from({ length: DAYS }, (_, at) => ({
      key: `day ${first + at + 1}`,
      slots: eater.slots,
    }));
    const signs = shown
      .map(({ day, ...sign }) => ({ ...sign, daysAgo: first - day }))
      .filter(({ daysAgo }) => daysAgo <= LIKING_DAYS);
    const memory = recentOf(weeks.slice(-MEMORY_WEEKS));
    const likings = likingsThatCount(learnLikings(signs, eater.rules.favourites));
    const rules = { ...eater.rules, recent: memory, memory, likings };
    const weights = { ...PRODUCT_WEIGHTS, unpopular };
    const planned = plan(library, days, rules, { seed: week + 1, effort: "instant", weights }).days;
    weeks.push(planned);
    shown.push(...signsOf(eater, library, planned, first));
  }
  return weeks;
}

const percent = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`;

function judge(
  library: Library,
  all: readonly { readonly eater: Eater; readonly weeks: readonly (readonly PlannedDay[])[] }[],
) {
  const meals = all.flatMap(({ eater, weeks }) =>
    weeks.flat().flatMap((day) => day.meals.map(({ recipeId }) => tasteOf(library, eater, recipeId))),
  );
  const days = all.flatMap(({ weeks }) => weeks.flat());
  const isNear = ({ totals, target }: PlannedDay) =>
    GRAMS.every((gram) => percentOff(totals[gram], target[gram]) <= 5);
  const mains = all.map(
    ({ weeks }) =>
      new Set(
        weeks
          .flat()
          .flatMap((day) =>
            day.meals.flatMap(({ slotId, recipeId }) =>
              slotId === "LUNCH" || slotId === "DINNER" ? [recipeId] : [],
            ),
          ),
      ).size,
  );
  return [
    percent(meals.filter((taste) => taste < LIKED).length, meals.length),
    percent(meals.filter((taste) => taste >= DISLIKED).length, meals.length),
    percent(
      days.filter(({ totals, target }) => percentOff(totals.kcal, target.kcal) <= 2).length,
      days.length,
    ),
    percent(days.filter(isNear).length, days.length),
    (mains.reduce((sum, count) => sum + count, 0) / mains.length).toFixed(1),
  ];
}

export function benchLikes(): Promise<void> {
  const library = libraryOf(readContent());
  const people = eaters();
  const rows = PRICES.map((price) => {
    const all = people.map((eater) => ({
      eater,
      weeks: planTwelveWeeks(library, eater, price).slice(-JUDGED),
    }));
    return [String(price), ...judge(library, all)];
  });
  console.log(`\nTwelve weeks of ${people.length} people, of which the last ${JUDGED} are judged\n`);
  printTable(
    [
      "price",
      "meals they like",
      "meals they dislike",
      "kcal within 2 %",
      "macros within 5 %",
      "different mains",
    ],
    rows,
  );
  return Promise.resolve();
}
