import type { PlanCandidates, SentCandidates } from "@plateful/contract";
import { roundMacros } from "@plateful/nutrition";

/** What was sent, with the energy and nutrients of each recipe as the recipe itself shows them. O(recipes). */
export const heldCandidates = (sent: SentCandidates): PlanCandidates => ({
  ...sent,
  recipes: sent.recipes.map((candidate) => ({
    ...candidate,
    recipe_template: { ...candidate.recipe_template, ...roundMacros(candidate.per_portion) },
  })),
});
