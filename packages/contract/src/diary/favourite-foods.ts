import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, id } from "../fields.ts";
import { rememberedFood } from "./usual-foods.ts";

/** Most foods that one person marks (ledger FOOD-076). */
export const MAX_FAVOURITE_FOODS = 200;

const own = {
  feature: "diary",
  path: "users/favourite-foods/",
  access: { who: "own", coach: "none" },
} as const;

/** The foods that someone marked, the last one first. */
export const favouriteFoods = entity("FavouriteFoods", z.object({ foods: z.array(rememberedFood) }));
export type FavouriteFoods = z.output<typeof favouriteFoods>;

export const findFavouriteFoods = endpoint({
  ...own,
  name: "find-favourite-foods",
  method: "GET",
  summary: "Favourite foods, each in the amount of the last time, or in a usual one",
  answer: favouriteFoods,
});

export const markFavouriteFood = endpoint({
  ...own,
  name: "mark-favourite-food",
  method: "POST",
  consent: ["BODY_AND_PLAN"],
  summary: "Mark a food as a favourite, or take the mark off; a repeat changes nothing",
  status: 200,
  body: z.object({ food: id(), is_favourite: z.boolean() }),
  answer: z.object({ food: id(), is_favourite: z.boolean() }),
});
