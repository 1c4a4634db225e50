import { type CalendarDay, ingredients, type RecipeMeal } from "@plateful/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useServingText } from "../../lib/food/use-serving-text.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CALENDAR_DAYS, refreshCalendarDays } from "../../lib/plan/calendar-days.ts";
import { recipeMealQuery } from "../../lib/plan/recipe-meal-query.ts";
import { useMealGone } from "../../lib/plan/use-meal-gone.ts";
import { call, newIdempotencyKey } from "../../lib/server/call.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import type { OwnShare } from "./own-share.ts";
import {
  type IngredientChange,
  withIngredientChange,
  withIngredientOf,
  withQuantity,
} from "./with-ingredient.ts";

/** Every change of ingredients waits for the one before it, so that the last press holds. */
const ONE_BY_ONE = "meal-ingredients";

interface Wish {
  readonly share: OwnShare;
  /** Servings of one portion; null takes the ingredient out. */
  readonly servings: number | null;
  /** It takes an earlier change back, which needs no word. */
  readonly isUndo?: boolean;
}

const send = ({ portions }: RecipeMeal, { share, servings }: Wish) => {
  const params = { id: String(share.ingredientId) };
  return servings === null
    ? call(ingredients.remove, { params })
    : call(ingredients.change, { params, body: { quantity: servings * portions } });
};

/** Adds a food to one portion of a planned recipe, and with it to what is cooked for the others (ledger REC-116). */
export const addToMeal = (
  meal: Pick<RecipeMeal, "id" | "portions">,
  { servingId, servings }: { readonly servingId: number; readonly servings: number },
  idempotencyKey: string,
) =>
  call(ingredients.create, {
    body: {
      quantity: servings * meal.portions,
      suggested_serving: servingId,
      object_id: meal.id,
      content_type: "recipemeal",
    },
    idempotencyKey,
  });

/** Changes a planned meal wherever its day is shown. */
function changeShownMeal(queryClient: QueryClient, mealId: number, change: IngredientChange): void {
  queryClient.setQueriesData<CalendarDay[]>({ queryKey: [CALENDAR_DAYS] }, (days) =>
    days?.map((day) => ({
      ...day,
      calendar_items: day.calendar_items.map((item) =>
        item.object_id === mealId ? withIngredientChange(item, change) : item,
      ),
    })),
  );
}

/** Reads a planned recipe and the days again. */
export async function refreshMeal(queryClient: QueryClient, mealId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(recipeMealQuery(String(mealId))),
    refreshCalendarDays(queryClient),
  ]);
}

/**
 * Changes the ingredients of one planned meal; the recipe stays as it is. The day moves under the finger, a refusal puts
 * back what was there, and the toast takes the change back (ledger REC-116).
 */
export function useMealIngredients(meal: RecipeMeal) {
  const queryClient = useQueryClient();
  const text = useServingText();
  const { ownPortion, general } = usePhrases();
  const words = ownPortion.ingredients;
  const mealGone = useMealGone();
  const { queryKey } = recipeMealQuery(String(meal.id));

  const show = ({ share, servings }: Wish) => {
    const before = queryClient.getQueryData(queryKey);
    const change = { serving: share.serving, gained: (servings ?? 0) - share.servings };
    const quantity = servings === null ? null : servings * meal.portions;
    changeShownMeal(queryClient, meal.id, change);
    queryClient.setQueryData(queryKey, (shown) => shown && withQuantity(shown, share.ingredientId, quantity));
    return before;
  };
  /** Without a network nothing is read again that would correct what was shown too early. */
  const showAgain = ({ share, servings }: Wish, before: RecipeMeal | undefined) => {
    const change = { serving: share.serving, gained: share.servings - (servings ?? 0) };
    changeShownMeal(queryClient, meal.id, change);
    queryClient.setQueryData(
      queryKey,
      (shown) => shown && before && withIngredientOf(shown, before, share.ingredientId),
    );
  };
  const changing = useMutation({
    mutationKey: [ONE_BY_ONE],
    scope: { id: ONE_BY_ONE },
    mutationFn: (wish: Wish) => send(meal, wish),
    onMutate: async (wish) => {
      await Promise.all([
        queryClient.cancelQueries({ queryKey: [CALENDAR_DAYS] }),
        queryClient.cancelQueries({ queryKey }),
      ]);
      return show(wish);
    },
    meta: { saysGone: true },
    onError: (error, wish, before) => {
      showAgain(wish, before);
      void mealGone(error);
    },
    // A change that still waits would be shown as undone for a moment.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: [ONE_BY_ONE] }) > 1
        ? undefined
        : refreshMeal(queryClient, meal.id),
    onSuccess: (_answer, { share, servings, isUndo }) => {
      if (isUndo === true) return;
      const { name, serving } = share;
      const amount = servings === null ? null : text.servings(serving, servings);
      showToast({
        about: `ingredient-${share.ingredientId}`,
        message: amount === null ? words.removed({ name }) : words.changed({ name, amount }),
        undo: { label: general.undo, onUndo: () => takeBack(share, servings) },
      });
    },
  });
  const adding = useMutation({
    scope: { id: ONE_BY_ONE },
    mutationFn: ({ serving, servings }: OwnShare) =>
      addToMeal(meal, { servingId: serving.id, servings }, newIdempotencyKey()),
    meta: { saysGone: true },
    onError: (error) => void mealGone(error),
    onSettled: () => refreshMeal(queryClient, meal.id),
  });
  function takeBack(share: OwnShare, servings: number | null): void {
    if (servings === null) adding.mutate(share);
    else changing.mutate({ share: { ...share, servings }, servings: share.servings, isUndo: true });
  }
  return changing.mutate;
}
