/** What a thread runs that reads one recipe: it was sent a page or a text, answers what was found, and ends. */
import { parentPort, workerData } from "node:worker_threads";
import { readRecipePage } from "./read-recipe-page.ts";
import { readRecipeText } from "./read-recipe-text.ts";

export type ReadingTask = { readonly html: string } | { readonly text: string };

const task = workerData as ReadingTask;
parentPort?.postMessage("html" in task ? readRecipePage(task.html) : readRecipeText(task.text));
