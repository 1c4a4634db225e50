import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { DEBOUNCE } from "../lib/server/polling.ts";
import { NO_FILTER } from "./simple-filter.ts";
import { suggestionsQuery } from "./simple-recipe-query.ts";

/** Reads the first suggestions ahead, once the screen has come to rest; a failure is only logged (ledger CACHE-011). */
export function usePrefetchSuggestions(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(
      () => void queryClient.prefetchInfiniteQuery(suggestionsQuery(NO_FILTER)),
      DEBOUNCE.prefetch,
    );
    return () => clearTimeout(timer);
  }, [queryClient]);
}
