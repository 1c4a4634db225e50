import { expect, it } from "vitest";
import { isLinkToShop } from "./grocery-search.ts";

it("GROC-038 a link to shop together is told from every other address", () => {
  expect(isLinkToShop("/groceries?join=abc")).toBe(true);
  for (const href of [undefined, "/groceries", "/groceries?from=3", "/planner?join=abc", "/onboarding/goal"])
    expect(isLinkToShop(href)).toBe(false);
});
