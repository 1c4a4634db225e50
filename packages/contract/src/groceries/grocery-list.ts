import { GROCERY_CATEGORIES, MEAL_MOMENTS, PACK_KINDS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  choice,
  date,
  datetime,
  entity,
  id,
  idInPath,
  maybe,
  pageOf,
  pageQuery,
  queryId,
  text,
} from "../fields.ts";

const own = {
  feature: "groceries",
  access: { who: "own", coach: "none" },
  consent: ["BODY_AND_PLAN"],
} as const;

/** Characters in the name of a shop. */
export const MAX_SHOP_NAME = 40;

/** A list is filled after it was made; it can be used once it is READY. */
export const GROCERY_LIST_STATUSES = ["GENERATING", "READY", "FAILED"] as const;

/** One thing to buy; an amount that cannot be added up is null. */
export const groceryListItem = entity(
  "GroceryListItem",
  z.object({
    id: id(),
    name: z.string(),
    category: choice(GROCERY_CATEGORIES),
    checked: z.boolean(),
    quantity: z.nullable(z.number()),
    unit: z.nullable(z.string()),
    /** Added by the person; what is not ticked is carried over to their next list. */
    is_own: z.boolean(),
    /** The person has it at home, so that it is not bought. */
    at_home: z.boolean(),
    /** Who ticked it last; null when nobody did, or their account is gone. */
    ticked_by: z.nullable(id()),
    /** What a shop sells it in, by our estimate; null where that is not known, or where it is counted. */
    pack: z.nullable(
      z.object({ count: z.int(), size: z.number(), unit: z.enum(["g", "ml"]), kind: choice(PACK_KINDS) }),
    ),
    /** What is left of fresh packs, in their unit, and the planned meal that uses it up; null on the lists of others. */
    left_over: z.nullable(
      z.object({ amount: z.number(), used_by: z.nullable(z.object({ date: date(), name: z.string() })) }),
    ),
    /** Earlier packs probably leave enough of it; false on the lists of others. */
    is_likely_at_home: z.boolean(),
    /** The last day on which it is at home; null where it is not, or without an end. */
    at_home_until: z.nullable(date()),
    /** The dishes of the list that need it; none on the lists of others. */
    dishes: z.array(id()),
    /** What is bought of it costs about so many euro cents, by our estimate; null where nobody knows. */
    cents: z.nullable(z.int()),
    /** The part of it that the meals of the list use; the rest stays in packs. */
    used_cents: z.nullable(z.int()),
  }),
);
export type GroceryListItem = z.output<typeof groceryListItem>;

/** What to buy for the meals planned from the start date to the end date, both included. */
export const groceryList = entity(
  "GroceryList",
  z.object({
    id: id(),
    user: id(),
    start_date: date(),
    end_date: date(),
    status: choice(GROCERY_LIST_STATUSES),
    items: z.array(groceryListItem),
    /** The dishes that it was made for, by name and picture. */
    dishes: z.array(
      z.object({
        id: id(),
        name: z.string(),
        image: z.nullable(z.string()),
        picture_version: z.nullable(z.string()),
      }),
    ),
    /**
     * Left-overs of which only one side lies in these days, when the list was made: eaten in them and cooked before, so that
     * nothing is bought, or cooked in them and eaten after, so that it is bought along. The same of meals that are cooked on an earlier
     * day.
     */
    edge_leftovers: z.array(
      z.object({
        date: date(),
        meal_moment: choice(MEAL_MOMENTS),
        cooked_date: date(),
        cooked_moment: choice(MEAL_MOMENTS),
        /** It is no left-over, but cooked on an earlier day; left out on lists of before. */
        is_ahead: z.optional(z.boolean()),
      }),
    ),
    /** The smallest and the largest table that its dishes were bought for when it was made; null without dishes. */
    people: z.nullable(z.object({ fewest: z.int(), most: z.int() })),
    /** Where it is bought, in the person's own words; null where they named no shop. */
    shop: z.nullable(z.string()),
    created: datetime(),
  }),
);
export type GroceryList = z.output<typeof groceryList>;

export const listGroceryLists = endpoint({
  ...own,
  name: "list-grocery-lists",
  method: "GET",
  path: "groceryList/",
  summary: "List grocery lists, newest first",
  query: z.object({
    ...pageQuery,
    user: z.optional(queryId()),
    start_date: z.optional(date()),
    end_date: z.optional(date()),
  }),
  answer: pageOf(groceryList),
});

export const createGroceryList = endpoint({
  ...own,
  name: "create-grocery-list",
  method: "POST",
  path: "groceryList/",
  summary: "Start a grocery list for a range of days, at most 31",
  body: z.object({ start_date: date(), end_date: date(), user: z.optional(id()) }),
  answer: groceryList,
});

export const getGroceryList = endpoint({
  ...own,
  name: "get-grocery-list",
  method: "GET",
  path: "groceryList/{id}/",
  summary: "Read a grocery list with its items",
  params: idInPath,
  errors: ["not_found"],
  answer: groceryList,
});

export const deleteGroceryList = endpoint({
  ...own,
  name: "delete-grocery-list",
  method: "DELETE",
  path: "groceryList/{id}/",
  summary: "Delete a grocery list",
  params: idInPath,
  errors: ["not_found"],
});

export const setGroceryListShop = endpoint({
  ...own,
  name: "set-grocery-list-shop",
  method: "PATCH",
  path: "groceryList/{id}/",
  summary: "Say in which shop a list is bought; the lists after it are for the same shop",
  params: idInPath,
  body: z.object({ shop: maybe(text(MAX_SHOP_NAME)) }),
  errors: ["not_found"],
  answer: groceryList,
});

/** Shops by name, the unnamed one by null, and their shelves in the order in which they are passed. */
export const groceryShops = entity(
  "GroceryShops",
  z.object({
    shops: z.array(z.object({ name: z.nullable(z.string()), aisles: z.array(choice(GROCERY_CATEGORIES)) })),
  }),
);
export type GroceryShops = z.output<typeof groceryShops>;

export const findGroceryShops = endpoint({
  ...own,
  name: "find-grocery-shops",
  method: "GET",
  path: "groceryShops/",
  summary: "List the shops of the latest lists, with the order of their aisles",
  answer: groceryShops,
});

export const createGroceryListItem = endpoint({
  ...own,
  name: "create-grocery-list-item",
  method: "POST",
  path: "groceryListItem/",
  summary: "Add something of one's own to a list",
  body: z.object({ list: id(), name: text(300), category: z.optional(choice(GROCERY_CATEGORIES)) }),
  answer: groceryListItem,
});

export const changeGroceryListItem = endpoint({
  ...own,
  name: "change-grocery-list-item",
  method: "PATCH",
  path: "groceryListItem/{id}/",
  summary: "Tick an item, put it aside as had at home, or change its name or aisle",
  params: idInPath,
  body: z.object({
    checked: z.optional(z.boolean()),
    name: z.optional(text(300)),
    category: z.optional(choice(GROCERY_CATEGORIES)),
    at_home: z.optional(z.boolean()),
    /** Together with `at_home`: the last day on which it is there. */
    at_home_until: maybe(date()),
  }),
  errors: ["not_found"],
  answer: groceryListItem,
});

export const deleteGroceryListItem = endpoint({
  ...own,
  name: "delete-grocery-list-item",
  method: "DELETE",
  path: "groceryListItem/{id}/",
  summary: "Take an item off a list",
  params: idInPath,
  errors: ["not_found"],
});
