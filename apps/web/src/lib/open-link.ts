import { alertProblem } from "./alerts.ts";

/** A page needs the network; the mail program or the telephone does not. */
const needsNetwork = (address: string): boolean => /^https?:/.test(address);

/**
 * Leaves for an address outside the app. One that cannot open is said, and the screen stays as it is (ledger NAV-026).
 * Answers whether the browser is on its way.
 */
export function openLink(address: string, failed: string): boolean {
  try {
    if (needsNetwork(address) && !navigator.onLine) throw new Error("There is no network.");
    location.assign(new URL(address));
    return true;
  } catch {
    alertProblem(failed);
    return false;
  }
}
