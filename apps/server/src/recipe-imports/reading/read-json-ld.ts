import { type FoundRecipe, isWholeRecipe, NOTHING_FOUND } from "./found-recipe.ts";
import { attributeOf, childrenOf, elementsOf, type PageNode } from "./page-tree.ts";
import { isNode, isOfType, recipeOfSchema, type SchemaNode } from "./schema-recipe.ts";

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: pages write these into texts, where JSON refuses them.
const CONTROL = /[\u0000-\u001F]+/g;

/** The mistakes that pages make in JSON, each with what was meant; none changes the words of a text. */
const REPAIRS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll(CONTROL, " "),
  (text) =>
    text.replace(/^\s*(?:\/\/\s*)?<!(?:\[CDATA\[|--)/, "").replace(/(?:\/\/\s*)?(?:\]\]|--)>\s*$/, ""),
  (text) => text.replace(/;\s*$/, ""),
  (text) => text.replaceAll(/,(?=\s*[}\]])/g, ""),
  (text) => text.replaceAll(/\\(?!["\\/bfnrtu])/g, "\\\\"),
  (text) => {
    const list = text.trim().replaceAll(/}\s*{/g, "},{");
    return list.startsWith("{") && list.endsWith("}") ? `[${list}]` : list;
  },
];

/** Reads JSON as it was meant; undefined where it cannot be told. */
function readLooseJson(text: string): unknown {
  let repaired = text;
  for (const repair of REPAIRS) {
    repaired = repair(repaired);
    const value = parsed(repaired);
    if (value !== undefined) return value;
  }
  return undefined;
}

const MAX_DEPTH = 12;

/** Every node of structured data, with those inside it. */
function* nodesOf(value: unknown, depth = 0): Generator<SchemaNode> {
  if (depth > MAX_DEPTH || typeof value !== "object" || value === null) return;
  if (isNode(value)) yield value;
  for (const inside of Object.values(value)) yield* nodesOf(inside, depth + 1);
}

/** A reference such as `{"@id": "#author"}` with what it refers to. */
function withReferences(node: SchemaNode, byId: ReadonlyMap<string, SchemaNode>): SchemaNode {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isNode(value)) return value;
    const id = value["@id"];
    const isBare = Object.keys(value).length === 1;
    return typeof id === "string" && isBare ? (byId.get(id) ?? value) : value;
  };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]));
}

const scriptText = (script: PageNode): string =>
  childrenOf(script)
    .map((child) => ("value" in child ? child.value : ""))
    .join("");

/** How much of a recipe is there: pages repeat it in short for others that they recommend. */
const fullness = ({ ingredients, steps }: FoundRecipe): number =>
  Math.min(ingredients.length, 60) + Math.min(steps.length, 40) + (steps.length > 0 ? 10 : 0);

/** The fullest of several, the first where several are as full. */
export const fullest = (recipes: readonly FoundRecipe[]): FoundRecipe =>
  recipes.reduce((best, one) => (fullness(one) > fullness(best) ? one : best), recipes[0] ?? NOTHING_FOUND);

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Those of several recipes that the page is called after, or all of them: sauces and sides have recipes of their own. */
function calledLike(recipes: readonly FoundRecipe[], title: string | null): readonly FoundRecipe[] {
  const called = recipes.filter(
    (recipe) => isWholeRecipe(recipe) && lettersOf(recipe.title ?? "") === lettersOf(title ?? ""),
  );
  return called.length > 0 ? called : recipes;
}

/** The recipe that a page states as JSON-LD: of several that which the page is called after, else the fullest. */
export function readJsonLd(page: PageNode, title: string | null): FoundRecipe {
  const scripts = [...elementsOf(page)].filter(
    (element) =>
      element.tagName === "script" && /^application\/ld\+json/i.test(attributeOf(element, "type") ?? ""),
  );
  const nodes = scripts.flatMap((script) => [...nodesOf(readLooseJson(scriptText(script)))]);
  const byId = new Map<string, SchemaNode>();
  for (const node of nodes) {
    const id = node["@id"];
    if (typeof id === "string" && Object.keys(node).length > 1) byId.set(id, node);
  }
  const recipes = nodes.filter((node) => isOfType(node, "Recipe"));
  const read = recipes.map((node) => recipeOfSchema(withReferences(node, byId)));
  return fullest(calledLike(read, title));
}
