/** Whether the foods that ingredient lines of real web pages mean are recognised (bench/README.md). */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { CompleteLanguage } from "@plateful/phrases";
import { INGREDIENT_WORDS, readIngredientLine } from "@plateful/quantities";
import { openApp } from "../../apps/server/src/app.ts";
import { matchIngredients } from "../../apps/server/src/foods/index.ts";
import { inSystemScope } from "../../apps/server/src/platform/database/scope.ts";
import { readSettings } from "../../apps/server/src/platform/settings/settings.ts";
import { ingredientTexts, USUAL_SERVINGS } from "../../apps/server/src/recipe-imports/import-draft.ts";
import { readRecipePage } from "../../apps/server/src/recipe-imports/index.ts";
import { FOLDER, halfOf, languageOf, type Page } from "./run.ts";

/** Lines of each language in a set. */
const SAMPLE = { en: 160, nl: 40 } as const;
/** The first set was looked at while names of foods were added, the second was judged before any was added because of it. */
const SETS = ["looked at", "apart"] as const;

/**
 * The food that each line means, by hand: its English name in the library, several joined by " + ", and nothing where the library
 * lacks it. The lines themselves belong to their makers and are not here.
 */
const LABELS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL("food-labels.json", import.meta.url), "utf8"),
);

interface Line {
  readonly key: string;
  readonly text: string;
}

const read = (name: string) => readFileSync(new URL(name, FOLDER));
const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Lines of the half that was looked at, in an order that chance has made once. */
function sampleOf(pages: readonly Page[], language: CompleteLanguage): Line[] {
  return pages
    .filter((page) => halfOf(page) === "tuned" && languageOf(page) === language)
    .flatMap(({ id }) => {
      const found = readRecipePage(gunzipSync(read(`${id}.html.gz`)).toString("utf8"));
      return ingredientTexts(found).map((text, at) => ({ key: digest(`${id} ${at}`), text }));
    })
    .sort((one, other) => one.key.localeCompare(other.key))
    .slice(0, SETS.length * SAMPLE[language]);
}

/** The English names of the foods that each line was taken to mean. */
async function foodsOf(lines: readonly Line[], language: CompleteLanguage): Promise<string[][]> {
  const settings = readSettings({ LOG_LEVEL: "silent", DEMO: "off" });
  const app = await openApp({ ...settings, database: { kind: "pglite", folder: undefined } });
  try {
    await app.catchUp();
    const { services } = app;
    const parsed = lines.map(({ text }) => readIngredientLine(text, INGREDIENT_WORDS[language]));
    const meant = await inSystemScope(services.db, (db) =>
      matchIngredients(services, db, parsed, { said: language, servings: USUAL_SERVINGS }),
    );
    return meant.map((foods) => foods.flatMap(({ amount }) => amount?.serving.row.name_en ?? []));
  } finally {
    await app.close();
  }
}

export async function benchRecipeFoods(): Promise<void> {
  if (!existsSync(FOLDER)) {
    console.log("Skipped: the pages are not in ../shared/data/recipe-pages.");
    return;
  }
  const pages = JSON.parse(read("index.json").toString()) as Page[];
  for (const language of ["en", "nl"] as const) {
    const lines = sampleOf(pages, language);
    const foods = await foodsOf(lines, language);
    for (const [at, set] of SETS.entries()) {
      const size = SAMPLE[language];
      const own = lines.slice(at * size, (at + 1) * size);
      const right = own.filter(({ key }, place) => LABELS[key] === foods[at * size + place]?.join(" + "));
      const share = ((100 * right.length) / own.length).toFixed(1);
      console.log(
        `${set}, ${language}: the right food in ${right.length} of ${own.length} lines (${share} %)`,
      );
    }
  }
}
