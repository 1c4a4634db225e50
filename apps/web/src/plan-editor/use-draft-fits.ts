import { useDebouncedValue } from "@mantine/hooks";
import { isSimple } from "@plateful/access";
import type { FittingRecipes, User } from "@plateful/contract";
import { type ClientNutritionPlan, plannedSlots } from "@plateful/nutrition";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { toAccessUser } from "../lib/person/current-user.ts";
import { DEBOUNCE } from "../lib/server/polling.ts";
import { fittingQuery } from "../profile/index.ts";

/**
 * What fits each meal as it is drafted, a moment after the last change; the last answer stays until the next one is
 * there, and null stands for simple recipes and for what cannot be read (ledger PLAN-170).
 */
export function useDraftFits(
  client: User,
  plan: ClientNutritionPlan,
  isAsked: boolean,
): FittingRecipes["slots"] | null {
  const slots = useMemo(
    () =>
      plannedSlots(plan)
        .filter(({ macros }) => macros.kcal > 0)
        .map(({ mealMoment, macros }) => ({ meal_moment: mealMoment, ...macros })),
    [plan],
  );
  const [asked] = useDebouncedValue(slots, DEBOUNCE.fitting);
  const { data } = useQuery({
    ...fittingQuery({ slots: asked }, client.id),
    enabled: isAsked && asked.length > 0 && !isSimple(toAccessUser(client)),
  });
  return data?.slots ?? null;
}
