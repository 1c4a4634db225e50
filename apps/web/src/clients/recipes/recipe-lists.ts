/** What a coach says of a recipe: only recipes like this are offered, or this one never is. */
export type RecipeMark = "only" | "never";

/** The recipes that an organisation marked, by id, in ascending order. */
export interface RecipeLists {
  readonly only: readonly number[];
  readonly never: readonly number[];
}

const ordered = (ids: Iterable<number>): number[] => [...new Set(ids)].sort((a, b) => a - b);

interface Stored {
  readonly whitelisted_recipes: readonly number[];
  readonly denylist_recipes: readonly number[];
}

export const toLists = (organisation: Stored): RecipeLists => ({
  only: ordered(organisation.whitelisted_recipes),
  never: ordered(organisation.denylist_recipes),
});

export const toStored = ({ only, never }: RecipeLists) => ({
  whitelisted_recipes: [...only],
  denylist_recipes: [...never],
});

/** The lists after a press on one mark of a recipe: set, or taken off again. No recipe has both marks. */
export function pressed(lists: RecipeLists, id: number, mark: RecipeMark): RecipeLists {
  const without = (ids: readonly number[]) => ids.filter((other) => other !== id);
  const isOn = lists[mark].includes(id);
  const rest = { only: without(lists.only), never: without(lists.never) };
  return isOn ? rest : { ...rest, [mark]: ordered([...rest[mark], id]) };
}

export const sameLists = (one: RecipeLists, other: RecipeLists): boolean =>
  one.only.join() === other.only.join() && one.never.join() === other.never.join();
