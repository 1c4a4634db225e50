import type { Organisation } from "@plateful/contract";
import type { RecipeTag } from "@plateful/nutrition";
import { type RecipeLists, sameLists, toLists, toStored } from "../../clients/index.ts";

/** What an organisation shows of the product's recipes: those it marked, and the tags above them in their order. */
export interface OrganisationLists extends RecipeLists {
  readonly tags: readonly RecipeTag[];
}

const NONE = { whitelisted_recipes: [], denylist_recipes: [], displayed_recipe_tags: [] };

export function toOrganisationLists(organisation: Organisation | null): OrganisationLists {
  const stored = organisation ?? NONE;
  return { ...toLists(stored), tags: stored.displayed_recipe_tags };
}

/** What of the lists differs from what the form began with, as it is stored. */
export function listChanges(lists: OrganisationLists, organisation: Organisation | null) {
  const before = toOrganisationLists(organisation);
  return {
    ...(sameLists(lists, before) ? {} : toStored(lists)),
    ...(lists.tags.join() === before.tags.join() ? {} : { displayed_recipe_tags: [...lists.tags] }),
  };
}

/** The tags after one was ticked, which then stands last, or unticked. */
export const toggled = (tags: readonly RecipeTag[], tag: RecipeTag): readonly RecipeTag[] =>
  tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
