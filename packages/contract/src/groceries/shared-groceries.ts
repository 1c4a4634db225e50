import { GROCERY_CATEGORIES } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, datetime, entity, id, idInPath, text } from "../fields.ts";
import { GROCERY_LIST_STATUSES, groceryListItem } from "./grocery-list.ts";

const joined = { feature: "groceries", access: { who: "user" } } as const;

/** Someone who shops from a person's lists; the name is null where they gave none. */
export const groceryShopper = entity(
  "GroceryShopper",
  z.object({ id: id(), user: id(), name: z.nullable(z.string()), joined_at: datetime() }),
);
export type GroceryShopper = z.output<typeof groceryShopper>;

/** A person whose lists the caller shops from. */
export const joinedGroceries = entity(
  "JoinedGroceries",
  z.object({ id: id(), user: id(), name: z.nullable(z.string()) }),
);
export type JoinedGroceries = z.output<typeof joinedGroceries>;

/** With whom the caller shops: by their own lists, and by those of others. */
export const groceryShare = entity(
  "GroceryShare",
  z.object({
    /** Until when the link lets people join; null without one. */
    link_expires_at: z.nullable(datetime()),
    shoppers: z.array(groceryShopper),
    joined: z.array(joinedGroceries),
  }),
);
export type GroceryShare = z.output<typeof groceryShare>;

/** The secret part of a link, shown once. */
export const groceryShareLink = entity(
  "GroceryShareLink",
  z.object({ token: z.string(), expires_at: datetime() }),
);
export type GroceryShareLink = z.output<typeof groceryShareLink>;

/** A dinner that a list buys for: what it is called and looks like, and nothing of its portions or figures. */
const sharedDinner = z.object({
  date: date(),
  recipe: z.object({
    id: id(),
    name: z.string(),
    image: z.nullable(z.string()),
    picture_version: z.nullable(z.string()),
  }),
});

/** The latest list of someone whom the caller shops for: what to buy, and of their plan the dinners alone. */
export const sharedGroceryList = entity(
  "SharedGroceryList",
  z.object({
    id: id(),
    user: id(),
    start_date: date(),
    end_date: date(),
    status: choice(GROCERY_LIST_STATUSES),
    items: z.array(groceryListItem),
    /** Those that are still to be eaten; none where the owner was promised that they are not shown. */
    dinners: z.array(sharedDinner),
    created: datetime(),
  }),
);
export type SharedGroceryList = z.output<typeof sharedGroceryList>;

export const sharedGroceries = entity(
  "SharedGroceries",
  z.object({
    owner: joinedGroceries,
    /** Everyone who shops from it beside the owner, the caller too. */
    shoppers: z.array(z.object({ user: id(), name: z.nullable(z.string()) })),
    list: z.nullable(sharedGroceryList),
  }),
);
export type SharedGroceries = z.output<typeof sharedGroceries>;

export const getGroceryShare = endpoint({
  ...joined,
  name: "get-grocery-share",
  method: "GET",
  path: "groceryShare/",
  summary: "With whom one shops, by one's own lists and by those of others",
  answer: groceryShare,
});

export const createGroceryShareLink = endpoint({
  ...joined,
  name: "create-grocery-share-link",
  method: "POST",
  path: "groceryShareLink/",
  summary: "Make the link by which others join one's lists; an earlier link stops working",
  answer: groceryShareLink,
});

export const deleteGroceryShareLink = endpoint({
  ...joined,
  name: "delete-grocery-share-link",
  method: "DELETE",
  path: "groceryShareLink/",
  summary: "Withdraw the link; whoever has joined stays",
});

export const joinGroceryShare = endpoint({
  ...joined,
  name: "join-grocery-share",
  method: "POST",
  path: "groceryShopper/",
  summary: "Join the lists of the person who made the link",
  body: z.object({ token: text(100) }),
  repeatStatus: 200,
  answer: joinedGroceries,
});

export const deleteGroceryShopper = endpoint({
  ...joined,
  name: "delete-grocery-shopper",
  method: "DELETE",
  path: "groceryShopper/{id}/",
  summary: "Remove someone from one's lists, or leave those of another",
  params: idInPath,
  errors: ["not_found"],
});

export const getSharedGroceryList = endpoint({
  ...joined,
  name: "get-shared-grocery-list",
  method: "GET",
  path: "sharedGroceryList/{id}/",
  summary: "Read the latest list of a person whom one shops for",
  params: idInPath,
  errors: ["not_found"],
  answer: sharedGroceries,
});

export const createSharedGroceryItem = endpoint({
  ...joined,
  name: "create-shared-grocery-item",
  method: "POST",
  path: "sharedGroceryItem/",
  summary: "Add something to a shared list; without a category it is guessed from the name",
  body: z.object({ list: id(), name: text(300), category: z.optional(choice(GROCERY_CATEGORIES)) }),
  answer: groceryListItem,
});

export const changeSharedGroceryItem = endpoint({
  ...joined,
  name: "change-shared-grocery-item",
  method: "PATCH",
  path: "sharedGroceryItem/{id}/",
  summary: "Tick an item of a shared list, put it aside, or change its name",
  params: idInPath,
  body: z.object({
    checked: z.optional(z.boolean()),
    name: z.optional(text(300)),
    category: z.optional(choice(GROCERY_CATEGORIES)),
    at_home: z.optional(z.boolean()),
  }),
  errors: ["not_found"],
  answer: groceryListItem,
});

export const deleteSharedGroceryItem = endpoint({
  ...joined,
  name: "delete-shared-grocery-item",
  method: "DELETE",
  path: "sharedGroceryItem/{id}/",
  summary: "Take something that was added off a shared list",
  params: idInPath,
  errors: ["not_found"],
});
