import { brandVariables } from "@plateful/appearance";
import type { CompleteLanguage } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import type { Page } from "@playwright/test";

/** A light brand and a dark one: what reads well on one need not on the other. */
export const BRANDS = ["#ffd400", "#1b2a6b"] as const;

/** Gives the page the colours of a brand, by the function that the product gives them with. */
export async function wear(page: Page, brand: string): Promise<void> {
  await page.evaluate(
    (variables) => {
      const { style } = document.documentElement;
      for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
      const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      return Promise.allSettled(fades.map(({ finished }) => finished)).then(() => {});
    },
    brandVariables(brand, "light"),
  );
}

function* textsIn(phrases: unknown): Generator<string> {
  if (typeof phrases === "string") yield phrases;
  else if (typeof phrases === "object" && phrases !== null)
    for (const value of Object.values(phrases)) yield* textsIn(value);
}

/** Texts that only the other language has. */
function foreignTexts(language: CompleteLanguage): string[] {
  const own = new Set(textsIn(phrasesOf(language)));
  const others = new Set(textsIn(phrasesOf(language === "en" ? "nl" : "en")));
  return [...others].filter((text) => !own.has(text) && text.length > 2);
}

const FOREIGN = { en: foreignTexts("en"), nl: foreignTexts("nl") };

function findForeign({ foreign, wanted }: { foreign: readonly string[]; wanted: string }): string[] {
  const known = new Set(foreign);
  const shown = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) shown.add((walker.currentNode.textContent ?? "").trim());
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const element of document.querySelectorAll(`[${name}]`)) shown.add(element.getAttribute(name) ?? "");
  // A language is named in itself, and people choose their own by it.
  for (const element of document.querySelectorAll("[lang]:not(html)"))
    shown.delete(element.textContent ?? "");
  const faults = [...shown].filter((text) => known.has(text)).map((text) => `in the other language: ${text}`);
  const { lang } = document.documentElement;
  return lang === wanted ? faults : [`the page says that it speaks ${lang}`, ...faults];
}

/** Words of the other language, and a page that says it speaks it. */
export const wordsOutOfPlace = (page: Page, language: CompleteLanguage): Promise<string[]> =>
  page.evaluate(findForeign, { foreign: FOREIGN[language], wanted: language });

/** What moves although the reader asked for rest. */
export const whatMoves = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return `moves: ${target?.localName}.${target?.getAttribute("class")}`;
      }),
  );
