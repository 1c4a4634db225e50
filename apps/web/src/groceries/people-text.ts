import type { GroceryList } from "@plateful/contract";
import type { Phrases } from "@plateful/phrases";

/** For how many people dishes are bought, in words; null where everybody eats alone or it is not known (ledger PLAN-182). */
export const peopleText = (
  people: GroceryList["people"],
  { groceries }: Pick<Phrases, "groceries">,
): string | null => (people === null || people.most < 2 ? null : groceries.list.forPeople(people));
