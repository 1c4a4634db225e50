import type { ShelfLife } from "@plateful/nutrition";
import { z } from "zod";

/** How a food is sold. */
export interface FoodPack {
  /** Grams of the usual small pack, or of one piece of what is sold loose. */
  readonly grams: number;
  readonly shelfLife: ShelfLife;
}

/** A line of packs.yaml, `375 FRESH`. */
export const foodPackSchema = z
  .string()
  .regex(/^\d{1,4} (FRESH|WEEKS|MONTHS)$/, "is not in the form '375 FRESH'")
  .transform((line): FoodPack => {
    const [grams, shelfLife] = line.split(" ");
    return { grams: Number(grams), shelfLife: shelfLife as ShelfLife };
  });
