/** Which tests and journeys prove a check: those whose title, or whose group's title, begins with its id. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles, ROOT } from "../../tools/run.ts";

/** Alone or among other ids, in the full title of a test: `A7: …`, `AUTH-041 B5: …`. */
export const titled = (id: string): string => `(^| )${id}[: ]`;

const TEST_ENDINGS = [".test.ts", ".test.tsx"];
const JOURNEY_ENDINGS = [".spec.ts"];
const TITLE = /["'`]((?:[A-Z]+-?\d+ )*)([A-I]\d{1,2})[: ](?:((?:[A-Z]+-?\d+ )*))/g;

export interface NamingFiles {
  readonly tests: readonly string[];
  readonly journeys: readonly string[];
}

let filesById: Map<string, Set<string>> | undefined;

/** Every word of a title's beginning that may be the id of a check. */
function idsIn(text: string): Set<string> {
  const ids = new Set<string>();
  for (const [, before = "", id = "", after = ""] of text.matchAll(TITLE))
    for (const word of [...before.split(" "), id, ...after.split(" ")]) ids.add(word);
  return ids;
}

function readFiles(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of projectFiles(...TEST_ENDINGS, ...JOURNEY_ENDINGS))
    for (const id of idsIn(readFileSync(join(ROOT, file), "utf8")))
      found.set(id, (found.get(id) ?? new Set()).add(file));
  return found;
}

/** Files of tests and journeys with a title that begins with the id. */
export function filesNaming(id: string): NamingFiles {
  filesById ??= readFiles();
  const files = [...(filesById.get(id) ?? [])];
  const isJourney = (file: string) => JOURNEY_ENDINGS.some((ending) => file.endsWith(ending));
  return { tests: files.filter((file) => !isJourney(file)), journeys: files.filter(isJourney) };
}
