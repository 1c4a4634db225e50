/**
 * Writes the figures of docs/content.md: `npm run content:report` all of them, with `-- --coverage` only what follows
 * from the files, in a second. `--check` prints nothing and fails when that part is out of date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Content, readContent } from "@plateful/content";
import { libraryOf, restrictionJudge } from "../bench/planning/library.ts";
import { planWeeks } from "../bench/planning/run.ts";
import { coveragePart } from "./content-report/coverage.ts";
import { missingRecipesTable } from "./content-report/missing-recipes.ts";
import { reportPeople } from "./content-report/people.ts";
import { plannedDaysTable } from "./content-report/planned-days.ts";
import { plannedNutrientsTable } from "./content-report/planned-nutrients.ts";
import { ROOT } from "./run.ts";

const FILE = join(ROOT, "docs/content.md");

/** Replaces what stands between the two marks of a part; everything else is written by hand. */
function withPart(page: string, part: string, text: string): string {
  const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/content.md lacks the marks of "${part}"`);
  return `${page.slice(0, from)}${start}\n\n${text}\n\n${page.slice(to)}`;
}

/** Plans the weeks of everybody; takes about a minute. */
function planEverybody(content: Content): Record<string, string> {
  const library = libraryOf(content);
  const breaks = restrictionJudge(content);
  const people = reportPeople();
  const outcomes = people.map((eater) => planWeeks(library, eater, breaks));
  const kcal = people
    .map(({ slots }) => slots.reduce((sum, { target }) => sum + target.kcal, 0))
    .sort((a, b) => a - b);
  const intro = `Measured on ${new Date().toISOString().slice(0, 10)} with ${content.recipes.length} recipes: ${people.length} people, ${Math.round(kcal[0] ?? 0)} to ${Math.round(kcal.at(-1) ?? 0)} kcal a day, three weeks each.`;
  return {
    "planned days": `${intro}\n\n${plannedDaysTable(outcomes)}`,
    "planned nutrients": plannedNutrientsTable(content, outcomes),
    "missing recipes": missingRecipesTable(content, outcomes),
  };
}

const page = readFileSync(FILE, "utf8");
const content = readContent();
const covered = withPart(page, "coverage", coveragePart(content));
if (process.argv.includes("--check")) {
  if (covered !== page) {
    console.log("docs/content.md: the coverage is out of date, run `npm run content:report -- --coverage`");
    process.exitCode = 1;
  }
} else if (process.argv.includes("--coverage")) writeFileSync(FILE, covered);
else
  writeFileSync(
    FILE,
    Object.entries(planEverybody(content)).reduce(
      (text, [part, figures]) => withPart(text, part, figures),
      covered,
    ),
  );
