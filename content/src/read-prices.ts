import { z } from "zod";
import { foodPriceSchema } from "./food-price.ts";
import { idSchema } from "./localised-name.ts";
import { type ContentProblems, readYamlFile } from "./yaml-file.ts";

/** What foods cost, in cents for a kilogram by their id, from prices.yaml; names of foods that do not exist are problems. */
export function readPrices(
  root: string,
  foodIds: ReadonlySet<string>,
  problems: ContentProblems,
): ReadonlyMap<string, number> {
  const file = "prices.yaml";
  const prices = readYamlFile(root, file, z.record(idSchema, foodPriceSchema), problems) ?? {};
  for (const id of Object.keys(prices)) if (!foodIds.has(id)) problems.add(file, id, "there is no such food");
  return new Map(Object.entries(prices));
}
