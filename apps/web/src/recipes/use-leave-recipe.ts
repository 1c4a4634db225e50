import { useCanGoBack, useNavigate, useRouter } from "@tanstack/react-router";
import { PATHS } from "../lib/paths.ts";

/** Leaves a recipe for where it was opened from; a recipe that was opened by its address leads to the planner. */
export function useLeaveRecipe(date: string | null): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else void navigate({ to: PATHS.planner, search: date === null ? {} : { date } });
  };
}
