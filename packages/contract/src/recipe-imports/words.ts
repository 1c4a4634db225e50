import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const RECIPE_IMPORT_WORDS: WordsOfCalls = {
  "start-recipe-import": says(
    "Begins to read a recipe from a web page or a pasted text, and answers at once; ask for it again until it is read. 20 pages and 60 texts a day.",
    {
      request: { url: "https://example.com/recipes/lentil-soup" },
    },
  ),
  "list-recipe-imports": says("Lists the caller's imports that are not saved yet, the last first."),
  "get-recipe-import": says(
    "Reads how far an import is and what was read, line by line with the food that was found. Polling every two seconds is enough.",
  ),
  "change-recipe-import": says(
    "Answers a question about what was read: a name, the servings, or the food of one line. 409 `in_use` while it is being read.",
    {
      request: { servings: 4 },
    },
  ),
  "delete-recipe-import": says("Throws away what was read. A recipe that was saved from it stays."),
  "save-recipe-import": says(
    "Keeps what was read as a recipe of one's own; a repeat answers the same recipe. 400 while a line has neither a food nor was left out.",
  ),
  "import-recipe": says(
    "Begins to import a simple recipe from a page or a pasted post and answers a job. For coaches and staff; 503 `import_unavailable` for pages of social networks.",
  ),
  "import-recipe-profile": says(
    "Would import the recipes of one profile; there is no provider, so it answers 503 `import_unavailable`.",
  ),
  "get-recipe-import-status": says(
    "Reads how far an import of simple recipes has come, for whoever started it; 404 for everybody else.",
  ),
};
