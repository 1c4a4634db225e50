import { MAX_LOOKED_UP_RECIPES, MAX_UNKNOWN_LINES } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { draftOf, type ImportDraft } from "../recipe-imports/index.ts";
import { listKnown } from "./brought-entry-store.ts";
import { recipesOf } from "./look-ahead.ts";
import type { LookedUp } from "./present-brought-file.ts";
import type { PackedPart } from "./reading/brought-record.ts";
import { recipeDigest } from "./reading/read-recipes.ts";

type Line = ImportDraft["lines"][number];
type CertainLine = Line & { readonly food: NonNullable<Line["food"]> };

/** Whether a line has a food that nobody has to look at again: only such a food counts in the figures of a recipe. */
export const isCertain = (line: Line): line is CertainLine => line.food !== null && line.certainty === "SURE";

interface Looking {
  readonly services: Services;
  readonly userId: number;
  readonly language: CompleteLanguage;
}

/** How much of a file of recipes was brought before, and what the lines of its first recipes mean (DOOR-132). */
export async function lookUpRecipes(
  db: Db,
  { services, userId, language }: Looking,
  parts: readonly PackedPart[],
): Promise<{ readonly already: number; readonly lookedUp: LookedUp }> {
  let [already, recipes, lines, linesKnown] = [0, 0, 0, 0];
  const unknownLines: LookedUp["unknownLines"][number][] = [];
  for (const { content } of parts) {
    const records = await recipesOf(content);
    already += (await listKnown(db, userId, records.map(recipeDigest))).size;
    for (const { found } of records.slice(0, MAX_LOOKED_UP_RECIPES - recipes)) {
      const draft = await draftOf(services, db, found, language);
      recipes += 1;
      lines += draft.lines.length;
      const unknown = draft.lines.filter((line) => !isCertain(line));
      linesKnown += draft.lines.length - unknown.length;
      unknownLines.push(...unknown.map(({ text }) => ({ recipe: draft.name, line: text })));
    }
  }
  return {
    already,
    lookedUp: { recipes, lines, linesKnown, unknownLines: unknownLines.slice(0, MAX_UNKNOWN_LINES) },
  };
}
