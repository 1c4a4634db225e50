import type { GroceryList, GroceryListItem } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { calendarDaysQuery } from "../../diary/index.ts";
import { useIsDesktop } from "../../lib/device/use-media.ts";
import { recipeMealQuery } from "../../lib/plan/recipe-meal-query.ts";
import { dinnersOfDays, itemsOfMeal, type ListDinner } from "./dinners-of-list.ts";

/** The dinners of one's own list, and the one that the list is for at the moment (ledger GROC-041). */
export interface DinnerFilter {
  readonly dinners: readonly ListDinner[];
  readonly chosen: ListDinner | null;
  /** Chooses one; the chosen one again shows the whole list. */
  readonly choose: (dinner: ListDinner | null) => void;
  /** What of the list is shown; all of it until the ingredients have been read. */
  readonly shown: (items: readonly GroceryListItem[]) => readonly GroceryListItem[];
  readonly hasFailed: boolean;
}

const NO_DAYS = { start_date: "", end_date: "" };

/** On a desktop the menu stands beside the list, so there is no strip. Lists of simple recipes have no amounts to filter by. */
export function useDinnerFilter(list: GroceryList | null | undefined, isFull: boolean): DinnerFilter {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const isPhone = !useIsDesktop();
  const { start_date: start, end_date: end } = list ?? NO_DAYS;
  const { data: days = [] } = useQuery({
    ...calendarDaysQuery(start, end),
    enabled: list?.status === "READY" && isPhone && isFull,
    refetchInterval: false,
    meta: { silent: true },
  });
  const dinners = dinnersOfDays(days);
  const chosen = dinners.find(({ mealId }) => mealId === chosenId) ?? null;
  const { data: meal, isError } = useQuery({
    ...recipeMealQuery(String(chosen?.mealId ?? 0)),
    enabled: chosen !== null,
    meta: { silent: true },
  });
  const isRead = chosen !== null && meal !== undefined;
  return {
    dinners,
    chosen,
    choose: (dinner) => setChosenId(dinner === null || dinner.mealId === chosenId ? null : dinner.mealId),
    shown: (items) => (isRead ? itemsOfMeal(items, meal) : items),
    hasFailed: chosen !== null && isError,
  };
}
