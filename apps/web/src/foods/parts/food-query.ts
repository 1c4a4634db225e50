import { type AnswerOf, type Food, getFood, preferredServings, searchFoods } from "@plateful/contract";
import type { Language } from "@plateful/phrases";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";

const FIVE_MINUTES_MS = 300_000;

type FoundFoods = AnswerOf<typeof searchFoods> & { readonly isOnDevice?: true };

const isUnreachable = (error: unknown): boolean => error instanceof CallError && error.status === 0;

/** The same without a network, where the device holds something; else the failure as it was. */
export async function fromDevice<Found>(
  error: unknown,
  find: () => Promise<Found | undefined>,
): Promise<Found> {
  const found = isUnreachable(error) ? await find().catch(() => undefined) : undefined;
  if (found === undefined) throw error;
  return found;
}

/**
 * The foods that a text finds, page by page; a failure is shown in the list (ledger FOOD-005, FOOD-006). Without a network those of
 * this device are searched (FOOD-083).
 */
export const foodSearchQuery = (text: string, language: Language) =>
  infiniteQueryOptions({
    queryKey: ["food-search", text, language],
    queryFn: async ({ signal, pageParam }): Promise<FoundFoods> => {
      try {
        return await call(searchFoods, { query: { query: text, page: pageParam }, signal });
      } catch (error) {
        return fromDevice(error, async () => {
          const { searchDeviceFoods } = await import("./device-foods.ts");
          return searchDeviceFoods(text, language);
        });
      }
    },
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.next === null ? null : page + 1),
    enabled: text !== "",
    // With the network back, all foods are searched.
    staleTime: ({ state }) => (state.data?.pages[0]?.isOnDevice === true ? 0 : FIVE_MINUTES_MS),
  });

/** One food with its servings. */
export const foodQuery = (id: string, language: Language) =>
  queryOptions<Food>({
    queryKey: ["food", id, language],
    queryFn: async ({ signal }) => {
      try {
        return await call(getFood, { params: { id }, signal });
      } catch (error) {
        return fromDevice(error, async () => {
          const { deviceFoodOf } = await import("./device-foods.ts");
          return deviceFoodOf(Number(id), language);
        });
      }
    },
    staleTime: FIVE_MINUTES_MS,
  });

/** The serving of a food that the person's organisation wants to be shown first; null without one (ledger FOOD-018). */
export const preferredServingQuery = (organisationId: number | null, foodId: string) =>
  queryOptions({
    queryKey: ["preferred-serving", organisationId, foodId],
    queryFn: async ({ signal }) => {
      const query = { organisation_id: organisationId ?? undefined, food: foodId };
      return (await call(preferredServings.list, { query, signal })).results[0]?.suggested_serving ?? null;
    },
    enabled: organisationId !== null,
    staleTime: FIVE_MINUTES_MS,
    meta: { silent: true },
  });
