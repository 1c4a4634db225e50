import { fromContent } from "../platform/calls/content-cache.ts";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { pictureVersion } from "../platform/files/picture-version.ts";
import type { Pictured } from "./plate-facts.ts";
import { listPicturedSimpleRecipes } from "./simple-content-store.ts";

const KEY = Symbol("simple recipes for pictures");

/** The product's own simple recipes; those of organisations are not shown to strangers, not even as a drawing. */
function simplePlateFacts(services: Services): Promise<ReadonlyMap<number, Pictured>> {
  return fromContent(services, services.db, KEY, () =>
    inSystemScope(services.db, async (trx) => {
      const rows = await listPicturedSimpleRecipes(trx);
      return new Map(
        rows.map(({ id, key, name_en, picture_foods: ingredients, content_hash }) => [
          id,
          {
            facts: { id: `simple ${key}`, name: name_en, tags: [], ingredients },
            version: pictureVersion(content_hash),
          },
        ]),
      );
    }),
  );
}

/** What the picture of a simple recipe is drawn from; null when the product has no such recipe. */
export const findSimplePlateFacts = async (services: Services, recipeId: number): Promise<Pictured | null> =>
  (await simplePlateFacts(services)).get(recipeId) ?? null;
