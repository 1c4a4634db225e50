import { plannerDay } from "@plateful/planning";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { useToday } from "../../lib/device/today.ts";
import { storedPlannerDay, storePlannerDay } from "./planner-memory.ts";

export interface PlannerDay {
  readonly date: string;
  readonly today: string;
  readonly choose: (date: string) => void;
}

const isPlanner = ({ pathname }: { readonly pathname: string }) => pathname === PATHS.planner;

/**
 * Whether the last address came from a press on the tab of the open planner. The history tells, and not what is shown: a press on
 * another tab leaves the planner at once, though its day is shown until the other screen has loaded.
 */
function useTabPress() {
  const { history } = useRouter();
  const isPressed = useRef(false);
  useEffect(() => {
    let before = history.location;
    return history.subscribe(({ location }) => {
      isPressed.current = isPlanner(before) && isPlanner(location) && location.search === "";
      before = location;
    });
  }, [history]);
  return isPressed;
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

  const isTabPressed = useTabPress();
  useEffect(() => {
    if (named === undefined && isTabPressed.current) storePlannerDay(today, Date.now());
    isTabPressed.current = false;
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
  }, [named, date, today, navigate, isTabPressed]);

  return { date, today, choose };
}
