import { z } from "zod";

/** A name in both languages of the product. */
export interface LocalisedName {
  readonly en: string;
  readonly nl: string;
}

/** Text that a person reads: never empty and without spaces at its ends. */
export const textSchema = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), "has spaces at its ends");

/** Stable id of a food, recipe or exercise: lower case English words joined by hyphens. */
export const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not in the form like-this");
