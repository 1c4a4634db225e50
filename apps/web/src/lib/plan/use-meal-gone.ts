import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { announce } from "../dialogs/alerts.ts";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { isGone } from "../server/call-error.ts";
import { refreshCalendarDays } from "./calendar-days.ts";

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
