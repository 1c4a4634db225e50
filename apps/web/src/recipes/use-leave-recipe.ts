import { useCanGoBack, useNavigate, useRouter } from "@tanstack/react-router";
import { plannerHref } from "../lib/person/subject.ts";

/** Leaves a recipe for where it was opened from; a recipe that was opened by its address leads to the planner. */
export function useLeaveRecipe(root: string, date?: string): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else void navigate({ href: plannerHref(root, date) });
  };
}
