import { GROCERY_CATEGORIES } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, datetime, entity, id, idInPath, pageOf, pageQuery, queryId, text } from "../fields.ts";
import { GROCERY_LIST_STATUSES } from "./grocery-list.ts";

const own = {
  feature: "groceries",
  access: { who: "own", coach: "none" },
  consent: ["BODY_AND_PLAN"],
} as const;

/** One line to buy, as text. */
export const simpleGroceryListItem = entity(
  "SimpleGroceryListItem",
  z.object({
    id: id(),
    text: z.string(),
    category: choice(GROCERY_CATEGORIES),
    is_checked: z.boolean(),
    /** Added by the person; what is not ticked is carried over to their next list. */
    is_own: z.boolean(),
    /** The person has it at home, so that it is not bought. */
    at_home: z.boolean(),
  }),
);
export type SimpleGroceryListItem = z.output<typeof simpleGroceryListItem>;

/** What to buy for the simple recipes planned from the start date to the end date; made at once, so READY. */
export const simpleGroceryList = entity(
  "SimpleGroceryList",
  z.object({
    id: id(),
    user: id(),
    start_date: date(),
    end_date: date(),
    status: choice(GROCERY_LIST_STATUSES),
    items: z.array(simpleGroceryListItem),
    created: datetime(),
  }),
);
export type SimpleGroceryList = z.output<typeof simpleGroceryList>;

export const listSimpleGroceryLists = endpoint({
  ...own,
  name: "list-simple-grocery-lists",
  method: "GET",
  path: "simpleGroceryList/",
  summary: "List simple grocery lists, newest first",
  query: z.object({ ...pageQuery, user: z.optional(queryId()) }),
  answer: pageOf(simpleGroceryList),
});

export const createSimpleGroceryList = endpoint({
  ...own,
  name: "create-simple-grocery-list",
  method: "POST",
  path: "simpleGroceryList/",
  summary: "Make a grocery list of the simple recipes planned in a range of days, at most 31",
  body: z.object({ start_date: date(), end_date: date(), user: z.optional(id()) }),
  answer: simpleGroceryList,
});

export const getSimpleGroceryList = endpoint({
  ...own,
  name: "get-simple-grocery-list",
  method: "GET",
  path: "simpleGroceryList/{id}/",
  summary: "Read a simple grocery list with its lines",
  params: idInPath,
  errors: ["not_found"],
  answer: simpleGroceryList,
});

export const deleteSimpleGroceryList = endpoint({
  ...own,
  name: "delete-simple-grocery-list",
  method: "DELETE",
  path: "simpleGroceryList/{id}/",
  summary: "Delete a simple grocery list",
  params: idInPath,
  errors: ["not_found"],
});

export const listSimpleGroceryListItems = endpoint({
  ...own,
  name: "list-simple-grocery-list-items",
  method: "GET",
  path: "simpleGroceryListItem/",
  summary: "List the lines of one's simple grocery lists, newest list first",
  query: z.object({ ...pageQuery, user: z.optional(queryId()), list: z.optional(queryId()) }),
  answer: pageOf(simpleGroceryListItem),
});

const newLine = z.object({ text: text(300), category: z.optional(choice(GROCERY_CATEGORIES)), list: id() });

export const createSimpleGroceryListItem = endpoint({
  ...own,
  name: "create-simple-grocery-list-item",
  method: "POST",
  path: "simpleGroceryListItem/",
  summary: "Add a line of one's own; without a category it is guessed from the text",
  body: newLine,
  answer: simpleGroceryListItem,
});

export const getSimpleGroceryListItem = endpoint({
  ...own,
  name: "get-simple-grocery-list-item",
  method: "GET",
  path: "simpleGroceryListItem/{id}/",
  summary: "Read a line",
  params: idInPath,
  errors: ["not_found"],
  answer: simpleGroceryListItem,
});

export const replaceSimpleGroceryListItem = endpoint({
  ...own,
  name: "replace-simple-grocery-list-item",
  method: "PUT",
  path: "simpleGroceryListItem/{id}/",
  summary: "Replace a line, also on another list",
  params: idInPath,
  body: z.extend(newLine, { is_checked: z._default(z.boolean(), false) }),
  errors: ["not_found"],
  answer: simpleGroceryListItem,
});

export const changeSimpleGroceryListItem = endpoint({
  ...own,
  name: "change-simple-grocery-list-item",
  method: "PATCH",
  path: "simpleGroceryListItem/{id}/",
  summary: "Tick a line, put it aside as had at home, or change its text or aisle",
  params: idInPath,
  body: z.object({
    is_checked: z.optional(z.boolean()),
    text: z.optional(text(300)),
    category: z.optional(choice(GROCERY_CATEGORIES)),
    at_home: z.optional(z.boolean()),
  }),
  errors: ["not_found"],
  answer: simpleGroceryListItem,
});

export const deleteSimpleGroceryListItem = endpoint({
  ...own,
  name: "delete-simple-grocery-list-item",
  method: "DELETE",
  path: "simpleGroceryListItem/{id}/",
  summary: "Delete a line",
  params: idInPath,
  errors: ["not_found"],
});
