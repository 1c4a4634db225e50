import type { RecipeTemplate } from "@plateful/contract";
import { ingredientAmount } from "./ingredient-amount.ts";

/** What the language would read as an ingredient, a pot, a timer, a comment or the head of a section. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[@#~](?=\S)/g, "$& ")
    .replaceAll("--", "–")
    .replaceAll("[-", "(-")
    .replaceAll("-]", "-)")
    .replaceAll("{", "(")
    .replaceAll("}", ")")
    .replace(/^[>=\s]+/, "")
    .trim();

/** A value of the head, in quotes, so that nothing in it is read as YAML. */
const headLine = (key: string, value: string | number): string =>
  `${key}: ${typeof value === "number" ? value : JSON.stringify(value)}\n`;

/**
 * A recipe in Cooklang (https://cooklang.org/docs/spec/). The steps do not say where each ingredient goes in, so a step before
 * them names all of them.
 * @param gather Words of that step, before the ingredients.
 */
export function recipeAsCooklang(recipe: RecipeTemplate, gather: string): string {
  const head: [string, string | number | null][] = [
    ["title", recipe.name],
    ["servings", 1],
    ["author", recipe.source_author],
    ["source", recipe.source_url ?? recipe.external_url],
    ["prep time", recipe.preparation_time_min === null ? null : `${recipe.preparation_time_min} minutes`],
    ["cook time", recipe.cooking_time_min === null ? null : `${recipe.cooking_time_min} minutes`],
  ];
  const ingredients = recipe.ingredients.map((ingredient) => {
    const { amount, unit } = ingredientAmount(ingredient);
    // A percent sign parts amount and unit, and a name may hold neither it nor a brace.
    return `@${plain(ingredient.name).replaceAll("%", " ")}{${amount}%${plain(unit)}}`;
  });
  const steps = [
    ...(ingredients.length === 0 ? [] : [`${gather}: ${ingredients.join(", ")}.`]),
    ...recipe.directions.map(({ text }) => plain(text)).filter((text) => text !== ""),
  ];
  const lines = head.flatMap(([key, value]) => (value === null ? [] : [headLine(key, value)]));
  return `---\n${lines.join("")}---\n\n${steps.join("\n\n")}\n`;
}
