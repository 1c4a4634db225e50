import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Food, readContent } from "./src/index.ts";
import { CONTENT_ROOT } from "./src/read-content.ts";

const { foods } = readContent();

/** A weight as USDA gives it: so many of a measure together weigh so much. */
interface UsdaWeight {
  readonly count: number;
  readonly measure: string;
  readonly grams: number;
}

function readWeight(text: string): UsdaWeight {
  const [, count, measure, grams] = /^([\d.]+) (.+) ([\d.]+)$/.exec(text) ?? [];
  if (count === undefined || measure === undefined || grams === undefined) throw new Error(text);
  return { count: Number(count), measure, grams: Number(grams) };
}

/** Millilitres of the measures of volume in the United States, by how their name begins. */
const MILLILITRES: readonly (readonly [RegExp, number])[] = [
  [/^(tbsp|tablespoon)/, 14.79],
  [/^(tsp|teaspoon)/, 4.93],
  [/^cup/, 236.6],
  [/^fl oz/, 29.57],
  [/^serving,? *\(?\s*1\/2 cup/, 118.3],
  [/^serving,? *\(?\s*1 cup/, 236.6],
  [/^quart/, 946],
];

/** From and to how many millilitres one of our measures holds; spoons are level. */
type Volume = readonly [least: number, most: number];
const OUR_VOLUMES: Readonly<Record<string, readonly Volume[]>> = {
  teaspoon: [[5, 5]],
  tablespoon: [[15, 15]],
  pinch: [[0.31, 0.62]],
  cup: [[150, 150]],
  glass: [[200, 250]],
  mug: [[200, 300]],
  bowl: [[200, 250]],
  portion: [
    [118, 118],
    [237, 237],
  ],
  handful: [
    [59, 59],
    [118, 118],
    [237, 237],
  ],
};
/** Glasses of wine, of spirits and of what is mixed with them. */
const ALCOHOL_VOLUMES: readonly Volume[] = [
  [35, 150],
  [200, 250],
];

/** USDA's measures that are one of something, by our measure that is one of the same. */
const SAME_THING: Readonly<Record<string, RegExp>> = {
  "small-piece": /^(small|mini)/,
  "large-piece": /^(large|extra large|jumbo)/,
  slice: /slice/,
  "thick-slice": /thick|large/,
  "thin-slice": /slice/,
  wedge: /wedge/,
  leaf: /lea/,
  fillet: /^(fillet|filet|anchov)/,
  sprig: /sprig/,
  stalk: /stalk/,
  clove: /clove/,
  floret: /floweret|floret/,
  can: /^can/,
  bag: /^(package|bag)/,
  sachet: /^(pack|pouch|sachet)/,
};
/** What is no single thing, so that no piece follows from it. */
const NO_PIECE = /^(cup|tbsp|tsp|tablespoon|oz|lb|fl oz|quart|serving)/;

/** What a measure of volume says of one of ours, by the density of the food. */
function rangesOfVolume(food: Food, key: string, density: number): Volume[] {
  const isDrink = key === "glass" && (food.category === "ALCOHOL" || food.contains?.includes("alcohol"));
  const volumes = isDrink ? ALCOHOL_VOLUMES : (OUR_VOLUMES[key] ?? []);
  return volumes.map(([least, most]) => [least * density, most * density]);
}

/** What one of something weighs by USDA: a piece from a piece or two halves of it, a half from either. */
function oneOf(key: string, { count, measure, grams }: UsdaWeight): number | null {
  const one = grams / count;
  const isHalf = /^hal(f|ves)/.test(measure);
  if (key === "half" || key === "half-slice") return isHalf ? one : one / 2;
  if (key === "piece") return NO_PIECE.test(measure) ? null : isHalf ? 2 * one : one;
  return SAME_THING[key]?.test(measure) ? one : null;
}

/** From and to how many grams one of our measure of a food may weigh by what USDA gives. */
function rangesOf(food: Food, key: string, weight: UsdaWeight): Volume[] {
  const { count, measure, grams } = weight;
  const [, millilitres] = MILLILITRES.find(([name]) => name.test(measure)) ?? [];
  if (millilitres !== undefined) return rangesOfVolume(food, key, grams / count / millilitres);
  const one = grams / count;
  if (key === "portion" || key === "handful")
    return [
      [one, one],
      [grams, grams],
    ];
  const exact = oneOf(key, weight);
  return exact === null ? [] : [[exact, exact]];
}

/** How far the weight of a measure may be from the one that it is said to follow from. */
const NEAREST = 0.79;
const FARTHEST = 1.26;

const follows = (food: Food, key: string, weight: UsdaWeight): boolean => {
  const grams = food.servings.find((serving) => serving.key === key)?.grams ?? 0;
  return rangesOf(food, key, weight).some(
    ([least, most]) => grams >= NEAREST * least && grams <= FARTHEST * most,
  );
};

const cited = foods.flatMap((food) =>
  Object.entries(food.weightSources).map(([key, text]) => ({ food, key, text, weight: readWeight(text) })),
);

describe("household weights", () => {
  it("follow from the USDA weight that they cite, within a quarter", () => {
    const wrong = cited.filter(({ food, key, weight }) => !follows(food, key, weight));
    expect(wrong.map(({ food, key, text }) => `${food.id}: ${key} of ${text}`)).toEqual([]);
  });

  it("are cited for as many measures as docs/content.md says", () => {
    const measures = foods.flatMap(({ servings }) => servings.filter(({ key }) => !key.startsWith("100-")));
    const page = readFileSync(join(CONTENT_ROOT, "../docs/content.md"), "utf8");
    const number = (count: number) => count.toLocaleString("en");
    expect(page).toContain(`${number(cited.length)} of ${number(measures.length)} household measures`);
    expect(cited.length / measures.length).toBeGreaterThan(0.55);
  });
});

const USDA_FOLDER = join(CONTENT_ROOT, "../../shared/data/foods");
const SHORT_FILE = join(USDA_FOLDER, "usda-sr-abbrev.jsonl");
const LONG_FILE = join(USDA_FOLDER, "usda-fdc-sr-legacy-portions.jsonl");

const readLines = <Row>(file: string): Row[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);

interface ShortRow {
  readonly source_id: string;
  readonly servings: readonly { readonly description: string; readonly grams: number }[];
}
interface LongRow {
  readonly portions: readonly {
    readonly amount: number;
    readonly modifier: string;
    readonly grams: number;
  }[];
}

/** Words and numbers alone: the two tables write the same measure with other marks. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
const toKey = (count: number, measure: string, grams: number): string =>
  `${count} ${plain(measure)} ${grams}`;

describe.runIf(existsSync(SHORT_FILE) && existsSync(LONG_FILE))("cited weights", () => {
  it("stand in the cited USDA row, or among the further weights of the same table", () => {
    const short = new Map(
      readLines<ShortRow>(SHORT_FILE).map(({ source_id: id, servings }) => [
        id,
        new Set(
          servings.map(({ description, grams }) => {
            const [, count = "1", measure = ""] = /^([\d.]+)?\s*(.*)$/.exec(description) ?? [];
            return toKey(Number(count), measure, grams);
          }),
        ),
      ]),
    );
    const long = new Set(
      readLines<LongRow>(LONG_FILE).flatMap(({ portions }) =>
        portions.map(({ amount, modifier, grams }) => toKey(amount, modifier, grams)),
      ),
    );
    const wrong = cited.filter(({ food, weight: { count, measure, grams } }) => {
      const key = toKey(count, measure, grams);
      return !short.get(food.source.usda)?.has(key) && !long.has(key);
    });
    expect(wrong.map(({ food, text }) => `${food.id}: ${text}`)).toEqual([]);
  });
});
