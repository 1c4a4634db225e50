type SnakeCase<S extends string> = S extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeCase<Rest>}`
    : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : S;

type SnakeCased<T> = { readonly [K in keyof T as K extends string ? SnakeCase<K> : never]: T[K] };

/** Filters by the names of the app, as queries of the server name them: `mealTypes` → `meal_types` (ledger REC-026). */
export const toSnakeCase = <T extends object>(filters: T): SnakeCased<T> =>
  Object.fromEntries(
    Object.entries(filters).map(([key, value]) => [
      key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  ) as SnakeCased<T>;
