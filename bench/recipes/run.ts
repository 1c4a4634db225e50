/** How much of the recipes of real web pages is read (bench/README.md). The pages belong to their makers and are not here. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { type FoundRecipe, readRecipePage } from "../../apps/server/src/recipe-imports/index.ts";

/** `RECIPE_PAGES` names another folder. */
export const FOLDER = pathToFileURL(
  `${resolve(process.env.RECIPE_PAGES ?? new URL("../../../shared/data/recipe-pages", import.meta.url).pathname)}/`,
);

export interface Page {
  readonly id: string;
  readonly language: string | null;
  /** How it states its recipe: "jsonld", "microdata" or "none". */
  readonly markup: string;
}

/** What the page says, as its site's own reader reads it. */
interface Expected {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions_list?: readonly string[];
  readonly instructions?: string;
  readonly yields?: string;
  readonly total_time?: number | null;
  readonly author?: string;
}

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const wordsOf = (lines: readonly string[]): string[] => plain(lines.join(" ")).split(" ").filter(Boolean);

/** How many words of the second stand in the first, each as often as it does there. */
function shared(first: readonly string[], second: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of first) left.set(word, (left.get(word) ?? 0) + 1);
  return second.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

/** What a page needs to be usable, beside its name. */
const WITHIN = "ingredients, within a tenth";
const THERE = "steps, all there";

const begins = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** What was read right; null for what the page does not say. */
function judge(found: FoundRecipe, expected: Expected): Record<string, boolean | null> {
  const wanted = wordsOf(expected.instructions_list ?? [expected.instructions ?? ""]);
  const read = wordsOf(found.steps);
  const hasSteps = shared(wanted, read) >= 0.9 * wanted.length;
  const many = expected.ingredients.length;
  const servings = /^(\d+) servings?$/.exec(expected.yields ?? "")?.[1];
  const total = found.totalMinutes ?? ((found.preparationMinutes ?? 0) + (found.cookingMinutes ?? 0) || null);
  const hasTitle = found.title !== null && begins(plain(found.title), plain(expected.title));
  return {
    title: hasTitle,
    "ingredients, as many": found.ingredients.length === many,
    steps: hasSteps && read.length <= 1.25 * wanted.length + 5,
    servings: servings === undefined ? null : found.servings === Number(servings),
    "total time": expected.total_time ? total === expected.total_time : null,
    author: expected.author ? plain(found.author ?? "") === plain(expected.author) : null,
    [WITHIN]: Math.abs(found.ingredients.length - many) <= 0.1 * many,
    [THERE]: hasSteps,
    "usable without a hand":
      found.title !== null && Math.abs(found.ingredients.length - many) <= 0.1 * many && hasSteps,
    "with the form to finish": found.title !== null && found.ingredients.length + found.steps.length > 0,
  };
}

/** Which half a page belongs to; the frozen one was not looked at before its figures were published. */
export const halfOf = ({ id }: Page): string =>
  Number.parseInt(createHash("sha256").update(id).digest("hex").slice(0, 2), 16) % 2 === 0
    ? "tuned"
    : "frozen";

export const languageOf = ({ language }: Page): string =>
  ["en", "nl"].find((known) => language?.startsWith(known)) ?? "other";

const read = (name: string) => readFileSync(new URL(name, FOLDER));

/** What was right of a page, and the milliseconds that it took to read it. */
function measure({ id }: Page): { readonly judged: ReturnType<typeof judge>; readonly ms: number } {
  const html = gunzipSync(read(`${id}.html.gz`)).toString("utf8");
  const start = performance.now();
  const found = readRecipePage(html);
  const ms = performance.now() - start;
  return { judged: judge(found, JSON.parse(read(`${id}.json`).toString()) as Expected), ms };
}

function printShares(group: string, pages: readonly ReturnType<typeof judge>[]): void {
  console.log(`${group}, ${pages.length} pages`);
  for (const field of Object.keys(pages[0] ?? {})) {
    const stated = pages.map((page) => page[field]).filter((isRight) => isRight !== null);
    const right = stated.filter(Boolean).length;
    const share = ((100 * right) / stated.length).toFixed(1);
    console.log(`  ${field.padEnd(24)} ${right} of ${stated.length} (${share} %)`);
  }
}

/** What keeps pages from being usable, by how they state their recipe. */
function printMisses(
  group: string,
  pages: readonly { page: Page; judged: ReturnType<typeof judge> }[],
): void {
  for (const markup of ["jsonld", "microdata", "none"]) {
    const own = pages.filter(({ page }) => page.markup === markup).map(({ judged }) => judged);
    const count = (ingredients: boolean, steps: boolean) =>
      own.filter((one) => one[WITHIN] === ingredients && one[THERE] === steps).length;
    const misses = `ingredients ${count(false, true)}, steps ${count(true, false)}, both ${count(false, false)}`;
    console.log(`${group}, ${markup}: ${count(true, true)} of ${own.length}; missed by ${misses}`);
  }
}

export async function benchRecipePages(): Promise<void> {
  if (!existsSync(FOLDER)) {
    console.log("Skipped: the pages are not in ../shared/data/recipe-pages.");
    return;
  }
  const pages = JSON.parse(read("index.json").toString()) as Page[];
  const measured = pages.map((page) => ({ page, ...measure(page) }));
  for (const half of ["tuned", "frozen"]) {
    const own = measured.filter(({ page }) => halfOf(page) === half);
    for (const language of ["en", "nl", "other"]) {
      const said = own.filter(({ page }) => languageOf(page) === language);
      printShares(
        `${half}, ${language}`,
        said.map(({ judged }) => judged),
      );
    }
    printShares(
      `${half}, all`,
      own.map(({ judged }) => judged),
    );
    printMisses(half, own);
  }
  const times = measured.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? Number.NaN).toFixed(0);
  console.log(`A page takes ${at(0.5)} ms to read, p95 ${at(0.95)} ms, at most ${at(1)} ms.`);
}
