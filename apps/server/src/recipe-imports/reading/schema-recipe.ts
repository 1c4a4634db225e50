import { type FoundRecipe, NOTHING_FOUND } from "./found-recipe.ts";
import { tidyIngredients, withAmounts } from "./ingredient-lines.ts";
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

/** The value of the first of several names, however their letters are written. */
function firstValue(node: SchemaNode, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value =
      node[name] ?? node[Object.keys(node).find((key) => key.toLowerCase() === name.toLowerCase()) ?? name];
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
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

const bareLetters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]+/gu, "");
const MAX_NAME = 60;
const ENDS = " .:";

function withoutEnds(text: string): string {
  let end = text.length;
  while (end > 0 && ENDS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Steps with the name that stands above them before the first: "The sauce: Grate the lemon.", unless it says the same. */
export function withName(steps: readonly string[], above: string | null): string[] {
  const [first, ...others] = steps;
  const name = withoutEnds((above ?? "").replace(LEADING_NUMBER, ""));
  if (first === undefined || !/\p{L}/u.test(name) || name.length > MAX_NAME || NUMBERED.test(name))
    return [...steps];
  if (bareLetters(first).startsWith(bareLetters(name))) return [...steps];
  return [`${name}: ${first.replace(LEADING_NUMBER, "")}`, ...others];
}

/** The steps of instructions: texts, steps, and sections of steps. */
function stepLines(value: unknown, depth = 0): string[] {
  if (depth > MAX_NESTING) return [];
  return listOf(value).flatMap((one) => {
    if (typeof one === "string") return sentenceLines(one);
    if (!isNode(one)) return [];
    const inside = stepLines(firstValue(one, "itemListElement", "steps", "step"), depth + 1);
    const own = stepLines(firstValue(one, "text", "description", "item", "name"), depth + 1);
    return withName(lettersIn(inside) >= lettersIn(own) ? inside : own, firstText(one.name));
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

const languageOf = (value: unknown): string | null => {
  const text = isNode(value) ? firstText(value.alternateName ?? value.name) : firstText(value);
  return text !== null && /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/.test(text) ? text : null;
};

/** Whether a text names a person or a house rather than an address. */
const isName = (text: string): boolean => text !== "" && text.length <= 120 && !/^https?:/.test(text);

/** What structured data says of a recipe. */
export function recipeOfSchema(node: SchemaNode): FoundRecipe {
  const minutes = (key: string) => firstOf(textsOf(node[key]), readMinutes);
  const ingredients = ingredientLines(firstValue(node, "recipeIngredient", "ingredients", "ingredient"));
  return {
    ...NOTHING_FOUND,
    title: firstText(node.name) ?? firstText(node.headline),
    ingredients: tidyIngredients(withAmounts(ingredients)),
    steps: tidySteps(stepLines(firstValue(node, "recipeInstructions", "instructions"))),
    servings: firstOf(textsOf(node.recipeYield ?? node.yield), readServings),
    preparationMinutes: minutes("prepTime"),
    cookingMinutes: minutes("cookTime"),
    totalMinutes: minutes("totalTime"),
    author: textsOf(node.author).find(isName) ?? textsOf(node.creator).find(isName) ?? null,
    language: languageOf(node.inLanguage),
  };
}
