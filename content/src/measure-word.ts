import { z } from "zod";
import { idSchema, type LocalisedName, textSchema } from "./localised-name.ts";

/** A household measure with its singular and plural in both languages. */
export interface MeasureWord {
  readonly key: string;
  readonly one: LocalisedName;
  readonly several: LocalisedName;
}

/** A line of measure-words.yaml: key, then singular and plural per language. */
export const measureWordSchema = z.strictObject({
  key: idSchema,
  en: z.tuple([textSchema, textSchema]),
  nl: z.tuple([textSchema, textSchema]),
});
