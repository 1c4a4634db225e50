import { focusManager } from "@tanstack/react-query";

/** How often what is shown is read again, in milliseconds (api.md 11; ledger CACHE-001, CACHE-002). */
export const POLL = {
  currentUser: 1_800_000,
  calendarDays: 30_000,
  measurements: 60_000,
  clients: 60_000,
  growingGroceryList: 2_000,
  /** Both see a tick within two seconds (ledger GROC-035). */
  sharedGroceries: 1_000,
  groceryShare: 10_000,
} as const;

/**
 * Lets every poll rest while nobody looks or there is no network; on return everything old is read at once
 * (ledger CACHE-003).
 */
export function restWhileAway(): void {
  focusManager.setEventListener((setPresent) => {
    const tell = () => setPresent(document.visibilityState === "visible" && navigator.onLine);
    document.addEventListener("visibilitychange", tell);
    window.addEventListener("online", tell);
    window.addEventListener("offline", tell);
    tell();
    return () => {
      document.removeEventListener("visibilitychange", tell);
      window.removeEventListener("online", tell);
      window.removeEventListener("offline", tell);
    };
  });
}

/** Waits after the last keystroke before asking the server (ledger CACHE-004), in milliseconds. */
export const DEBOUNCE = {
  foodSearch: 300,
  recipeSearch: 200,
  clientSearch: 1_000,
  servingsSave: 1_000,
  fitting: 400,
  prefetch: 500,
} as const;
