import { type Build, on } from "./access-request.ts";
import type { World } from "./access-world.ts";

/** The recipe that is planned already: it may always stay. */
const same = ({ things }: World) => ({ recipe_template: things.recipes[0], portions_multiplier: 1.2 });
const meals = (world: World, more: object = {}) => ({
  meals: [{ calendar_item: world.things.planned, ...same(world), ...more }],
});

/** Changing what is planned already. */
export const SWAP_REQUESTS: Record<string, Build> = {
  "find-swaps": on("planned"),
  "swap-meal": on("planned", same),
  "restore-meals": on("day", (world) => meals(world, { portions: 2 })),
  "offer-rebalance": on("day"),
  "rebalance-day": on("day", (world) => meals(world)),
  "explain-meal": on("recipeMeal"),
};
