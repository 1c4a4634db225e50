import { expect, it } from "vitest";
import { presentIngredient } from "./present-recipe.ts";

it("ERR-015 REC-078 fails on an ingredient without its serving: 'Suggested serving is missing'", () => {
  const row = {
    id: 1,
    object_id: 1,
    content_type: "recipetemplate",
    suggested_serving_id: 7,
    quantity: 1,
    modified: new Date(0),
  };
  expect(() => presentIngredient(row, new Map(), "en")).toThrow("Suggested serving is missing");
});
