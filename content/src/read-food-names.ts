import { z } from "zod";
import { idSchema, textSchema } from "./localised-name.ts";
import { CONTENT_ROOT } from "./read-content.ts";
import { ContentProblems, readYamlFile } from "./yaml-file.ts";

const textsSchema = z.array(textSchema);

const inBothSchema = z.strictObject({ en: textsSchema, nl: textsSchema });

const foodNamesSchema = z.strictObject({
  names: z.array(
    z.strictObject({ foods: z.array(idSchema).min(1), en: textsSchema, nl: textsSchema }).readonly(),
  ),
  spellings: z.array(textsSchema.min(2)),
  lacking: inBothSchema,
  fillers: inBothSchema,
});

/** What people call foods besides their names: other names, other spellings, dishes that are not there, and words that say how much. */
export type FoodNames = z.infer<typeof foodNamesSchema>;

/** The other names of foods, from food-names.yaml. */
export function readFoodNames(root: string = CONTENT_ROOT): FoodNames {
  const problems = new ContentProblems();
  const names = readYamlFile(root, "food-names.yaml", foodNamesSchema, problems);
  problems.throwIfAny();
  return names ?? { names: [], spellings: [], lacking: { en: [], nl: [] }, fillers: { en: [], nl: [] } };
}
