import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { DEBOUNCE } from "../../lib/server/polling.ts";
import { clientFitsQuery } from "./choosable-recipes-query.ts";
import type { RecipeLists } from "./recipe-lists.ts";

/** What fits the clients with these lists, a moment after the last change. */
export function useClientFits(lists: RecipeLists) {
  const [asked] = useDebouncedValue(lists, DEBOUNCE.fitting);
  const { data, isError, isPlaceholderData } = useQuery(clientFitsQuery(asked));
  return { data, isError, isPlaceholderData };
}

export type ClientFitsState = ReturnType<typeof useClientFits>;
