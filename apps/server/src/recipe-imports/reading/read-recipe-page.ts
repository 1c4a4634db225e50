import { completedBy, type FoundRecipe, isWholeRecipe, NOTHING_FOUND } from "./found-recipe.ts";
import { blocksOfPage } from "./page-blocks.ts";
import { attributeOf, elementsOf, oneLine, type PageNode, parsePage, textOf } from "./page-tree.ts";
import { readBlocks } from "./read-blocks.ts";
import { readJsonLd } from "./read-json-ld.ts";
import { readMicrodata } from "./read-microdata.ts";
import { lettersIn } from "./schema-recipe.ts";

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
  const heading = elements.find(({ tagName }) => tagName === "h1");
  const byline = elements.find((element) => attributeOf(element, "rel") === "author");
  const title = elements.find(({ tagName }) => tagName === "title");
  const titleText =
    title === undefined
      ? null
      : oneLine(title.childNodes.map((one) => ("value" in one ? one.value : "")).join(""));
  return {
    ...NOTHING_FOUND,
    title: (heading === undefined ? null : textOf(heading) || null) ?? meta("og:title") ?? titleText,
    author: meta("author") ?? (byline === undefined ? null : textOf(byline) || null),
    siteName: meta("og:site_name"),
    language: (html && attributeOf(html, "lang")) || null,
  };
}

/** Some pages state one sentence about the dish where the steps should be. */
const POOR_STEPS = 2;
const isFuller = (seen: readonly string[], stated: readonly string[]): boolean =>
  stated.length > 0 && seen.length > stated.length && lettersIn(seen) > 2 * lettersIn(stated);

/**
 * Reads the recipe of a web page: what it states as structured data, completed by what stands in its text.
 * Source: REC-106.
 */
export function readRecipePage(html: string): FoundRecipe {
  const page = parsePage(html);
  const stated = completedBy(readJsonLd(page), readMicrodata(page));
  const head = readHead(page);
  if (isWholeRecipe(stated) && stated.steps.length > POOR_STEPS) return completedBy(stated, head);
  const seen = { ...readBlocks(blocksOfPage(page)), title: null };
  const steps = isFuller(seen.steps, stated.steps) ? seen.steps : stated.steps;
  return completedBy(completedBy({ ...stated, steps }, isWholeRecipe(stated) ? NOTHING_FOUND : seen), head);
}
