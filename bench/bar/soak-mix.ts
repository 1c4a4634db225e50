/** What people do all day: 70 of 100 calls read, 10 search, 20 write. */
import type { SoakCall } from "./soak-client.ts";
import type { SoakPerson } from "./soak-people.ts";

type MakeCall = (person: SoakPerson) => Omit<SoakCall, "token" | "address">;

const WORDS = ["milk", "bread", "cheese", "chicken", "apple", "rice", "yoghurt", "tomato", "egg", "banana"];
const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;

/** Writes that leave one row with a number of their own, so that each can be found afterwards. */
export const NUMBERED = { quickAdd: "quick add", weight: "weight" } as const;
/** Weights are stored in hundredths, from 1 to 300 kg. */
const MIN_HUNDREDTHS = 100;

export const weightOf = (number: number): number => (MIN_HUNDREDTHS + number) / 100;

const MIX: readonly (readonly [share: number, make: MakeCall])[] = [
  [
    30,
    (person) => ({
      name: "week of the diary",
      method: "GET",
      path: `calendarDay/?date__gte=${person.monday}&date__lt=${person.nextMonday}`,
    }),
  ],
  [12, () => ({ name: "me", method: "GET", path: "auth/users/me/" })],
  [12, (person) => ({ name: "grocery list", method: "GET", path: `groceryList/${person.groceryListId}/` })],
  [16, (person) => ({ name: "recipe", method: "GET", path: `recipeTemplate/${person.recipeId}/` })],
  [6, () => ({ name: "food search", method: "GET", path: `search/?query=${pick(WORDS)}` })],
  [4, () => ({ name: "recipe search", method: "GET", path: "recipeTemplate/" })],
  [
    9,
    (person) => ({
      name: "tick",
      method: "PATCH",
      path: `calendarItem/${person.itemId}/`,
      body: { status: Math.random() < 0.5 ? "EATEN" : "PLANNED" },
    }),
  ],
  [
    7,
    (person) => ({
      name: NUMBERED.quickAdd,
      method: "POST",
      path: "quickAddMeal/",
      body: { kcal: person.nextNumber++ },
    }),
  ],
  [
    4,
    (person) => ({
      name: NUMBERED.weight,
      method: "POST",
      path: "userWeight/",
      body: { value: weightOf(person.nextNumber++), created_at: new Date().toISOString() },
    }),
  ],
];

const TOTAL = MIX.reduce((sum, [share]) => sum + share, 0);

/** The next call of a person, drawn by the shares of the mix. */
export function drawCall(person: SoakPerson): SoakCall {
  let left = Math.random() * TOTAL;
  const found = MIX.find(([share]) => {
    left -= share;
    return left < 0;
  });
  const [, make] = found ?? MIX[0] ?? [];
  if (make === undefined) throw new Error("The mix is empty.");
  return { ...make(person), token: person.token, address: person.address };
}
