import { PACK_KINDS, type PackKind, SHELF_LIVES, type ShelfLife } from "@plateful/nutrition";
import { z } from "zod";

/** How a food is sold. */
export interface FoodPack {
  /** Grams of the usual small pack, or of one piece of what is sold loose. */
  readonly grams: number;
  readonly shelfLife: ShelfLife;
  /** What a grocery list calls it; null where the list says nothing. */
  readonly kind: PackKind | null;
}

const isOneOf = <T extends string>(known: readonly T[], word: string | undefined): word is T =>
  known.some((one) => one === word);

/** A line of packs.yaml, `375 FRESH PACK` or `45 WEEKS`. */
export const foodPackSchema = z.string().transform((line, context): FoodPack => {
  const [grams = "", shelfLife, kind, ...rest] = line.split(" ");
  const isKnown = kind === undefined || isOneOf(PACK_KINDS, kind);
  if (/^\d{1,4}$/.test(grams) && isOneOf(SHELF_LIVES, shelfLife) && isKnown && rest.length === 0)
    return { grams: Number(grams), shelfLife, kind: kind ?? null };
  context.addIssue({ code: "custom", message: "is not in the form '375 FRESH PACK'" });
  return z.NEVER;
});
