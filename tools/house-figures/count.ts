/** Counts what the house is made of, from the text of its files as the formatter leaves them. */
import { isTest } from "../checks/imports.ts";

/** Lines that hold something. */
export const linesOf = (text: string): number => text.split("\n").filter((line) => line.trim() !== "").length;

const FUNCTION =
  /^(\s*)(?:export )?(?:default )?(?:async )?(?:function\*? (\w+)|const (\w+)(?:: [^=]+)? = (?:async )?(?:<[^>]*>)?\(.*)/;
const OPENS = /(?:\{|\(|=>)$/;

export interface CountedFunction {
  readonly name: string;
  readonly lines: number;
}

/** Where a declaration that begins here ends: at the first line as far in that closes it. */
function endOf(lines: readonly string[], from: number, indent: string): number {
  for (let at = from + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (line.trim() === "" || line.startsWith(`${indent} `)) continue;
    // `): Promise<void> {` ends the parameters alone.
    if (/^[)}\]]/.test(line.slice(indent.length))) {
      if (OPENS.test(line)) continue;
      return at;
    }
    return at - 1;
  }
  return lines.length - 1;
}

const isOneLine = (line: string) => /[;}]$/.test(line);

/** The functions that a file declares by a name, with their lengths. */
export function functionsIn(text: string): CountedFunction[] {
  const lines = text.split("\n");
  return lines.flatMap((line, at) => {
    const [, indent = "", declared, arrow] = FUNCTION.exec(line) ?? [];
    const name = declared ?? arrow;
    if (name === undefined) return [];
    const end = isOneLine(line) ? at : endOf(lines, at, indent);
    const body = lines.slice(at, end + 1);
    if (declared === undefined && !body.some((one) => one.includes("=>"))) return [];
    return [{ name, lines: body.filter((one) => one.trim() !== "").length }];
  });
}

/** The value in the middle; of an even number the lower of the two, and 0 of nothing. */
export const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

export interface PartFigures {
  readonly part: string;
  readonly code: number;
  readonly tests: number;
}

/** `apps/server`, `packages/planning`, `e2e`; null for files beside the parts. */
const partOf = (file: string): string | null =>
  /^(?:(?:apps|packages)\/[\w-]+|e2e|tools|bench|content)(?=\/)/.exec(file)?.[0] ?? null;

const isTestLike = (file: string) => isTest(file) || file.startsWith("e2e/");

/** Lines of code and of tests of each part. Journeys are tests as a whole. */
export function figuresOfParts(sources: ReadonlyMap<string, string>): PartFigures[] {
  const parts = Map.groupBy(
    [...sources].filter(([file]) => !/\.gen\.ts$|\.d\.ts$/.test(file)),
    ([file]) => partOf(file),
  );
  return [...parts]
    .flatMap(([part, files]) => {
      if (part === null) return [];
      const sum = (test: boolean) =>
        files.filter(([file]) => isTestLike(file) === test).reduce((all, [, text]) => all + linesOf(text), 0);
      return [{ part, code: sum(false), tests: sum(true) }];
    })
    .sort((a, b) => a.part.localeCompare(b.part));
}

/** The folders with the most files directly in them. */
export function fullestFolders(files: readonly string[], count: number): [string, number][] {
  const folders = Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf("/")));
  return [...folders]
    .map(([folder, inside]): [string, number] => [folder, inside.length])
    .sort(([, a], [, b]) => b - a)
    .slice(0, count);
}
