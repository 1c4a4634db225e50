/**
 * What a household costs: planning a week and ten swaps for someone who eats alone, with two and with four who eat along of
 * everything, without restrictions of their own and with those of other people. Turn by turn on the same question.
 */
import { companionTarget } from "@plateful/nutrition";
import { type DayInput, type HardWishes, type Library, plan, type Rules, swaps } from "@plateful/planning";
import { printTable, quantile } from "../measure.ts";
import { DAYS, daysOf, type Question } from "./instances.ts";
import { averageMs, mean } from "./measure.ts";

const ROUNDS = 3;
const SWAPS = 10;
/** What each of them eats in a day, kcal; null is as much as the person. */
const EATERS = [1400, null, 2600, 1100] as const;

interface Table {
  readonly name: string;
  readonly others: number;
  readonly areRestricted: boolean;
}

const TABLES: readonly Table[] = [
  { name: "alone", others: 0, areRestricted: false },
  { name: "two eat along", others: 2, areRestricted: false },
  { name: "two with restrictions", others: 2, areRestricted: true },
  { name: "four eat along", others: 4, areRestricted: false },
  { name: "four with restrictions", others: 4, areRestricted: true },
];

const ANYTHING: HardWishes = { diet: "OMNIVORE", allergens: [], avoid: [], disliked: [] };

const wishesOf = ({ rules: { diet, allergens, avoid } }: Question): HardWishes => ({
  diet,
  allergens,
  avoid,
  disliked: [],
});

interface Seated {
  readonly days: readonly DayInput[];
  readonly rules: Rules;
}

/** The question with a table: the others have the restrictions of those who ask next, or none. */
function seat(asked: readonly Question[], at: number, { others, areRestricted }: Table): Seated {
  const question = asked[at];
  if (question === undefined) throw new Error(`Nobody asks at ${at}.`);
  const days = daysOf(question, DAYS);
  if (others === 0) return { days, rules: question.rules };
  const household = Array.from({ length: others }, (_, place) => {
    const other = asked[(at + place + 1) % asked.length];
    const wishes = areRestricted && other !== undefined ? wishesOf(other) : ANYTHING;
    return { id: `eater ${place}`, wishes };
  });
  const personKcal = question.slots.reduce((sum, { target }) => sum + target.kcal, 0);
  const seated = days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({
      ...slot,
      companions: household.map(({ id }, place) => ({
        id,
        target: companionTarget(slot.target, personKcal, { kcal: EATERS[place] ?? null }),
      })),
    })),
  }));
  return { days: seated, rules: { ...question.rules, household } };
}

interface Turn {
  readonly week: number;
  readonly swaps: number;
  /** Share of the slots that got a meal. */
  readonly filled: number;
}

function turnOf(library: Library, { days, rules }: Seated, seed: number): Turn {
  const { ms, result } = averageMs(() => plan(library, days, rules, { seed, effort: "instant" }));
  const meals = result.days.map((day) => day.meals);
  const day = meals.findIndex((planned) => planned.length > 0);
  const slotId = meals[day]?.at(-1)?.slotId;
  const slots = days.reduce((sum, one) => sum + one.slots.length, 0);
  return {
    week: ms,
    swaps: slotId === undefined ? 0 : averageMs(() => swaps(library, result, { day, slotId }, SWAPS)).ms,
    filled: meals.flat().length / slots,
  };
}

export function measureHouseholds(library: Library, asked: readonly Question[]): void {
  const turns = asked.map((question, at) => {
    const seated = TABLES.map((table) => seat(asked, at, table));
    const rounds = Array.from({ length: ROUNDS }, () =>
      seated.map((one) => turnOf(library, one, question.seed)),
    );
    return TABLES.map((_, table) => {
      const middle = (pick: (turn: Turn) => number) =>
        quantile(
          rounds.flatMap((round) => {
            const turn = round[table];
            return turn === undefined ? [] : [pick(turn)];
          }),
          0.5,
        );
      return {
        week: middle(({ week }) => week),
        swaps: middle((turn) => turn.swaps),
        filled: middle((turn) => turn.filled),
      };
    });
  });
  const meanOf = (table: number, pick: (turn: Turn) => number) =>
    mean(turns.flatMap((ofPerson) => (ofPerson[table] === undefined ? [] : [pick(ofPerson[table])])));
  const rows = TABLES.map(({ name }, table) => {
    const [week, tenSwaps] = [meanOf(table, (turn) => turn.week), meanOf(table, (turn) => turn.swaps)];
    return [
      name,
      week.toFixed(2),
      (week / meanOf(0, (turn) => turn.week)).toFixed(2),
      tenSwaps.toFixed(3),
      (tenSwaps / meanOf(0, (turn) => turn.swaps)).toFixed(2),
      `${(100 * meanOf(table, ({ filled }) => filled)).toFixed(1)} %`,
    ];
  });
  printTable(
    ["table", "a week, CPU ms", "against alone", "ten swaps, CPU ms", "against alone", "slots filled"],
    rows,
  );
}
