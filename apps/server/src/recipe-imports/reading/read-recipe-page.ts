import { completedBy, type FoundRecipe, isWholeRecipe, NOTHING_FOUND } from "./found-recipe.ts";
import { blocksOfPage } from "./page-blocks.ts";
import { attributeOf, elementsOf, oneLine, type PageNode, parsePage, textOf } from "./page-tree.ts";
import { readBlocks } from "./read-blocks.ts";
import { readJsonLd } from "./read-json-ld.ts";
import { readMicrodata } from "./read-microdata.ts";
import { lettersIn } from "./schema-recipe.ts";

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** The title without the name of the site before or behind it. */
function withoutSite(title: string): string {
  const [first = title, ...others] = title.split(/\s[|–—·•»]\s/u);
  return others.length === 0 ? title : first.trim();
}

/**
 * The name of the dish: the heading that the title of the page repeats, as some sites write their own name above all pages; else the
 * first heading that is no such name.
 */
function titleOf(
  headings: readonly string[],
  pageTitle: string | null,
  siteName: string | null,
): string | null {
  const written = headings.filter((text) => text !== "");
  const title = lettersOf(pageTitle ?? "");
  const site = lettersOf(siteName ?? "");
  const repeated = written.find((text) => {
    const letters = lettersOf(text);
    return (
      letters !== site &&
      letters !== "" &&
      (title.includes(letters) || letters.includes(title)) &&
      title !== ""
    );
  });
  const isSite = (text: string) => lettersOf(text) === site;
  return (
    repeated ??
    written.find((text) => !isSite(text)) ??
    (pageTitle === null ? null : withoutSite(pageTitle)) ??
    written[0] ??
    null
  );
}

/** What a page says of itself in its head. */
function readHead(page: PageNode): FoundRecipe {
  const elements = [...elementsOf(page)];
  const meta = (name: string): string | null => {
    const element = elements.find(
      (one) =>
        one.tagName === "meta" &&
        (attributeOf(one, "property") ?? attributeOf(one, "name"))?.toLowerCase() === name,
    );
    return oneLine((element && attributeOf(element, "content")) ?? "") || null;
  };
  const html = elements.find(({ tagName }) => tagName === "html");
  const byline = elements.find((element) => attributeOf(element, "rel") === "author");
  const title = elements.find(({ tagName }) => tagName === "title");
  const titleText =
    title === undefined
      ? null
      : oneLine(title.childNodes.map((one) => ("value" in one ? one.value : "")).join(""));
  const siteName = meta("og:site_name");
  const headings = elements.filter(({ tagName }) => tagName === "h1").map(textOf);
  return {
    ...NOTHING_FOUND,
    title: titleOf(headings, meta("og:title") ?? titleText, siteName),
    author: meta("author") ?? (byline === undefined ? null : textOf(byline) || null),
    siteName,
    language: (html && attributeOf(html, "lang")) || null,
  };
}

/** Some pages state one sentence about the dish where the steps should be. */
const POOR_STEPS = 2;
const FEW_LINES = 3;
const isFuller = (seen: readonly string[], stated: readonly string[]): boolean =>
  stated.length > 0 && seen.length > stated.length && lettersIn(seen) > 2 * lettersIn(stated);

const BEGINS_WITH_AMOUNT = /^\W*(?:\d|[¼½¾⅓⅔⅛])/u;
/** A line as it is told apart from others: pages state "1Onion" and show "1 onion". */
const bare = (line: string): string => line.toLowerCase().replaceAll(/[^\p{L}\p{N}¼½¾⅓⅔⅛]+/gu, "");
const withoutAmount = (line: string): string => bare(line).replaceAll(/[\p{N}¼½¾⅓⅔⅛]+/gu, "");

/** What is shown from the first of the stated lines on, where they are shown one after another; else null. */
function shownFrom(stated: readonly string[], seen: readonly string[]): readonly string[] | null {
  const at = seen.findIndex((line) => bare(line) === bare(stated[0] ?? ""));
  const shown = at < 0 ? [] : seen.slice(at);
  const isAll = stated.length > 0 && stated.every((line, place) => bare(line) === bare(shown[place] ?? ""));
  return isAll ? shown : null;
}

/**
 * The ingredients that a page shows where it states the first of several lists alone; null where it does not. What is shown for
 * another number of people is the same list once more.
 */
function wholeList(stated: readonly string[], seen: readonly string[]): readonly string[] | null {
  const shown = shownFrom(stated, seen);
  if (shown === null || seen.slice(0, -shown.length).some((line) => BEGINS_WITH_AMOUNT.test(line)))
    return null;
  const known = new Set(stated.map(withoutAmount));
  const others = shown.slice(stated.length);
  const added = others.filter((line) => BEGINS_WITH_AMOUNT.test(line) && !known.has(withoutAmount(line)));
  return 2 * added.length > others.length ? shown : null;
}

/** What is stated, without steps that are the ingredients once more. */
function withoutMistakes(stated: FoundRecipe): FoundRecipe {
  const ingredients = new Set(stated.ingredients.map(bare));
  const repeated = stated.steps.filter((step) => ingredients.has(bare(step)));
  return 2 * repeated.length > stated.steps.length ? { ...stated, steps: [] } : stated;
}

/** The shown lines of a list that is stated as one line; null where it is not. */
function splitList(stated: readonly string[], seen: readonly string[]): readonly string[] | null {
  const [only] = stated;
  if (only === undefined || stated.length > 1 || seen.length <= FEW_LINES) return null;
  const text = bare(only);
  const inside = seen.filter((line) => text.includes(bare(line)));
  return 2 * inside.length > seen.length ? seen : null;
}

/** What is stated, with the lists that go on where it ends. */
function withWholeLists(stated: FoundRecipe, seen: FoundRecipe): FoundRecipe {
  const split = splitList(stated.ingredients, seen.ingredients);
  if (split !== null) return { ...stated, ingredients: split };
  const ingredients = wholeList(stated.ingredients, seen.ingredients);
  if (ingredients === null) return stated;
  return { ...stated, ingredients, steps: shownFrom(stated.steps, seen.steps) ?? stated.steps };
}

/**
 * Reads the recipe of a web page: what it states as structured data, completed by what stands in its text.
 * Source: REC-106.
 */
export function readRecipePage(html: string): FoundRecipe {
  const page = parsePage(html);
  const head = readHead(page);
  const stated = withoutMistakes(completedBy(readJsonLd(page, head.title), readMicrodata(page)));
  const seen = { ...readBlocks(blocksOfPage(page)), title: null };
  const whole = withWholeLists(stated, seen);
  if (isWholeRecipe(whole) && whole.steps.length > POOR_STEPS) return completedBy(whole, head);
  const steps = isFuller(seen.steps, whole.steps) ? seen.steps : whole.steps;
  return completedBy(completedBy({ ...whole, steps }, isWholeRecipe(whole) ? NOTHING_FOUND : seen), head);
}
