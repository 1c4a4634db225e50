import { showToast } from "../../ui/overlays/show-toast.ts";

const ONE_SECOND_MS = 1_000;
let lastAlertAt = Number.NEGATIVE_INFINITY;

/** Shows a problem that no screen shows at its place; at most one per second (ledger ERR-004, ERR-011). */
export function alertProblem(message: string, now: number = performance.now()): boolean {
  const since = now - lastAlertAt;
  // Less than nothing is a clock that was set back, as tests with timers of their own do: it must not silence what follows.
  if (since >= 0 && since < ONE_SECOND_MS) return false;
  lastAlertAt = now;
  showToast({ message, role: "alert" });
  return true;
}

/** Says that something worked. */
export function announce(message: string): void {
  showToast({ message });
}
