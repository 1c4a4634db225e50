import { brandVariables } from "@plateful/appearance";
import type { Language } from "@plateful/phrases";
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
function foreignTexts(language: Language): string[] {
  const own = new Set(textsIn(phrasesOf(language)));
  const others = new Set(textsIn(phrasesOf(language === "en" ? "nl" : "en")));
  return [...others].filter((text) => !own.has(text) && text.length > 2);
}

const FOREIGN = { en: foreignTexts("en"), nl: foreignTexts("nl") };

/** Words of the other language, and a page that says it speaks it. */
export function wordsOutOfPlace(page: Page, language: Language): Promise<string[]> {
  return page.evaluate(
    ({ foreign, wanted }) => {
      const faults =
        document.documentElement.lang === wanted ? [] : [`lang is ${document.documentElement.lang}`];
      const known = new Set(foreign);
      const shown = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) shown.add((walker.currentNode.textContent ?? "").trim());
      for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
        for (const name of ["aria-label", "title", "placeholder", "alt"])
          shown.add(element.getAttribute(name) ?? "");
      // A language is named in itself, and people choose their own by it.
      const own = new Set(
        [...document.querySelectorAll(`[lang]:not(html)`)].map((element) => element.textContent),
      );
      for (const text of shown)
        if (known.has(text) && !own.has(text)) faults.push(`in the other language: ${text}`);
      return faults;
    },
    { foreign: FOREIGN[language], wanted: language },
  );
}

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
