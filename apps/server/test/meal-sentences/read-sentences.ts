import { readFileSync } from "node:fs";

/** A food of a labelled sentence. */
export interface LabelledFood {
  /** Keys of the foods that are right; null for one that the library lacks. */
  readonly keys: readonly string[] | null;
  /** What was said of the amount: "2 slice", "150 g", "2"; empty where nothing was. */
  readonly amount: string;
}

export interface LabelledSentence {
  readonly sentence: string;
  readonly foods: readonly LabelledFood[];
}

function readFood(text: string): LabelledFood {
  if (text === "?") return { keys: null, amount: "" };
  const [keys = "", amount = ""] = text.split("=");
  return { keys: keys.split("|"), amount };
}

export function readSentences(half: "work" | "frozen", language: "en" | "nl"): LabelledSentence[] {
  const file = new URL(`${half}-${language}.tsv`, import.meta.url);
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [sentence = "", ...foods] = line.split("\t");
    return { sentence, foods: foods.filter((food) => food !== "").map(readFood) };
  });
}
