/** Long files hide a second thing with a second name. Data, texts and generated files are exempt. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles, ROOT } from "../run.ts";

const EXEMPT =
  /^content\/|^packages\/phrases\/src\/(en|nl)\/|\.gen\.ts$|\.d\.ts$|-(pieces|paths|shapes|vectors)\.ts$|plate\/.*(pieces|bases|vessels|backdrops)/;
/** A file may be longer when its first lines say why: `// size: <reason>`. */
const EXCUSE = /^(?:.*\n){0,5}.*\/\/ size: \S+/;

export function checkSizes(): string[] {
  return projectFiles(".ts", ".tsx").flatMap((file) => {
    if (EXEMPT.test(file) || !existsSync(join(ROOT, file))) return [];
    const text = readFileSync(join(ROOT, file), "utf8");
    const lines = text.split("\n").length;
    const limit = /\.test\.tsx?$|^e2e\//.test(file) ? 400 : 300;
    return lines <= limit || EXCUSE.test(text) ? [] : [`${file}: ${lines} lines (at most ${limit})`];
  });
}
