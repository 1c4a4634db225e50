import { showToast } from "../ui/show-toast.ts";

const ONE_SECOND_MS = 1_000;
let lastAlertAt = Number.NEGATIVE_INFINITY;

/** Shows a problem that no screen shows at its place; at most one per second (ledger ERR-004, ERR-011). */
export function alertProblem(message: string, now: number = performance.now()): boolean {
  if (now - lastAlertAt < ONE_SECOND_MS) return false;
  lastAlertAt = now;
  showToast({ message, role: "alert" });
  return true;
}

/** Says that something worked. */
export function announce(message: string): void {
  showToast({ message });
}
