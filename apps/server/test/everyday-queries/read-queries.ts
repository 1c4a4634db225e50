import { readFileSync } from "node:fs";

export interface EverydayQuery {
  readonly language: "en" | "nl";
  readonly query: string;
  /** Keys of the foods that it means, any of which is right; none where nothing is. */
  readonly wanted: readonly string[];
}

export function readQueries(file: "work" | "frozen" | "absent"): EverydayQuery[] {
  const lines = readFileSync(new URL(`${file}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => {
    const [language = "", query = "", wanted = ""] = line.split("\t");
    return { language: language as "en" | "nl", query, wanted: wanted.split(" ").filter(Boolean) };
  });
}
