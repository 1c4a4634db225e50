import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { groceryShareQuery } from "./grocery-share-query.ts";
import type { ShoppingPerson } from "./shopping-people.ts";

/** With whom the person shops from their own lists; nobody else until that is known. */
export function useSharePeople() {
  const { groceries } = usePhrases();
  const me = useCurrentUser();
  const { data: share, refetch: refetchShare } = useQuery(groceryShareQuery);
  const { nameless, you } = groceries.sharing;
  const shoppers = share?.shoppers ?? [];
  const people: readonly ShoppingPerson[] | undefined =
    shoppers.length === 0
      ? undefined
      : [
          { user: me.id, name: me.first_name || you },
          ...shoppers.map(({ user, name }) => ({ user, name: name ?? nameless })),
        ];
  return { share, people, refetchShare };
}
