/** Words belong in the phrases package: a screen that holds a literal text cannot be read in both languages. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles, ROOT } from "../run.ts";

/** Attributes whose value a person reads or hears. */
const SPOKEN =
  /\b(?:label|title|placeholder|alt|aria-label|aria-description|description)="([^"]*[A-Za-z]{2}[^"]*)"/g;
/** Text between tags that holds a word. */
const BETWEEN_TAGS = /(?<![=-])>\s*([A-Z][a-z]+(?:\s[\w'’,.!?]+)*|[a-z]+(?:\s[\w'’,.!?]+)+)\s*</g;
/** The product's own name is the same in every language. */
const NAMES = new Set(["Plateful"]);

export function checkLiteralText(): string[] {
  const screens = projectFiles(".tsx").filter(
    (file) => file.startsWith("apps/web/src/") && !/\.test\.tsx$|\/kit\//.test(file),
  );
  return screens
    .filter((file) => existsSync(join(ROOT, file)))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
      const found = [...text.matchAll(SPOKEN), ...text.matchAll(BETWEEN_TAGS)].map((match) => match[1] ?? "");
      return found
        .filter((words) => !NAMES.has(words.trim()))
        .map((words) => `${file}: literal text "${words.trim()}"`);
    });
}
