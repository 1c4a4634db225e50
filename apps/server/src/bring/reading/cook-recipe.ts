import { recipeOfSchema } from "../../recipe-imports/index.ts";
import type { ReadRecipe } from "./recipe-record.ts";

/** A name of several words ends with a brace; one of a single word needs none. */
const MARK =
  /([@#~])([&?+-]{0,3})(?:([^@#~{}\n]{0,120})\{([^{}\n]{0,80})\}(?:\([^()\n]{0,200}\))?|([\p{L}\p{N}_'’-]{1,120}))/gu;
const BLOCK_COMMENT = /\[-[\s\S]*?-\]/g;

/** Without quotes and the escapes inside them, as a head writes its values. */
function bare(value: string): string {
  const text = value.trim();
  if (text.startsWith('"')) {
    try {
      return String(JSON.parse(text));
    } catch {
      return text.replaceAll('"', "");
    }
  }
  return text.replace(/^'(.*)'$/, "$1");
}

interface Head {
  readonly values: ReadonlyMap<string, string>;
  readonly body: string;
}

/** The head of a recipe: between two lines of dashes, or in lines that begin with `>>`. */
function headOf(text: string): Head {
  const values = new Map<string, string>();
  const put = (line: string) => {
    const at = line.indexOf(":");
    if (at > 0) values.set(line.slice(0, at).trim().toLowerCase(), bare(line.slice(at + 1)));
  };
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const end = lines[0]?.trim() === "---" ? lines.indexOf("---", 1) : -1;
  for (const line of lines.slice(1, Math.max(end, 1))) put(line);
  const rest = lines.slice(end + 1).filter((line) => {
    if (!line.startsWith(">>")) return true;
    put(line.slice(2));
    return false;
  });
  return { values, body: rest.join("\n") };
}

/** A mark in the words of a step: what is cooked, what it is cooked in, and for how long. */
function inWords(sign: string, name: string, amount: string): string {
  const [count = "", unit = ""] = amount.replace(/^=/, "").split("%");
  return sign === "~" ? [count, unit].filter(Boolean).join(" ") : name;
}

/** Headings of sections and notes are no steps. */
const isOfStep = (line: string): boolean => !/^[=>]/.test(line.trimStart());

function readStep(paragraph: string, ingredients: string[]): string {
  const text = paragraph.replaceAll(MARK, (_, sign: string, how: string, long, inBraces, short) => {
    const name = String(long ?? short ?? "").trim();
    const amount = String(inBraces ?? "").trim();
    // What is named once more is no further ingredient.
    if (sign === "@" && name !== "" && !how.includes("&")) {
      const [count = "", unit = ""] = amount.replace(/^=/, "").split("%");
      ingredients.push([count.trim(), unit.trim(), name].filter(Boolean).join(" "));
    }
    return inWords(sign, name, amount);
  });
  return text.replaceAll(/\s+/g, " ").trim();
}

/**
 * Reads a recipe in Cooklang. Source: https://cooklang.org/docs/spec/
 * @param name Name of its file, which is its title where the head has none.
 */
export function readCookRecipe(text: string, name: string): ReadRecipe {
  const { values, body } = headOf(text);
  const said = (...keys: readonly string[]) =>
    keys.map((key) => values.get(key)).find((value) => value !== undefined);
  const plain = body.replaceAll(BLOCK_COMMENT, "").replaceAll(/(^|\s)--[^\n]*/g, "$1");
  const ingredients: string[] = [];
  const steps = plain
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split("\n").filter(isOfStep).join("\n"))
    .map((paragraph) => readStep(paragraph, ingredients))
    .filter((step) => step !== "");
  const url = said("source", "source.url", "source url") ?? "";
  const node = {
    name: said("title") ?? name.replace(/^.*\//, "").replace(/\.cook$/i, ""),
    recipeIngredient: ingredients,
    recipeInstructions: steps,
    recipeYield: said("servings", "serves", "yield"),
    prepTime: said("prep time", "time.prep"),
    cookTime: said("cook time", "time.cook"),
    totalTime: said("time", "duration", "time required"),
    author: said("author", "source.author"),
  };
  const labels = (said("tags", "course", "category") ?? "").replaceAll(/[[\]]/g, "").split(",");
  return {
    found: recipeOfSchema(node),
    url: /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null,
    labels: labels.map((label) => label.trim()).filter(Boolean),
  };
}
