import type { Page } from "@playwright/test";
import axe from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Rules about what is seen where, which a language has no part in. */
const RULES_OF_LOOKS = ["color-contrast", "target-size"];

/**
 * What the checker cannot decide, by rule and reason, and why that is in order here. Anything else that it cannot decide is a
 * fault until somebody has looked at it.
 */
export const UNDECIDED: Readonly<Record<string, string>> = {
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

interface WhatToCheck {
  /** `all`; without the looks of a layout that is looked at elsewhere; or the colours alone, for another brand. */
  readonly rules: "all" | "without-looks" | "colours";
}

/**
 * What the accessibility checker finds, and what it cannot decide. It is put into a page once, and answers faults alone: to
 * inject it each time and to send back all that was right took longer than to check.
 */
export async function findFaults(page: Page, { rules }: WhatToCheck): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axe.source}; undefined`);
  const found = await page.evaluate(
    async ({ values, skipped, isColours }) => {
      const checker = (window as unknown as { axe: typeof axe }).axe;
      const { violations, incomplete } = await checker.run(document, {
        runOnly: isColours ? { type: "rule", values: ["color-contrast"] } : { type: "tag", values },
        resultTypes: ["violations", "incomplete"],
        rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
      });
      const reasonOf = (node: (typeof incomplete)[number]["nodes"][number]) =>
        [...node.any, ...node.all, ...node.none]
          .map(({ data }) => data?.messageKey ?? "")
          .find((key) => key !== "") ?? "";
      return {
        faults: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
        undecided: incomplete.flatMap(({ id, nodes }) =>
          nodes.map((node) => ({ key: `${id} ${reasonOf(node)}`.trim(), html: node.html.slice(0, 160) })),
        ),
      };
    },
    {
      values: RULES,
      skipped: rules === "without-looks" ? RULES_OF_LOOKS : [],
      isColours: rules === "colours",
    },
  );
  const open = found.undecided.filter(({ key }) => !(key in UNDECIDED));
  return [...found.faults, ...open.map(({ key, html }) => `undecided ${key}: ${html}`)];
}
