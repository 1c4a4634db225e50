/** For how many a dish is cooked, as the page showed that its cooking was opened from. */
export interface CookSearch {
  /** People of a recipe, servings of a simple one. */
  readonly people?: number;
  /** The size of one's own portion; of a recipe that is not planned. */
  readonly size?: number;
  /** The planned meal of a simple recipe. */
  readonly meal?: number;
}

const MAX = 1000;

const readAmount = (value: unknown): number | null => {
  const amount = Number(value ?? Number.NaN);
  return amount > 0 && amount <= MAX ? amount : null;
};

/** Reads the address of a dish that is cooked; what makes no sense is left out. */
export function readCookSearch({ people, size, meal }: Record<string, unknown>): CookSearch {
  const [forPeople, ofSize, mealId] = [readAmount(people), readAmount(size), Number(meal ?? Number.NaN)];
  return {
    ...(forPeople === null || !Number.isInteger(forPeople) ? {} : { people: forPeople }),
    ...(ofSize === null ? {} : { size: ofSize }),
    ...(Number.isSafeInteger(mealId) && mealId > 0 ? { meal: mealId } : {}),
  };
}
