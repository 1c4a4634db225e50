import type { listRecipeTags } from "@plateful/contract";
import { RECIPE_CATEGORY_TAGS, RECIPE_TAGS, type RecipeTag } from "@plateful/nutrition";
import { phrasesOf } from "@plateful/phrases/all";
import type { Call, Http } from "../platform/calls/call.ts";
import { pageWindow, toPage } from "../platform/http/page.ts";

function kindOf(tag: RecipeTag): "CATEGORY" | "MEAL_TYPE" | "SYSTEM" {
  if (RECIPE_CATEGORY_TAGS.some((category) => category === tag)) return "CATEGORY";
  return tag === "HORMONE" ? "SYSTEM" : "MEAL_TYPE";
}

/** The tags of recipes with their names (REC-006, REC-007). */
export function listTags(call: Call<typeof listRecipeTags>, http: Http) {
  const { limit, offset } = pageWindow(call.query);
  const names = phrasesOf(call.language).recipeTags;
  const tags = RECIPE_TAGS.slice(offset, offset + limit).map((name) => ({
    name,
    human_name: names[name],
    kind: kindOf(name),
  }));
  return toPage(call.query, http, RECIPE_TAGS.length, tags);
}
