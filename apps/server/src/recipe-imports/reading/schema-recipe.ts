import { type FoundRecipe, NOTHING_FOUND } from "./found-recipe.ts";
import { linesOfMarkup } from "./page-tree.ts";
import { readMinutes, readServings } from "./stated-values.ts";

/** Structured data in the words of schema.org, however the page wrote it. */
export type SchemaNode = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.flat(3) : [value];

export function isOfType(node: SchemaNode, type: string): boolean {
  return listOf(node["@type"]).some(
    (one) => typeof one === "string" && one.replace(/^.*[/#:]/, "").toLowerCase() === type.toLowerCase(),
  );
}

/** The texts of a value: of a text, a number, a thing with a name, or a list of those. */
function textsOf(value: unknown): string[] {
  return listOf(value).flatMap((one) => {
    if (typeof one === "string") return linesOfMarkup(one).join(" ") || [];
    if (typeof one === "number") return String(one);
    if (!isNode(one)) return [];
    return textsOf(one.name ?? one.text ?? one["@value"] ?? one.value);
  });
}

const firstText = (value: unknown): string | null => textsOf(value)[0] ?? null;

const firstOf = <Value>(texts: readonly string[], read: (text: string) => Value | null): Value | null => {
  for (const text of texts) {
    const value = read(text);
    if (value !== null) return value;
  }
  return null;
};

/** A list of ingredients that a page wrote as one text. */
const ingredientLines = (value: unknown): string[] =>
  listOf(value).flatMap((one) => {
    if (typeof one === "string") return linesOfMarkup(one);
    if (!isNode(one)) return [];
    const amount = firstText(one.amount) ?? firstText(one.requiredQuantity);
    const name = firstText(one.name ?? one.text ?? one.ingredient);
    return name === null ? [] : [amount === null ? name : `${amount} ${name}`];
  });

const MAX_NESTING = 6;

export const lettersIn = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + line.length, 0);

/** Lines of one text, without the breaks that fall within a sentence. */
function sentenceLines(text: string): string[] {
  const lines: string[] = [];
  for (const line of linesOfMarkup(text)) {
    const before = lines.at(-1);
    if (before !== undefined && /^\p{Ll}/u.test(line)) lines[lines.length - 1] = `${before} ${line}`;
    else lines.push(line);
  }
  return lines;
}

/** The steps of instructions: texts, steps, and sections of steps. */
function stepLines(value: unknown, depth = 0): string[] {
  if (depth > MAX_NESTING) return [];
  return listOf(value).flatMap((one) => {
    if (typeof one === "string") return sentenceLines(one);
    if (!isNode(one)) return [];
    const inside = stepLines(one.itemListElement ?? one.steps ?? one.step, depth + 1);
    const own = stepLines(one.text ?? one.description ?? one.item ?? one.name, depth + 1);
    return lettersIn(inside) >= lettersIn(own) ? inside : own;
  });
}

const NUMBERED = /^(?:step|stap|schritt|étape|paso)?\s*\d{1,2}(?:\s*[.):])?$/i;
const LEADING_NUMBER = /^(?:(?:step|stap)\s+\d{1,2}\s*[.:)-]?|\d{1,2}\s*[.)](?=\s|\p{Lu}))\s*/iu;

/** Steps without the numbers that a list draws itself. */
export const tidySteps = (steps: readonly string[]): string[] =>
  steps
    .filter((step) => !NUMBERED.test(step.trim()))
    .map((step) => step.replace(LEADING_NUMBER, "").trim())
    .filter((step) => /\p{L}/u.test(step));

const BULLET = /^(?:[•·▢□☐✓*◦‣▪–—-]\s*)+(?=[\p{L}\d¼½¾⅓⅔⅛(])/u;

/** So many lines in a row that all were there before are the same list once more. */
const MIN_REPEATED = 4;

/** Lines without those that repeat, at the end, what is above them. */
function withoutRepeats(lines: readonly string[]): string[] {
  for (let at = 1; at + MIN_REPEATED <= lines.length; at += 1) {
    const before = new Set(lines.slice(0, at));
    if (lines.slice(at).every((line) => before.has(line))) return lines.slice(0, at);
  }
  return [...lines];
}

/** Ingredient lines without the marks of a list. */
export const tidyIngredients = (lines: readonly string[]): string[] =>
  withoutRepeats(
    lines.map((line) => line.replace(BULLET, "").trim()).filter((line) => /[\p{L}]/u.test(line)),
  );

const languageOf = (value: unknown): string | null => {
  const text = isNode(value) ? firstText(value.alternateName ?? value.name) : firstText(value);
  return text !== null && /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/.test(text) ? text : null;
};

/** Whether a text names a person or a house rather than an address. */
const isName = (text: string): boolean => text !== "" && text.length <= 120 && !/^https?:/.test(text);

/** What structured data says of a recipe. */
export function recipeOfSchema(node: SchemaNode): FoundRecipe {
  const minutes = (key: string) => firstOf(textsOf(node[key]), readMinutes);
  const ingredients = ingredientLines(node.recipeIngredient ?? node.ingredients ?? node.ingredient);
  return {
    ...NOTHING_FOUND,
    title: firstText(node.name) ?? firstText(node.headline),
    ingredients: tidyIngredients(ingredients),
    steps: tidySteps(stepLines(node.recipeInstructions ?? node.instructions)),
    servings: firstOf(textsOf(node.recipeYield ?? node.yield), readServings),
    preparationMinutes: minutes("prepTime"),
    cookingMinutes: minutes("cookTime"),
    totalMinutes: minutes("totalTime"),
    author: textsOf(node.author).find(isName) ?? textsOf(node.creator).find(isName) ?? null,
    language: languageOf(node.inLanguage),
  };
}
