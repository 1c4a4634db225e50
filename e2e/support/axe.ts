import type { Page } from "@playwright/test";
import axe, { type NodeResult, type Result } from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Rules about what is seen where, which a language has no part in. */
const RULES_OF_LOOKS = ["color-contrast", "target-size"];

/**
 * What the checker cannot decide, by rule and reason, and why that is in order here. Anything else that it cannot decide is a
 * fault until someone has looked at it.
 */
const UNDECIDED: Readonly<Record<string, string>> = {
  "color-contrast imgNode":
    "text with a drawing beside or behind it: pills, the logo and the days of the week stand on a colour of their own, whose contrast the tests of the tokens prove",
  "color-contrast bgOverlap":
    "text that scrolls behind the tab bar, a sheet or the action that sticks to the foot: it is read when it is scrolled up",
  "color-contrast emptyValue": "a field with an example in it, whose colour the tests of the tokens prove",
  "label-content-name-mismatch": "the first letter of a weekday, which its name holds in full",
  "form-field-multiple-labels":
    "a switch of the library inside the row that names it; both labels read alike",
  "color-contrast shortTextContent": "one digit of a date, in the colours of the longer ones beside it",
  "color-contrast elmPartiallyObscured": "a card or slide that a strip shows half, until it is scrolled to",
};

/** The same of some elements alone: by a selector of theirs, under the same keys. */
const UNDECIDED_OF: Readonly<Record<string, readonly [selector: string, why: string]>> = {
  "color-contrast elmPartiallyObscuring": [
    "section > div > ol > li > button b",
    "the name on a card of the preparation, whose last lines are cut with the card: what shows of it is on the card alone",
  ],
  "target-size partiallyObscuredNonTabbable": [
    "body:has([role=menu]) :not([role=menu], [role=menu] *)",
    "a button of the page that the choices of an open menu half hide: the first press beside the menu closes it",
  ],
};

interface WhatToCheck {
  /** `all`; without the looks of a layout that is looked at elsewhere; or the colours alone, for another brand. */
  readonly rules: "all" | "without-looks" | "colours";
}

/** Selectors of what is in order, by rule and reason. */
const KNOWN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(UNDECIDED).map((key) => [key, "*"])),
  ...Object.fromEntries(Object.entries(UNDECIDED_OF).map(([key, [selector]]) => [key, selector])),
};

/**
 * Targets that are too small wherever they are scrolled to: what sticks to the foot hides half of a button of the page until it
 * is scrolled up.
 */
const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    const find = async (where: Document | HTMLElement) =>
      (
        await checker.run(where, {
          runOnly: { type: "rule", values: ["target-size"] },
          resultTypes: ["violations"],
          elementRef: true,
        })
      ).violations.flatMap(({ nodes }) => nodes);
    const { scrollX: left, scrollY: top } = window;
    const small: string[] = [];
    for (const { element, html } of await find(document)) {
      element?.scrollIntoView({ block: "center", behavior: "instant" });
      if (element === undefined || (await find(element)).length > 0) small.push(`target-size: ${html}`);
    }
    scrollTo({ left, top, behavior: "instant" });
    return small;
  });

/**
 * What the accessibility checker finds, and what it cannot decide. It is put into a page once, and answers faults alone: to
 * inject it each time and to send back all that was right took longer than to check.
 */
export async function findFaults(page: Page, { rules }: WhatToCheck): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axe.source}; undefined`);
  const { faults, hasSmallTargets } = await page.evaluate(
    async ({ values, skipped, isColours, known }) => {
      const checker = (window as unknown as { axe: typeof axe }).axe;
      const { violations: all, incomplete } = await checker.run(document, {
        runOnly: isColours ? { type: "rule", values: ["color-contrast"] } : { type: "tag", values },
        resultTypes: ["violations", "incomplete"],
        elementRef: true,
        rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
      });
      const violations = all.filter(({ id }) => id !== "target-size");
      const hasSmallTargets = violations.length < all.length;
      const reasonOf = (node: NodeResult) =>
        [...node.any, ...node.all, ...node.none]
          .map(({ data }) => data?.messageKey ?? "")
          .find((key) => key !== "") ?? "";
      const faultsIn = (results: readonly Result[]) =>
        results.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
      const undecidedIn = (results: readonly Result[]) =>
        results
          .flatMap(({ id, nodes }) => nodes.map((node) => ({ node, key: `${id} ${reasonOf(node)}`.trim() })))
          .filter(({ node, key }) => !(known[key] !== undefined && node.element?.matches(known[key])));
      const told = (undecided: ReturnType<typeof undecidedIn>) =>
        undecided.map(({ node, key }) => `undecided ${key}: ${node.html.slice(0, 160)}`);

      // A text over two lines of a sheet or menu: the checker sees what of the page lies below each of them, which the sheet
      // hides. Without the page it can decide.
      const undecided = undecidedIn(incomplete);
      const page = document.querySelector<HTMLElement>("#root");
      const isAbovePage = ({ node, key }: (typeof undecided)[number]) =>
        key === "color-contrast elmPartiallyObscuring" && page?.contains(node.element ?? page) === false;
      const above = undecided.filter(isAbovePage).flatMap(({ node }) => node.element ?? []);
      const faults = [...faultsIn(violations), ...told(undecided.filter((one) => !isAbovePage(one)))];
      if (above.length === 0 || page === null) return { faults, hasSmallTargets };
      page.style.visibility = "hidden";
      const again = await checker.run(above, {
        runOnly: { type: "rule", values: ["color-contrast"] },
        resultTypes: ["violations", "incomplete"],
        elementRef: true,
      });
      page.style.visibility = "";
      return {
        faults: [...faults, ...faultsIn(again.violations), ...told(undecidedIn(again.incomplete))],
        hasSmallTargets,
      };
    },
    {
      values: RULES,
      skipped: rules === "without-looks" ? RULES_OF_LOOKS : [],
      isColours: rules === "colours",
      known: KNOWN,
    },
  );
  return hasSmallTargets ? [...faults, ...(await findSmallTargets(page))] : faults;
}
