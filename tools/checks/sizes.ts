/** Long files hide a second thing with a second name, as full folders do. Data, texts and generated files are exempt. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFiles, ROOT } from "../run.ts";
import { isTest } from "./imports.ts";

const EXEMPT =
  /^content\/|^packages\/phrases\/src\/(en|nl)\/|\.gen\.ts$|\.d\.ts$|-(pieces|paths|shapes|vectors)\.ts$|plate\/.*(pieces|bases|vessels|backdrops)/;
/** A file may be longer when its first lines say why: `// size: <reason>`. */
const EXCUSE = /^(?:.*\n){0,5}.*\/\/ size: \S+/;

const MAX_FILES = 40;
/** Folders with more files than that, and why they are one room. Tests are not counted, nor are folders of tests alone. */
const FULL_FOLDERS: Readonly<Record<string, string>> = {
  "packages/phrases/src/en": "one file of texts per feature",
  "packages/phrases/src/nl": "the same names as in English",
  "packages/nutrition/src": "one calculation per file, and the vocabulary that all of them use",
  "packages/appearance/src/plate": "one file per kind of piece on a plate",
};

/** Folders that hold too many files for a reader to keep in mind, and reasons that are no longer needed. */
export function fullFolders(files: readonly string[]): string[] {
  const code = files.filter((file) => /^(apps|packages|tools|bench|content)\//.test(file) && !isTest(file));
  const folders = Map.groupBy(code, (file) => dirname(file));
  const full = [...folders].filter(([, inside]) => inside.length > MAX_FILES);
  return [
    ...full
      .filter(([folder]) => !(folder in FULL_FOLDERS))
      .map(([folder, inside]) => `${folder}: ${inside.length} files (at most ${MAX_FILES})`),
    ...Object.keys(FULL_FOLDERS)
      .filter((folder) => !full.some(([other]) => other === folder))
      .map((folder) => `${folder} is not full: take it out of tools/checks/sizes.ts`),
  ];
}

export const checkSizes = (): string[] => [...longFiles(), ...fullFolders(projectFiles(".ts", ".tsx"))];

function longFiles(): string[] {
  return projectFiles(".ts", ".tsx").flatMap((file) => {
    if (EXEMPT.test(file) || !existsSync(join(ROOT, file))) return [];
    const text = readFileSync(join(ROOT, file), "utf8");
    const lines = text.split("\n").length;
    const limit = /\.test\.tsx?$|^e2e\//.test(file) ? 400 : 300;
    return lines <= limit || EXCUSE.test(text) ? [] : [`${file}: ${lines} lines (at most ${limit})`];
  });
}
