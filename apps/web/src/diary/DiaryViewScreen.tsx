import { DiaryView } from "./DiaryView.tsx";
import { usePlannerDay } from "./day/use-planner-day.ts";

/** The tab Planner: one's own diary. */
export function DiaryViewScreen() {
  return <DiaryView {...usePlannerDay()} />;
}
