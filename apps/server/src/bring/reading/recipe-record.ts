import type { FoundRecipe } from "../../recipe-imports/index.ts";

/** A recipe of another app, as its file says it. */
export interface RecipeRecord {
  readonly kind: "recipe";
  /** The file that it stood in, and which of the whole import it is, from 1. */
  readonly file: string;
  readonly number: number;
  readonly found: FoundRecipe;
  /** The page that it came from; null where the file names none that can be opened. */
  readonly url: string | null;
  /** Its categories and keywords, as the file writes them. */
  readonly labels: readonly string[];
}

/** What a reader makes of one recipe, before it is counted. */
export type ReadRecipe = Pick<RecipeRecord, "found" | "url" | "labels">;
