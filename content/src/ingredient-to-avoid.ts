import { INGREDIENT_DISLIKES, type IngredientDislike } from "@plateful/nutrition";
import { z } from "zod";
import { idSchema, type LocalisedName, textSchema } from "./localised-name.ts";

/** An ingredient that a person can leave out, with the foods that are meant by it (ONB-077). */
export interface IngredientToAvoid {
  readonly id: string;
  readonly dislike: IngredientDislike;
  /** The label of the API in title case; the English name. */
  readonly name: LocalisedName;
  readonly foodIds: readonly string[];
}

export const ingredientToAvoidSchema = z.strictObject({
  id: idSchema,
  dislike: z.enum(INGREDIENT_DISLIKES),
  label: textSchema,
  nl: textSchema,
  foods: z.array(idSchema).min(1),
});
