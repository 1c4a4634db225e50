import type { Organisation } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { listChanges, toggled, toOrganisationLists } from "./organisation-lists.ts";

const STORED = {
  ...{ whitelisted_recipes: [4, 2], denylist_recipes: [9], displayed_recipe_tags: ["VEGAN", "PASTA"] },
} as unknown as Organisation;

describe("the lists of an organisation", () => {
  it("STAFF-025 sends nothing of a new or an old one as long as nothing was changed", () => {
    expect(listChanges(toOrganisationLists(null), null)).toEqual({});
    expect(listChanges(toOrganisationLists(STORED), STORED)).toEqual({});
  });

  it("STAFF-025 sends both lists of recipes together, and the tags in the order in which they were ticked", () => {
    const lists = toOrganisationLists(STORED);
    expect(listChanges({ ...lists, only: [] }, STORED)).toEqual({
      whitelisted_recipes: [],
      denylist_recipes: [9],
    });
    const [vegan = "VEGAN", pasta = "PASTA"] = lists.tags;
    const turned = toggled(toggled(lists.tags, vegan), vegan);
    expect(turned).toEqual([pasta, vegan]);
    expect(listChanges({ ...lists, tags: turned }, STORED)).toEqual({
      displayed_recipe_tags: [pasta, vegan],
    });
  });
});
