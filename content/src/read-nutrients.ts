import type { Nutrient, NutrientAmounts } from "@plateful/nutrition";
import { z } from "zod";
import { type ContentProblems, readYamlFile } from "./yaml-file.ts";

/** The order of the figures of a line in nutrients.yaml; each in the unit that `nutrientUnit` gives. */
const COLUMNS = [
  "CALCIUM",
  "IRON",
  "MAGNESIUM",
  "POTASSIUM",
  "ZINC",
  "VITAMIN_A",
  "VITAMIN_B1",
  "VITAMIN_B2",
  "VITAMIN_B6",
  "FOLATE",
  "VITAMIN_B12",
  "VITAMIN_C",
  "VITAMIN_D",
  "VITAMIN_E",
] as const satisfies readonly Nutrient[];

const lineSchema = z.array(z.number().min(0).max(60_000).nullable()).length(COLUMNS.length);
const fileSchema = z.record(z.string().regex(/^\d{5}$/), lineSchema);

/** Minerals and vitamins of 100 g by the number of the USDA's table; what the table lacks is left out. */
export function readNutrients(root: string, problems: ContentProblems): ReadonlyMap<string, NutrientAmounts> {
  const lines = readYamlFile(root, "nutrients.yaml", fileSchema, problems) ?? {};
  return new Map(
    Object.entries(lines).map(([number, figures]) => [
      number,
      Object.fromEntries(
        COLUMNS.flatMap((nutrient, at) => {
          const figure = figures[at];
          return figure === undefined || figure === null ? [] : [[nutrient, figure]];
        }),
      ),
    ]),
  );
}
