import { z } from "zod";
import { type FoodPack, foodPackSchema } from "./food-pack.ts";
import { idSchema } from "./localised-name.ts";
import { type ContentProblems, readYamlFile } from "./yaml-file.ts";

/** How foods are sold, by their id, from packs.yaml; names of foods that do not exist are problems. */
export function readPacks(
  root: string,
  foodIds: ReadonlySet<string>,
  problems: ContentProblems,
): ReadonlyMap<string, FoodPack> {
  const file = "packs.yaml";
  const packs = readYamlFile(root, file, z.record(idSchema, foodPackSchema), problems) ?? {};
  for (const id of Object.keys(packs)) if (!foodIds.has(id)) problems.add(file, id, "there is no such food");
  return new Map(Object.entries(packs));
}
