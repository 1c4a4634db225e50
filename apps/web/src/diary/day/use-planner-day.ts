import { plannerDay } from "@plateful/planning";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { useToday } from "../../lib/device/today.ts";
import { storedPlannerDay, storePlannerDay } from "./planner-memory.ts";

export interface PlannerDay {
  readonly date: string;
  readonly today: string;
  readonly choose: (date: string) => void;
}

/**
 * Which day the planner shows. The address names it; without an address it is the day chosen last, or today when that
 * choice is older than 15 minutes, which is checked on opening and on coming back to the page (ledger DIARY-019). A press on
 * the tab of the open planner leads to today (DIARY-100).
 */
export function usePlannerDay(): PlannerDay {
  const today = useToday();
  const navigate = useNavigate();
  const { date: named } = useSearch({ from: "/people/tabs/planner" });
  const date = named ?? today;

  const choose = useCallback(
    (next: string) => {
      storePlannerDay(next, Date.now());
      void navigate({ to: PATHS.planner, search: { date: next }, replace: true, resetScroll: false });
    },
    [navigate],
  );

  const before = useRef(named);
  useEffect(() => {
    // The planner is open and its tab was pressed: that leads to today.
    if (named === undefined && before.current !== undefined) storePlannerDay(today, Date.now());
    before.current = named;
    const recall = () => {
      const stored = storedPlannerDay();
      // An address that was opened by hand is a choice of its own.
      if (named !== undefined && stored?.date !== named) return storePlannerDay(named, Date.now());
      const due = plannerDay(stored, Date.now(), today);
      if (due === date) return;
      void navigate({ to: PATHS.planner, search: { date: due }, replace: true });
    };
    const onReturn = () => {
      if (document.visibilityState === "visible") recall();
    };
    recall();
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [named, date, today, navigate]);

  return { date, today, choose };
}
