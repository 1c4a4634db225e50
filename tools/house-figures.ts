/** `npm run house-figures`: counts what the house is made of and writes docs/house-figures.md, beside what HOUSE.md asks for. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "@plateful/contract";
import { checkBoundaries } from "./checks/boundaries.ts";
import { isTest } from "./checks/imports.ts";
import { checkWords } from "./checks/words.ts";
import {
  type CountedFunction,
  figuresOfParts,
  fullestFolders,
  functionsIn,
  linesOf,
  medianOf,
} from "./house-figures/count.ts";
import { duplicateRuns } from "./house-figures/duplicates.ts";
import { parityOf } from "./house-figures/name-parity.ts";
import { projectFiles, ROOT, run } from "./run.ts";

const FILE = join(ROOT, "docs/house-figures.md");
const MAX_FUNCTION = 60;
const MAX_COMPONENT = 120;
const DUPLICATE = 10;
/** Texts and drawings, which are data. */
const IS_DATA = /^packages\/phrases\/src\/(?:en|nl)\/|\.gen\.ts$|-(?:pieces|paths|shapes|vectors)\.ts$/;
/** What is written by hand below this line stays: the sample of mutants takes too long to be drawn each time. */
const KEPT = "## Mutation sample";
const GOALS: Readonly<Record<string, number>> = {
  "apps/server": 0.8,
  "packages/planning": 1,
  "packages/nutrition": 1,
  "packages/quantities": 1,
  "packages/access": 1,
  "packages/contract": 1,
  "packages/appearance": 1,
  "packages/phrases": 1,
};

const sources = new Map(
  projectFiles(".ts", ".tsx")
    .filter((file) => existsSync(join(ROOT, file)))
    .map((file) => [file, readFileSync(join(ROOT, file), "utf8")]),
);
const code = new Map([...sources].filter(([file]) => !isTest(file) && !file.startsWith("e2e/")));

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [heads, heads.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

const share = (some: number, all: number) => (all === 0 ? "0 %" : `${((some / all) * 100).toFixed(2)} %`);

function partRows() {
  return figuresOfParts(sources).map(({ part, code: lines, tests }) => {
    const goal = GOALS[part];
    const ratio = lines === 0 ? "" : (tests / lines).toFixed(2);
    const verdict =
      goal === undefined ? "" : `${goal.toFixed(1)}${tests / lines >= goal ? ", met" : ", not met"}`;
    return [`\`${part}\``, lines, tests, ratio, verdict];
  });
}

function functionLines(functions: readonly CountedFunction[], max: number, what: string): string[] {
  const lengths = functions.map(({ lines }) => lines);
  const long = functions.filter(({ lines }) => lines > max);
  return [
    `- ${functions.length} ${what}, median ${medianOf(lengths)} lines; over ${max}: ${long.length} (${share(long.length, lengths.length)})`,
  ];
}

function structure(): string[] {
  const isComponent = (file: string, { name }: CountedFunction) =>
    file.endsWith(".tsx") && /^[A-Z]/.test(name);
  const all = [...code].flatMap(([file, text]) => functionsIn(text).map((one) => ({ file, one })));
  const components = all.filter(({ file, one }) => isComponent(file, one)).map(({ one }) => one);
  const functions = all.filter(({ file, one }) => !isComponent(file, one)).map(({ one }) => one);
  const lengths = [...code.values()].map(linesOf);
  return [
    `- ${code.size} files of code, median ${medianOf(lengths)} lines`,
    ...functionLines(functions, MAX_FUNCTION, "functions with a name"),
    ...functionLines(components, MAX_COMPONENT, "components"),
  ];
}

async function rules(): Promise<string[]> {
  const boundaries = checkBoundaries();
  const { code: knip, output } = await run("knip", []);
  const runs = duplicateRuns(new Map([...code].filter(([file]) => !IS_DATA.test(file))), DUPLICATE);
  return [
    `- Circles of files: ${boundaries.filter((problem) => problem.startsWith("files")).length}; circles of features without a reason: ${boundaries.filter((problem) => problem.startsWith("features")).length}`,
    `- Other breaks of the boundaries: ${boundaries.filter((problem) => !/^(?:files|features)/.test(problem)).length}`,
    `- Unused files, exports and packages (knip): ${knip === 0 ? 0 : output.trim().split("\n").length}`,
    `- Banned words: ${checkWords().length}`,
    `- Runs of ${DUPLICATE} or more equal lines in two places, texts and drawings left out: ${runs.length}`,
    ...runs.map((one) => `  - ${one.replaceAll("<", "‹").replaceAll(">", "›")}`),
  ];
}

function parity(): string[] {
  const calls = parityOf(endpoints, sources);
  const having = (part: "handler" | "test" | "web") => calls.filter((call) => call[part]).length;
  const all = calls.filter(({ handler, test, web }) => handler && test && web).length;
  return [
    table(
      [
        "Calls",
        "With a handler of the name",
        "Named by a server test, or by address",
        "Named on the web",
        "All",
      ],
      [[calls.length, having("handler"), having("test"), having("web"), all]],
    ),
    "",
    "The calls of plain CRUD share one handler for several names, and some calls are for tools and other systems alone.",
  ];
}

const before = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
const kept = before.includes(KEPT) ? before.slice(before.indexOf(KEPT)) : `${KEPT}\n\nNot drawn yet.\n`;

writeFileSync(
  FILE,
  `# Figures of the house

Written by \`npm run house-figures\`; they move with every change, and nothing checks that they are of today. Lines are those that
hold something. Ratios are lines of tests to lines of code, with what tests alone use among the tests.

## Parts

${table(["Part", "Code", "Tests", "Tests : code", "Goal"], partRows())}

Journeys in \`e2e\` prove server and web together, and count for neither.

## Structure

${structure().join("\n")}

## Rules

${(await rules()).join("\n")}

## Fullest folders

${table(
  ["Folder", "Files"],
  fullestFolders([...code.keys()], 10).map(([folder, files]) => [`\`${folder}\``, files]),
)}

The aim is 40 files in a folder. Tests are not counted.

## One name in every layer

${parity().join("\n")}

${kept}`,
);
