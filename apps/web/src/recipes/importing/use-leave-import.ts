import { useCanGoBack, useNavigate, useRouter } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";

/** Leaves for where it was opened from; what was opened by its address leads to the recipes. */
export function useLeaveImport(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else void navigate({ to: PATHS.recipes });
  };
}
