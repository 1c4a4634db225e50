import { ABSENT, type Aim, type Build, deletes, forSelf, of, on, plain } from "./access-request.ts";
import type { World } from "./access-world.ts";
import { OWN_PRODUCT } from "./factories.ts";

const amount = ({ things }: World) => ({ suggested_serving: things.serving, quantity: 2 });

/** A preference of the organisation for a food without one, where the call is carried out. */
const toPrefer = async (world: World, aim: Aim) => ({
  organisation_id: of(aim, world.things.organisation),
  suggested_serving: aim.isThere && aim.isCarriedOut ? await world.newServing() : world.things.serving,
});

/** Searching foods, foods in the diary, and the servings that an organisation prefers. */
export const foods: Record<string, Build> = {
  "list-foods": plain(),
  "get-food": on("food"),
  "search-foods": plain({ query: { query: "milk" } }),
  "autocomplete-foods": plain({ query: { query: "milk" } }),
  "find-food-by-barcode": plain({ query: { barcode: "2000000000022" } }),
  "list-suggested-servings": plain(),
  "search-suggested-servings": plain({ query: { query: "milk" } }),

  "list-preferred-servings": (world, aim) => ({
    query: { organisation_id: aim.isThere ? world.things.organisation : ABSENT },
  }),
  "create-preferred-serving": async (world, aim) => ({ body: await toPrefer(world, aim) }),
  "get-preferred-serving": on("preferredServing"),
  "replace-preferred-serving": on("preferredServing", ({ things }) => ({
    organisation_id: things.organisation,
    suggested_serving: things.serving,
  })),
  "change-preferred-serving": on("preferredServing", ({ things }) => ({ suggested_serving: things.serving })),
  "delete-preferred-serving": deletes("preferredServing", (world) => world.newPreferredServing()),

  "list-single-food-meals": plain(),
  "create-single-food-meal": forSelf((world) => ({ ingredient: amount(world) })),
  "get-single-food-meal": on("singleFood"),
  "replace-single-food-meal": on("singleFood", (world) => ({ ingredient: amount(world) })),
  "change-single-food-meal": on("singleFood", () => ({ quantity: 3 })),
  "delete-single-food-meal": deletes("singleFood", (world) => world.newSingleFood()),
  "plan-single-food-meal": ({ things }, aim) => ({
    body: {
      calendar_day_id: of(aim, things.day),
      meal_slot_id: things.slot,
      quantity: 1.5,
      suggested_serving_id: things.serving,
    },
  }),
  "plan-single-food-meals": ({ things }, aim) => ({
    body: {
      calendar_day_id: of(aim, things.day),
      meal_slot_id: things.slot,
      foods: [{ suggested_serving_id: things.serving, quantity: 1.5 }],
    },
  }),

  "find-device-foods": plain(),
  "get-likings": plain(),
  "change-likings": ({ things }) => ({ body: { forget: things.recipes[0] } }),
  "find-favourite-foods": plain(),
  "get-nutrients": plain({ query: { from: "2026-03-16", until: "2026-03-22" } }),
  "find-nutrient-meals": plain({ query: { from: "2026-03-16", until: "2026-03-22" } }),
  "get-week-reasons": plain({ query: { date: "2026-03-18" } }),
  "mark-favourite-food": ({ things }) => ({ body: { food: things.food, is_favourite: true } }),

  "list-own-products": plain(),
  "create-own-product": plain({ body: OWN_PRODUCT }),
  "get-own-product": on("ownProduct"),
  "replace-own-product": on("ownProduct", () => OWN_PRODUCT),
  "change-own-product": on("ownProduct", () => ({ salt: 0.2 })),
  "delete-own-product": deletes("ownProduct", (world) => world.newOwnProduct()),
  "plan-own-product": ({ things }, aim) => ({
    body: {
      calendar_day_id: of(aim, things.day),
      meal_slot_id: things.slot,
      own_product_id: things.ownProduct,
      amount: 40,
    },
  }),
};
