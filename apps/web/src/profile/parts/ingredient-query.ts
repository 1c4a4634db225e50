import { type IngredientToAvoid, listIngredientsToAvoid } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { currentLanguage } from "../../lib/language/language.ts";
import { call } from "../../lib/server/call.ts";

/** Every ingredient that can be avoided, in the person's language. */
export const ingredientsToAvoidQuery = () =>
  queryOptions({
    queryKey: ["ingredients-to-avoid", currentLanguage()],
    queryFn: async ({ signal }): Promise<readonly IngredientToAvoid[]> => {
      const found: IngredientToAvoid[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await call(listIngredientsToAvoid, { query: { page, page_size: 100 }, signal });
        found.push(...answer.results);
        if (answer.next === null) return found;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
