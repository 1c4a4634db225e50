import type { Call } from "../platform/calls/call.ts";
import { firstServingOf } from "./first-serving.ts";
import { preferredServingsOf } from "./preferred-serving-store.ts";
import { type CataloguedServing, servingsOfFoods } from "./serving-catalogue.ts";

/**
 * The serving in which each of these foods is added as long as no amount of it is known: the one that the caller's organisation
 * prefers, else one of it as people take it (FOOD-018, FOOD-078). A food without servings is left out.
 */
export async function usualServings(
  { db, services, actor }: Pick<Call, "db" | "services" | "actor">,
  foods: readonly number[],
): Promise<ReadonlyMap<number, CataloguedServing>> {
  if (foods.length === 0) return new Map();
  const { organisationId } = actor;
  const preferred = organisationId === null ? null : await preferredServingsOf(db, organisationId, foods);
  const servings = await servingsOfFoods(services, db, foods);
  return new Map(
    foods.flatMap((food) => {
      const own = servings.get(food) ?? [];
      const one = own.find(({ row }) => row.id === preferred?.get(food)) ?? firstServingOf(own);
      return one === undefined ? [] : [[food, one] as const];
    }),
  );
}
