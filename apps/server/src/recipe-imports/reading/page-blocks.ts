import {
  attributeOf,
  childrenOf,
  isBlock,
  isElement,
  isUnseen,
  oneLine,
  type PageElement,
  type PageNode,
  textOf,
} from "./page-tree.ts";

/** A piece of text that stands by itself, as a reader sees it. */
export interface Block {
  readonly kind: "heading" | "item" | "text";
  readonly text: string;
  /** 1 to 6 of a heading, 7 of a line that is only bold; 8 of other texts. */
  readonly level: number;
  /** Whether all of it is bold. */
  readonly isBold: boolean;
}

export const BOLD_LEVEL = 7;
const TEXT_LEVEL = 8;

/** Parts of a page that are about the site. */
const ASIDE = new Set(["nav", "footer", "aside", "form"]);
const ASIDE_ROLE = /^(?:navigation|search|contentinfo|dialog)$/;
const ASIDE_NAMES = new Set(
  (
    "comments comment-list comments-area comment-respond comment-form related related-posts related-recipes sidebar widget-area breadcrumb breadcrumbs " +
    "cookie-notice newsletter share-buttons social-links site-footer site-header main-navigation navbar reviews"
  ).split(" "),
);

function isAside(element: PageElement): boolean {
  if (["body", "main", "article", "html"].includes(element.tagName)) return false;
  if (ASIDE.has(element.tagName) || ASIDE_ROLE.test(attributeOf(element, "role") ?? "")) return true;
  if (attributeOf(element, "hidden") !== null) return true;
  const names = `${attributeOf(element, "class") ?? ""} ${attributeOf(element, "id") ?? ""}`;
  return names.split(/\s+/).some((name) => ASIDE_NAMES.has(name.toLowerCase()));
}

const BOLD = new Set(["b", "strong"]);
const MAX_DEPTH = 400;

/** What changes how a list is shown, and says nothing of the recipe. */
const CONTROL =
  /^(?:[\d½¼¾.,/]+\s?[x×]|(?:us(?: customary)?|imperial|metric|metrisch)(?:\s*[-/|]\s*(?:us(?: customary)?|imperial|metric))*|scale|schaal|on off|[-–+]|- \+|cook mode(?:\s*prevent your screen from going dark)?|kookstand.*|mark as complete|print|pin|save|share|copy|kopieer|opslaan|advertisement|advertentie|publicité|anzeige|werbung|reklame|facebook|twitter|x|pinterest|e-?mail|mail|whatsapp|instagram|tumblr|reddit|linkedin|flipboard|tweet|pin it)$/iu;

/** Where texts are put together into blocks. */
class Writer {
  readonly blocks: Block[] = [];
  #text = "";
  #bold = 0;
  #letters = 0;

  /** Takes up a text. */
  add(text: string, isBold: boolean): void {
    this.#text += text;
    const letters = text.replaceAll(/\s/gu, "").length;
    this.#letters += letters;
    if (isBold) this.#bold += letters;
  }

  /** Ends the block. */
  close(kind: Block["kind"], level: number): void {
    const text = oneLine(this.#text);
    const isBold = this.#letters > 0 && this.#bold === this.#letters;
    const isBare = text === "" || CONTROL.test(text) || (kind === "heading" && !/\p{L}/u.test(text));
    if (!isBare)
      this.blocks.push(
        isBold && kind === "text"
          ? { kind: "heading", text, level: BOLD_LEVEL, isBold }
          : { kind, text, level, isBold },
      );
    this.#text = "";
    this.#bold = 0;
    this.#letters = 0;
  }
}

interface Place {
  readonly kind: Block["kind"];
  readonly level: number;
  readonly isBold: boolean;
  readonly depth: number;
}

function placeIn(element: PageElement, { kind, level, isBold, depth }: Place): Place {
  const heading = /^h([1-6])$/.exec(element.tagName)?.[1];
  if (heading !== undefined)
    return { kind: "heading", level: Number(heading), isBold: false, depth: depth + 1 };
  const isItem = element.tagName === "li" || element.tagName === "tr";
  return {
    kind: isItem ? "item" : kind,
    level: isItem ? TEXT_LEVEL : level,
    isBold: isBold || BOLD.has(element.tagName),
    depth: depth + 1,
  };
}

const INLINE = new Set(["span", "label", "a"]);
const MIN_LINES = 4;

/** Whether elements that a page's style shows in lines of their own are in one text: each begins with an amount. */
function areLines(elements: readonly PageElement[]): boolean {
  const [first] = elements;
  if (elements.length < MIN_LINES || first === undefined || !INLINE.has(first.tagName)) return false;
  return elements.every(
    (element, at) => element.tagName === first.tagName && (at >= MIN_LINES || /^\d/.test(textOf(element))),
  );
}

const isRow = (element: PageElement): boolean => element.tagName === "td" || element.tagName === "th";

function writeElement(child: PageElement, place: Place, writer: Writer, isLine: boolean): void {
  if (isUnseen(child) || isAside(child) || place.depth > MAX_DEPTH) return;
  // Amount and food of one ingredient often stand in boxes of their own, but on one line of a list or a table.
  const inLine = isRow(child) || (place.kind === "item" && ["div", "p", "span"].includes(child.tagName));
  const edge = ({ kind, level }: Place) => {
    if (!isBlock(child) && !isLine) return;
    if (inLine) writer.add(" ", place.isBold);
    else writer.close(kind, level);
  };
  const own = placeIn(child, place);
  edge(place);
  write(child, own, writer);
  edge(own);
}

function write(node: PageNode, place: Place, writer: Writer): void {
  const children = childrenOf(node);
  const isLine = place.kind === "text" && areLines(children.filter(isElement));
  for (const child of children) {
    if ("value" in child && child.nodeName === "#text") writer.add(child.value, place.isBold);
    if (isElement(child)) writeElement(child, place, writer, isLine);
  }
}

/** The texts of a page in its order, without what is about the site. */
export function blocksOfPage(page: PageNode): Block[] {
  const writer = new Writer();
  write(page, { kind: "text", level: TEXT_LEVEL, isBold: false, depth: 0 }, writer);
  writer.close("text", TEXT_LEVEL);
  return writer.blocks;
}

const BULLET = /^\s*(?:[-–—*•·▢☐]|\d{1,2}[.)])\s+/u;
/** A short line that begins with an amount is of a list, too. */
const AMOUNT = /^\s*[\d¼½¾⅓⅔⅛].{0,100}$/u;

/** The lines of a text that someone pasted. */
export function blocksOfText(text: string): Block[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => ({
      kind: BULLET.test(line) || AMOUNT.test(line) ? "item" : "text",
      text: oneLine(line),
      level: TEXT_LEVEL,
      isBold: false,
    }));
}
