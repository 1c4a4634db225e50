import { currentFoodChoice } from "../address/food-choice.ts";
import { PATHS } from "../address/paths.ts";

/** Screens on which what a person changes of their own is kept without a network. */
const KEPT_ON: ReadonlySet<string> = new Set([PATHS.planner, PATHS.progress, PATHS.groceries]);

/** A food that is added to one's own diary; another amount of one that is there is not kept. */
function isFoodForDiary(): boolean {
  const choice = currentFoodChoice();
  if (choice?.place === undefined || choice.place.clientId !== undefined) return false;
  return choice.ingredient === undefined && choice.logged === undefined;
}

/** Whether what a person changes on a screen is kept while there is no network (ledger NAV-034). */
export const keepsChanges = (path: string): boolean =>
  KEPT_ON.has(path) || (path.startsWith("/food/") && isFoodForDiary());
