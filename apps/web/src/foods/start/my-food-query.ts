import { generateMeals, ownProducts } from "@plateful/contract";
import { isRealSlot } from "@plateful/planning";
import { queryOptions } from "@tanstack/react-query";
import { GENERATED_MEALS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { FIRST_PRODUCTS, OWN_PRODUCTS } from "../own-products/own-product-query.ts";

const MAX_RECIPES = 10;

/** The first products of one's own by their names. */
export const ownFoodQuery = queryOptions({
  queryKey: [OWN_PRODUCTS, "start"],
  queryFn: ({ signal }) => call(ownProducts.list, { ...FIRST_PRODUCTS, signal }),
  meta: { silent: true },
});

/** Recipes of one's own in a portion for a meal; none for a meal without a place in the plan. */
export const ownRecipesQuery = (author: number, date: string, slot: number | null) =>
  queryOptions({
    queryKey: [GENERATED_MEALS, "own", author, date, slot],
    queryFn: async ({ signal }) => {
      if (slot === null || !isRealSlot(slot)) return [];
      const meal = { meal_slot_specification: slot, date_to_plan_for: date };
      const own = { author, source_provider: ["USER_GENERATED" as const], page_size: MAX_RECIPES };
      return (await call(generateMeals, { query: { ...meal, ...own }, signal })).results;
    },
    meta: { silent: true },
  });
