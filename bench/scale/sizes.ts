/** What a measurement at scale is made of and where it is kept, as the command line says. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

/** How much a generated database holds. */
export interface Sizes {
  /** Imported foods, beside the starter library. */
  readonly foods: number;
  readonly people: number;
  /** Weeks that the diary of one person in five goes back. */
  readonly weeks: number;
  /** The latest of these weeks in which planned meals have ingredients of their own; eight rows for each meal. */
  readonly ingredientWeeks: number;
}

export interface ScaleOptions extends Sizes {
  /** Folder of the cluster, which is kept for the next run. */
  readonly folder: string;
  /** An existing database to measure instead; nothing is generated in it. */
  readonly url: string | undefined;
  /** Name of a copy to work on, so that several branches share one filled database. */
  readonly copy: string | undefined;
  /** An Open Food Facts table or NEVO rows to import before foods are made up. */
  readonly products: readonly string[];
  /** Questions with the food that is meant, to tell how many are found. */
  readonly queries: string | undefined;
  /** Fill only, or keep the cluster running until it is interrupted. */
  readonly isFillOnly: boolean;
  readonly isServing: boolean;
  /** Whether the embedded database is measured, with one person. */
  readonly isEmbedded: boolean;
  /** Whether the growth from a tenth of the rows is measured as well. */
  readonly hasGrowth: boolean;
  /** Rows to measure; all unless given. */
  readonly only: string | undefined;
}

const whole = (text: string): number => {
  const value = Number(text.replaceAll("_", ""));
  if (!Number.isInteger(value) || value < 0) throw new Error(`${text} is not a whole number.`);
  return value;
};

export function readScaleOptions(args: readonly string[]): ScaleOptions {
  const { values } = parseArgs({
    args: args.filter((arg) => arg.startsWith("--")),
    options: {
      foods: { type: "string", default: "1000000" },
      people: { type: "string", default: "10000" },
      weeks: { type: "string", default: "13" },
      "ingredient-weeks": { type: "string" },
      copy: { type: "string" },
      products: { type: "string", multiple: true, default: [] },
      queries: { type: "string" },
      only: { type: "string" },
      "fill-only": { type: "boolean", default: false },
      serve: { type: "boolean", default: false },
      embedded: { type: "boolean", default: false },
      growth: { type: "boolean", default: false },
    },
  });
  const weeks = whole(values.weeks);
  return {
    foods: whole(values.foods),
    people: whole(values.people),
    weeks,
    ingredientWeeks: Math.min(weeks, whole(values["ingredient-weeks"] ?? values.weeks)),
    folder: process.env.BENCH_SCALE_FOLDER ?? join(tmpdir(), "plateful-scale"),
    url: process.env.BENCH_SCALE_DATABASE_URL,
    copy: values.copy,
    products: values.products,
    queries: values.queries,
    isFillOnly: values["fill-only"],
    isServing: values.serve,
    isEmbedded: values.embedded,
    hasGrowth: values.growth,
    only: values.only,
  };
}

/** A database is named after what it holds, so that a second run finds it. */
export const nameOfSizes = ({ foods, people, weeks, ingredientWeeks }: Sizes): string =>
  `scale_f${foods}_p${people}_w${weeks}${ingredientWeeks === weeks ? "" : `_i${ingredientWeeks}`}`;

/** A tenth of the rows, to see what grows with them. */
export const tenthOf = (sizes: Sizes): Sizes => ({
  ...sizes,
  foods: Math.round(sizes.foods / 10),
  people: Math.round(sizes.people / 10),
});
