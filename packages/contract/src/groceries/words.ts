import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const GROCERY_WORDS: WordsOfCalls = {
  "list-grocery-lists": says("Answers grocery lists page by page, the newest first."),
  "create-grocery-list": says(
    "Begins a list of what the meals planned in up to 31 days need. It answers with status GENERATING; read the list again until it is READY, usually within seconds.",
  ),
  "get-grocery-list": says(
    "Reads a list with its items by aisle. Poll it every two seconds while it is GENERATING.",
  ),
  "delete-grocery-list": says("Deletes a list with its items; planned meals stay."),
  "set-grocery-list-shop": says(
    "Sets in which shop a list is bought; the lists after it are for the same shop. Null names none.",
    {
      request: { shop: "Market on Saturday" },
    },
  ),
  "find-grocery-shops": says(
    "Lists the shops of the latest twelve lists, with the order of their aisles as learned from ticks.",
  ),
  "create-grocery-list-item": says(
    "Adds something of one's own to a list, 100 at most. Without a category it is guessed from the name.",
  ),
  "change-grocery-list-item": says(
    "Ticks an item off or back on, puts it aside as had at home, or changes its name or aisle. What is at home is remembered for the food.",
    {
      request: { checked: true },
    },
  ),
  "delete-grocery-list-item": says("Takes an item off a list."),
  "get-grocery-share": says(
    "Reads who shops from the caller's lists, and from whose lists the caller shops.",
  ),
  "create-grocery-share-link": says(
    "Makes the link by which others join the caller's lists, and tells its token this once. An earlier link stops working; it ends after seven days.",
  ),
  "delete-grocery-share-link": says("Withdraws the link. Whoever has joined stays."),
  "join-grocery-share": says(
    "Joins the lists of whoever made the link; someone who joined before is answered with 200. Five people at most shop along.",
  ),
  "delete-grocery-shopper": says(
    "Removes someone from the caller's lists, or leaves those of another; 404 for everybody else.",
  ),
  "get-shared-grocery-list": says(
    "Reads the latest list of a person for whom one shops; null without one. It is made to be polled every second while it is open.",
  ),
  "create-shared-grocery-item": says("Adds something to a shared list; only the latest list takes it."),
  "change-shared-grocery-item": says(
    "Ticks an item of a shared list or puts it aside. What came from the plan keeps its name and aisle: 403.",
    {
      request: { checked: true },
    },
  ),
  "delete-shared-grocery-item": says(
    "Takes off a shared list what someone added. What came from the plan answers 404.",
  ),
  "list-simple-grocery-lists": says("Answers simple grocery lists page by page, the newest first."),
  "create-simple-grocery-list": says(
    "Makes a list of the simple recipes planned in up to 31 days, at once. Lines that agree in unit and name are added up.",
  ),
  "get-simple-grocery-list": says("Reads a simple grocery list with its lines."),
  "delete-simple-grocery-list": says("Deletes a simple grocery list with its lines."),
  "list-simple-grocery-list-items": says(
    "Answers the lines of one's simple grocery lists page by page, the newest list first.",
  ),
  "create-simple-grocery-list-item": says(
    "Adds a line of one's own, 100 at most. Without a category it is guessed from the text.",
  ),
  "get-simple-grocery-list-item": says("Reads one line of a simple grocery list."),
  "replace-simple-grocery-list-item": says("Replaces a line, also by one on another list of the caller."),
  "change-simple-grocery-list-item": says(
    "Ticks a line off or back on, puts it aside as had at home, or changes its text or aisle.",
    {
      request: { is_checked: true },
    },
  ),
  "delete-simple-grocery-list-item": says("Deletes a line of a simple grocery list."),
};
