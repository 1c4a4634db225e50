import type { FoundRecipe } from "./found-recipe.ts";
import {
  attributeOf,
  childrenOf,
  elementsOf,
  isElement,
  linesOf,
  type PageElement,
  type PageNode,
} from "./page-tree.ts";
import { fullest } from "./read-json-ld.ts";
import { recipeOfSchema, type SchemaNode } from "./schema-recipe.ts";

/** The attributes in which a page states things beside its text: microdata, and RDFa. */
interface Dialect {
  readonly property: string;
  readonly type: string;
}

const DIALECTS: readonly Dialect[] = [
  { property: "itemprop", type: "itemtype" },
  { property: "property", type: "typeof" },
];

const bareName = (name: string): string => name.replace(/^.*[/#:]/, "");

/** The text of a property: what is stated for machines, else what a reader sees. */
function statedText(element: PageElement): string {
  const stated =
    attributeOf(element, "content") ??
    (element.tagName === "time" ? attributeOf(element, "datetime") : null) ??
    (element.tagName === "meta" ? "" : null);
  return stated ?? linesOf(element).join("\n");
}

const MAX_DEPTH = 400;

const namesOf = (element: PageElement, { property }: Dialect): string[] =>
  (attributeOf(element, property) ?? "").split(/\s+/).filter(Boolean).map(bareName);

/** The properties that parts of an element state: a list whose lines are stated is not stated once more as a whole. */
const namesInside = (element: PageElement, dialect: Dialect): ReadonlySet<string> =>
  new Set([...elementsOf(element)].flatMap((inside) => namesOf(inside, dialect)));

/** Writes the properties of an element into a node. */
function state(child: PageElement, node: Record<string, unknown[]>, dialect: Dialect, depth: number): void {
  const isThing = attributeOf(child, dialect.type) !== null;
  const names = namesOf(child, dialect);
  if (names.length > 0) {
    const value = isThing ? nodeOf(child, dialect, depth + 1) : statedText(child);
    const inside = isThing ? new Set<string>() : namesInside(child, dialect);
    for (const name of names) if (!inside.has(name)) node[name] = [...(node[name] ?? []), value];
  }
  // What is stated of a text may stand inside another statement, such as a list of ingredients.
  if (!isThing) collect(child, node, dialect, depth + 1);
}

/** Writes the properties below an element into a node. */
function collect(element: PageNode, node: Record<string, unknown[]>, dialect: Dialect, depth: number): void {
  if (depth > MAX_DEPTH) return;
  for (const child of childrenOf(element)) if (isElement(child)) state(child, node, dialect, depth);
}

function nodeOf(element: PageElement, dialect: Dialect, depth = 0): SchemaNode {
  const properties: Record<string, unknown[]> = Object.create(null);
  collect(element, properties, dialect, depth);
  const type = attributeOf(element, dialect.type);
  const own = Object.keys(properties).length === 0 ? { text: linesOf(element).join("\n") } : {};
  return { "@type": (type ?? "").split(/\s+/).map(bareName), ...own, ...properties };
}

/** The recipe that a page states as microdata or RDFa. */
export function readMicrodata(page: PageNode): FoundRecipe {
  const elements = [...elementsOf(page)];
  const recipes = DIALECTS.flatMap((dialect) =>
    elements
      .filter((element) =>
        (attributeOf(element, dialect.type) ?? "").split(/\s+/).some((type) => bareName(type) === "Recipe"),
      )
      .map((element) => recipeOfSchema(nodeOf(element, dialect))),
  );
  return fullest(recipes);
}
