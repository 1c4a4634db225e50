import { listIngredientsToAvoid } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

/** As many as one page may hold: the whole list is shorter. */
const ALL = 100;

/** Foods that can be kept out of recipes, named in the person's language. */
export const ingredientsToAvoidQuery = (language: string, search: string) =>
  queryOptions({
    queryKey: ["ingredients-to-avoid", language, search],
    queryFn: ({ signal }) =>
      call(listIngredientsToAvoid, {
        query: { page_size: ALL, ...(search === "" ? {} : { search }) },
        signal,
      }),
  });
