import type { BroughtApp } from "@plateful/contract";
import { recipeOfSchema } from "../../recipe-imports/index.ts";
import { isRecord, type JsonRecord, recordsOf, textOf, textsOf, withAmount, yieldOf } from "./json-values.ts";
import { isMealieBackup, mealieRecipes } from "./mealie-backup.ts";
import type { ReadRecipe } from "./recipe-record.ts";

/** How an app writes one recipe. */
interface JsonFormat {
  readonly app: BroughtApp;
  readonly isIt: (recipe: JsonRecord) => boolean;
  /** The same in the words of schema.org, which one reader understands. */
  readonly toSchema: (recipe: JsonRecord) => JsonRecord;
}

const MAX_URL = 1_000;

/** An address of the web that can be opened. */
function webAddress(...values: readonly unknown[]): string | null {
  const found = values.map(textOf).find((text) => /^https?:\/\//i.test(text) && text.length <= MAX_URL);
  return found !== undefined && URL.canParse(found) ? found : null;
}

/** Lines of a text that stand for a list. */
const linesOf = (value: unknown): string[] =>
  textOf(value)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "");

const tandoorIngredients = (step: JsonRecord): string[] =>
  recordsOf(step.ingredients)
    .filter(({ is_header }) => is_header !== true)
    .map(({ food, unit, amount, note, no_amount }) =>
      withAmount({
        amount: no_amount === true ? null : amount,
        unit: textOf(unit),
        name: textOf(food),
        note,
      }),
    );

const FORMATS: readonly JsonFormat[] = [
  {
    app: "TANDOOR",
    isIt: ({ steps }) =>
      Array.isArray(steps) && recordsOf(steps).some(({ ingredients }) => Array.isArray(ingredients)),
    toSchema: (recipe) => ({
      name: recipe.name,
      recipeIngredient: recordsOf(recipe.steps).flatMap(tandoorIngredients),
      recipeInstructions: recordsOf(recipe.steps).map(({ instruction }) => textOf(instruction)),
      recipeYield: `${textOf(recipe.servings)} ${textOf(recipe.servings_text)}`,
      prepTime: textOf(recipe.working_time),
      cookTime: textOf(recipe.waiting_time),
      url: recipe.source_url,
      keywords: recipe.keywords,
    }),
  },
  {
    app: "PAPRIKA",
    isIt: ({ directions, ingredients }) => typeof directions === "string" && typeof ingredients === "string",
    toSchema: (recipe) => ({
      name: recipe.name,
      recipeIngredient: linesOf(recipe.ingredients),
      recipeInstructions: linesOf(recipe.directions),
      recipeYield: recipe.servings,
      prepTime: recipe.prep_time,
      cookTime: recipe.cook_time,
      totalTime: recipe.total_time,
      author: recipe.source,
      url: recipe.source_url,
      keywords: recipe.categories,
    }),
  },
  {
    app: "RECIPE_SAGE",
    isIt: ({ title, ingredients, instructions }) =>
      typeof title === "string" && typeof ingredients === "string" && typeof instructions === "string",
    toSchema: (recipe) => ({
      name: recipe.title,
      recipeIngredient: linesOf(recipe.ingredients),
      recipeInstructions: linesOf(recipe.instructions),
      recipeYield: recipe.yield,
      prepTime: recipe.activeTime,
      totalTime: recipe.totalTime,
      author: recipe.source,
      url: recipe.url,
      keywords: recordsOf(recipe.labels ?? recipe.recipeLabels).map(({ title, label }) => title ?? label),
    }),
  },
  {
    app: "MEALIE",
    isIt: (recipe) =>
      recordsOf(recipe.recipeIngredient ?? recipe.recipe_ingredient).some(
        (line) => "food" in line || "note" in line,
      ),
    toSchema: (recipe) => ({
      name: recipe.name,
      recipeIngredient: recordsOf(recipe.recipeIngredient ?? recipe.recipe_ingredient).map((line) =>
        isRecord(line.food)
          ? withAmount({
              amount: line.quantity,
              unit: textOf(line.unit),
              name: textOf(line.food),
              note: line.note,
            })
          : textOf(line.note) || textOf(line.originalText ?? line.original_text ?? line.display),
      ),
      recipeInstructions: recordsOf(recipe.recipeInstructions ?? recipe.recipe_instructions).map(
        ({ text }) => text,
      ),
      recipeYield: yieldOf(
        recipe.recipeServings ?? recipe.recipe_servings,
        recipe.recipeYield ?? recipe.recipe_yield,
      ),
      prepTime: recipe.prepTime ?? recipe.prep_time,
      cookTime: recipe.performTime ?? recipe.perform_time ?? recipe.cookTime,
      totalTime: recipe.totalTime ?? recipe.total_time,
      url: recipe.orgURL ?? recipe.org_url,
      keywords: [...textsOf(recipe.tags), ...textsOf(recipe.recipeCategory ?? recipe.recipe_category)],
    }),
  },
];

const isSchemaRecipe = (value: JsonRecord): boolean =>
  textsOf(value["@type"]).some((type) => /(?:^|[/:])recipe$/i.test(type)) ||
  Array.isArray(value.recipeIngredient);

function ofSchema(node: JsonRecord): ReadRecipe {
  const labels = [node.keywords, node.recipeCategory].flatMap(textsOf).flatMap((text) => text.split(","));
  return {
    found: recipeOfSchema(node),
    url: webAddress(
      node.url,
      ...recordsOf(node.isBasedOn).map(({ url }) => url),
      node.isBasedOn,
      node["@id"],
    ),
    labels: labels.map((label) => label.trim()).filter(Boolean),
  };
}

/** Recipes that one file holds, and which app wrote it. */
export interface JsonRecipes {
  readonly app: BroughtApp;
  readonly recipes: readonly ReadRecipe[];
}

/** The records of a file that may be recipes: itself, a list, or what lies under a name that lists have. */
function candidatesOf(value: unknown): JsonRecord[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  if (!isRecord(value)) return [];
  const list = value["@graph"] ?? value.recipes ?? value.data;
  return Array.isArray(list) ? list.filter(isRecord) : [value];
}

/** The recipe app that wrote a schema.org file, where it says so. */
function schemaApp(nodes: readonly JsonRecord[]): BroughtApp {
  const isSage = nodes.some(({ isBasedOn, comment }) => isBasedOn !== undefined && Array.isArray(comment));
  if (isSage) return "RECIPE_SAGE";
  const isNextcloud = nodes.some((node) => "tool" in node && "imageUrl" in node);
  return isNextcloud ? "NEXTCLOUD_COOKBOOK" : "RECIPE_FILE";
}

/** What a JSON file holds of recipes; null where it holds none. */
export function recipesOfJson(value: unknown): JsonRecipes | null {
  if (isMealieBackup(value)) return { app: "MEALIE", recipes: mealieRecipes(value).map(ofSchema) };
  const candidates = candidatesOf(value);
  for (const { app, isIt, toSchema } of FORMATS) {
    const own = candidates.filter(isIt);
    if (own.length > 0) return { app, recipes: own.map((recipe) => ofSchema(toSchema(recipe))) };
  }
  const nodes = candidates.filter(isSchemaRecipe);
  return nodes.length === 0 ? null : { app: schemaApp(nodes), recipes: nodes.map(ofSchema) };
}
