import type { Page } from "@playwright/test";

/** An amount of energy or of a macro as either language writes it, in one piece of text. */
const FIGURES = [
  /\bkcal\b|\bkJ\b|\bkilo(?:joules?|calorie[ëe]?[ns]?)\b|\d\s*(?:calories|calorieën)\b/i,
  /\d\s*%?\s*(?:g|gram|grams)?\s*(?:of )?(?:protein|carbs?|carbohydrates|fat|eiwit|koolhydraten|vet)\b/i,
  /\b(?:protein|carbs?|carbohydrates|fat|energy|eiwit|koolhydraten|vet|energie)\b[\s:·,]*\d/i,
];
/** The name of a macro with nothing beside it, as it stands at a bar or a tile. */
const NAME = /^(?:protein|carbs?|carbohydrates|fat|energy|eiwit|koolhydraten|vet|energie)$/i;

/** Everything that a page says, to the eye and to a screen reader: texts, hidden ones too, names and descriptions. */
const everythingSaid = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = (node.textContent ?? "").trim();
      if (text !== "" && parent !== null && parent.closest("script, style, noscript") === null)
        said.push(text);
    }
    const names = ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder"];
    const named = [...document.body.querySelectorAll("*")].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ""),
    );
    return [...said, ...named.filter((text) => text !== "")];
  });

/** The figures of energy and macros that a page says; none for whoever hides numbers (ledger SAFE-020). */
export async function figuresOn(page: Page): Promise<string[]> {
  const said = await everythingSaid(page);
  return said.flatMap((text, at) => {
    const next = said[at + 1] ?? "";
    const isBeside = NAME.test(text) && /^\d/.test(next);
    if (isBeside) return [`${text} ${next}`];
    return FIGURES.some((figure) => figure.test(text)) ? [text] : [];
  });
}
