import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";

export type PageNode = Tree.Node;
export type PageElement = Tree.Element;

export const isElement = (node: PageNode): node is PageElement => "tagName" in node;

export const childrenOf = (node: PageNode): readonly PageNode[] =>
  "childNodes" in node ? node.childNodes : [];

export const attributeOf = (element: PageElement, name: string): string | null =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? null;

/** How deep a page may nest before what is further in is left out: pages that people write stay far below. */
const MAX_DEPTH = 400;

/** All elements of a page in its order. */
export function* elementsOf(root: PageNode, depth = 0): Generator<PageElement> {
  for (const child of childrenOf(root)) {
    if (!isElement(child)) continue;
    yield child;
    if (depth < MAX_DEPTH) yield* elementsOf(child, depth + 1);
  }
}

export const parsePage = (html: string): Tree.Document => parse(html);

/** What a reader never sees as text. */
const UNSEEN = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "svg",
  "iframe",
  "object",
  "select",
  "textarea",
  "head",
]);

const BLOCKS = new Set(
  (
    "address article aside blockquote body br button dd details dialog div dl dt fieldset figcaption figure footer form " +
    "h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);

export const isUnseen = ({ tagName }: PageElement): boolean => UNSEEN.has(tagName);
export const isBlock = ({ tagName }: PageElement): boolean => BLOCKS.has(tagName);

function writeText(node: PageNode, parts: string[], depth: number): void {
  for (const child of childrenOf(node)) {
    if ("value" in child && child.nodeName === "#text") parts.push(child.value.replaceAll(/\s+/gu, " "));
    if (!isElement(child) || isUnseen(child) || depth > MAX_DEPTH) continue;
    const edge = isBlock(child) ? "\n" : "";
    parts.push(edge);
    writeText(child, parts, depth + 1);
    parts.push(edge);
  }
}

const INVISIBLE = /[\u00AD\u200B-\u200D\u2060-\u2064\uFEFF]/gu;

/** One line of text: single spaces, nothing invisible. */
export const oneLine = (text: string): string =>
  text.replaceAll(INVISIBLE, "").replaceAll(/\s+/gu, " ").trim();

/** The lines that a reader sees in a part of a page. */
export function linesOf(node: PageNode): string[] {
  const parts: string[] = [];
  writeText(node, parts, 0);
  return parts.join("").split("\n").map(oneLine).filter(Boolean);
}

export const textOf = (node: PageNode): string => linesOf(node).join(" ");

/** Whether a text may be written in HTML, or holds its signs for letters. */
const MARKED = /<[a-z/!][^>]*>|&(?:#?\w{2,8});/i;
/** Some pages write HTML as text twice over. */
const MAX_LAYERS = 3;

/** The lines of a text that may be written in HTML, as in structured data of many pages. */
export function linesOfMarkup(text: string): string[] {
  let lines = [text];
  for (let layer = 0; layer < MAX_LAYERS && lines.some((line) => MARKED.test(line)); layer += 1)
    lines = lines.flatMap((line) => (MARKED.test(line) ? linesOf(parseFragment(line)) : [line]));
  return lines
    .flatMap((line) => line.split(/\r?\n/))
    .map(oneLine)
    .filter(Boolean);
}
