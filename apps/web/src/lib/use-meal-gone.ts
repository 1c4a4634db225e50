import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { announce } from "./alerts.ts";
import { refreshCalendarDays } from "./calendar-days.ts";
import { isGone } from "./call-error.ts";
import { usePhrases } from "./LanguageProvider.tsx";

/**
 * Handles a change to a meal that a better plan has just replaced: says so, and shows the day as it is. Other
 * failures are left to others; a mutation that uses this says `meta.saysGone` (ledger PLAN-178).
 */
export function useMealGone(): (error: unknown) => Promise<void> {
  const queryClient = useQueryClient();
  const { swap: words } = usePhrases().planChanges;
  return useCallback(
    async (error) => {
      if (!isGone(error)) return;
      // Seldom needed, so it is no part of the first load.
      const { wasMadeBetterLately } = await import("./better-plan.ts");
      announce(wasMadeBetterLately() ? words.goneText : words.goneOther);
      await refreshCalendarDays(queryClient);
    },
    [queryClient, words],
  );
}
