import { onlineManager } from "@tanstack/react-query";

/** How often what is shown is read anew, in milliseconds (api.md 11; ledger CACHE-001, CACHE-002). */
export const POLL = {
  currentUser: 1_800_000,
  calendarDays: 30_000,
  measurements: 60_000,
  clients: 60_000,
  growingGroceryList: 2_000,
} as const;

/** A poll that rests without a network; the return of the network reads at once by itself (ledger CACHE-003). */
export const pollEvery = (milliseconds: number) => (): number | false =>
  onlineManager.isOnline() ? milliseconds : false;

/** Waits after the last keystroke before asking the server (ledger CACHE-004), in milliseconds. */
export const DEBOUNCE = {
  foodSearch: 300,
  recipeSearch: 200,
  clientSearch: 1_000,
  servingsSave: 1_000,
  prefetch: 500,
} as const;
