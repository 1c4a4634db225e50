/** Words that a native engineer would not write in names, comments, documents and texts on screen, and what to write instead. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles, ROOT } from "../run.ts";

interface BannedWord {
  readonly pattern: RegExp;
  readonly instead: string;
}

const BANNED: readonly BannedWord[] = [
  { pattern: /somebody/i, instead: "someone, a person" },
  { pattern: /\b[Aa]new\b|[a-z]Anew(?![a-z])/, instead: "again, from the start" },
  { pattern: /\bg(?:ives?|ave|iving) way\b|[gG]iv(?:es|ing)Way/i, instead: "is replaced, yields" },
  { pattern: /\b(?:comes?|came|coming) about\b/i, instead: "happens, occurs" },
  { pattern: /\b(?:is|are|does|wait|counts?|counted) no more\b(?! than)/i, instead: "no longer" },
  { pattern: /\bcomes? to be\b/i, instead: "is made, becomes" },
  { pattern: /\b(?:stands?|stood) there\b/i, instead: "is there, is in it" },
  { pattern: /\bat the most\b/i, instead: "at most" },
  { pattern: /\b(?:MOST|LEAST|LONGEST|SHORTEST|BIGGEST|SMALLEST|FEWEST)_[A-Z]/, instead: "MAX_, MIN_" },
];

const KINDS = [".ts", ".tsx", ".css", ".md", ".yaml", ".yml", ".sh"];
/** The list itself, and what is generated from names that are kept elsewhere. */
const EXCEPT = /^tools\/checks\/words|\.gen\.ts$/;

/** The banned words of a text, with their lines. */
export function bannedWordsIn(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, at) =>
      BANNED.flatMap(({ pattern, instead }) =>
        pattern.test(line) ? [`${at + 1}: "${pattern.exec(line)?.[0]}": write ${instead}`] : [],
      ),
    );
}

/** Applied migrations are not looked at, because they stay as they are. */
export const checkWords = (): string[] =>
  KINDS.flatMap((kind) => projectFiles(kind))
    .filter((file) => !EXCEPT.test(file) && existsSync(join(ROOT, file)))
    .flatMap((file) =>
      bannedWordsIn(readFileSync(join(ROOT, file), "utf8")).map((found) => `${file}:${found}`),
    );
