import type { RecipeFacts } from "@plateful/appearance";
import { fromContent } from "../platform/content-cache.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import type { Services } from "../platform/services.ts";
import { NOTHING_KNOWN } from "./plate-facts.ts";
import { listPicturedSimpleRecipes } from "./simple-content-store.ts";

const KEY = Symbol("simple recipes for pictures");

/** The product's own simple recipes; those of organisations are not shown to strangers, not even as a drawing. */
function simplePlateFacts(services: Services): Promise<ReadonlyMap<number, RecipeFacts>> {
  return fromContent(services, services.db, KEY, () =>
    inSystemScope(services.db, async (trx) => {
      const rows = await listPicturedSimpleRecipes(trx);
      return new Map(
        rows.map(({ id, key, name_en, picture_foods: ingredients }) => [
          id,
          { id: `simple ${key}`, name: name_en, tags: [], ingredients },
        ]),
      );
    }),
  );
}

/** What the picture of a simple recipe is drawn from, and whether the recipe is known. */
export async function findSimplePlateFacts(
  services: Services,
  recipeId: number,
): Promise<{ readonly facts: RecipeFacts; readonly isKnown: boolean }> {
  const facts = (await simplePlateFacts(services)).get(recipeId);
  return { facts: facts ?? NOTHING_KNOWN, isKnown: facts !== undefined };
}
