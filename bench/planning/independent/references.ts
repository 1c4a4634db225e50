/** The references of docs/nutrition.md for a day, written down once more from its table. */
import type { DayContents } from "./add-up.ts";
import type { CheckedPerson } from "./rails.ts";
import type { Amount } from "./read-files.ts";

export interface Reference {
  readonly amount: Amount;
  readonly limit: number;
  readonly isMost: boolean;
}

const is = ({ conditions }: CheckedPerson, condition: string): boolean =>
  conditions?.includes(condition) === true;

/** By sex, then what pregnancy and breastfeeding add; the same value twice where sex does not count. */
type Row = readonly [men: number, women: number, pregnant?: number, breastfeeding?: number];

const calcium = (age: number): Row => {
  if (age < 25) return [1000, 1000];
  if (age < 50) return [950, 950];
  return age < 70 ? [950, 1100] : [1200, 1200];
};

const rowsFor = (age: number): Readonly<Partial<Record<Amount, Row>>> => ({
  calcium: calcium(age),
  iron: [11, age < 50 ? 16 : 11],
  magnesium: [350, 300],
  potassium: [3500, 3500, 3500, 4000],
  zinc: [9, 7, 8.6, 9.9],
  "vitamin A": [800, 680, 700, 1300],
  "vitamin B1": [1.1, 0.9],
  "vitamin B2": [1.6, 1.6, 1.9, 2],
  "vitamin B6": [age > 50 ? 1.8 : 1.5, 1.5, 1.8, 1.7],
  folate: [300, 300, 600, 500],
  "vitamin B12": [2.8, 2.8, 4.5, 5],
  "vitamin C": [75, 75, 105, 155],
  "vitamin D": age < 70 ? [10, 10] : [20, 20],
  "vitamin E": [13, 11],
});

/** What a day of so much energy is held against. */
export function referencesOf(person: CheckedPerson, kcal: number): Reference[] {
  const limits = Object.entries(rowsFor(person.age)).map(([amount, row]): Reference => {
    const [men, women, pregnant = women, breastfeeding = women] = row;
    const more = [
      person.gender === "MALE" ? men : women,
      is(person, "PREGNANT") ? pregnant : 0,
      is(person, "BREASTFEEDING") ? breastfeeding : 0,
    ];
    return { amount: amount as Amount, limit: Math.max(...more), isMost: false };
  });
  return [
    { amount: "fibre", limit: 25, isMost: false },
    { amount: "salt", limit: 6, isMost: true },
    { amount: "saturated fat", limit: (0.1 * kcal) / 9, isMost: true },
    ...limits,
  ];
}

/** Whether what is known of a day keeps to a reference. */
export const meets = ({ amount, limit, isMost }: Reference, day: DayContents): boolean => {
  const value = day.amounts[amount] ?? 0;
  return isMost ? value <= limit : value >= limit;
};
