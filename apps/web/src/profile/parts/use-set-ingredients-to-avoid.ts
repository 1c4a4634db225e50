import { setIngredientsToAvoid, type User } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { currentUserQuery, refreshAfterProfileChange } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";

/** Replaces the whole set of ingredients that the signed-in person avoids, or a coach's client. */
export function useSetIngredientsToAvoid(client?: User) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      call(setIngredientsToAvoid, {
        body: {
          ingredient_to_avoid_ids: [...ids],
          ...(client === undefined ? {} : { user_id: client.id }),
        },
      }),
    onSuccess: ({ ingredient_to_avoid_ids }) => {
      if (client === undefined)
        queryClient.setQueryData(currentUserQuery.queryKey, (user: User | undefined) =>
          user === undefined ? user : { ...user, ingredients_to_avoid: ingredient_to_avoid_ids },
        );
      void refreshAfterProfileChange(queryClient);
    },
    meta: { silent: true },
  });
}
