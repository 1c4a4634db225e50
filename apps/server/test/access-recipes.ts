import type { Policy, Word } from "./access-policy.ts";
import { type Build, deletes, of, on, plain } from "./access-request.ts";
import type { World } from "./access-world.ts";

/** Only the author; not even a coach or staff. */
const AUTHOR: Word = {
  nobody: 401,
  self: "ok",
  other: "hidden",
  coach: "hidden",
  otherCoach: "hidden",
  disabled: 403,
  staff: "hidden",
};
const SIGNED_IN: Word = {
  nobody: 401,
  self: "ok",
  other: "ok",
  coach: "ok",
  otherCoach: "ok",
  disabled: 403,
  staff: "ok",
};
/** What an organisation shows its people: written by its coaches and by staff. */
const ORGANISATION_WRITES: Word = {
  ...{ ...AUTHOR, self: "seen", neighbour: "seen" },
  ...{ coach: "ok", colleague: "ok", staff: "ok" },
};
const ORGANISATION_READS: Word = {
  ...{ ...SIGNED_IN, other: "hidden", otherCoach: "hidden" },
  ...{ neighbour: "ok", colleague: "ok" },
};

/** What every call that writes recipes, their ingredients and the recipes tab must answer (api.md 6). */
export const RECIPE_POLICY: Readonly<Record<string, Policy>> = {
  "create-recipe-template": [SIGNED_IN],
  "replace-recipe-template": [AUTHOR, 404],
  "change-recipe-template": [AUTHOR, 404],
  "delete-recipe-template": [AUTHOR, 404],
  "restore-recipe-template": [AUTHOR, 404],
  "create-recipe": [SIGNED_IN],
  "start-recipe-import": [SIGNED_IN],
  "list-recipe-imports": [SIGNED_IN],
  "get-recipe-import": [AUTHOR, 404],
  "change-recipe-import": [AUTHOR, 404],
  "delete-recipe-import": [AUTHOR, 404],
  "save-recipe-import": [AUTHOR, 404],
  "list-ingredients": [SIGNED_IN],
  "create-ingredient": [AUTHOR, 404],
  "get-ingredient": [{ ...AUTHOR, staff: "ok" }, 404],
  "replace-ingredient": [AUTHOR, 404],
  "change-ingredient": [AUTHOR, 404],
  "delete-ingredient": [AUTHOR, 404],
  "list-recipe-inspirations": [SIGNED_IN],
  "create-recipe-inspiration": [{ ...SIGNED_IN, self: 403, other: 403, otherCoach: 403, colleague: "ok" }],
  "get-recipe-inspiration": [ORGANISATION_READS, 404],
  "replace-recipe-inspiration": [ORGANISATION_WRITES, 404],
  "change-recipe-inspiration": [ORGANISATION_WRITES, 404],
  "delete-recipe-inspiration": [ORGANISATION_WRITES, 404],
  // The recipe that is published has to be the caller's own, whoever's diary it is planned in.
  "save-and-plan-recipe-meal": [{ ...AUTHOR, coach: "seen" }, 404],
};

const inspirationBody = ({ things }: World) => ({
  recipe_template: things.recipes[0],
  organisation: things.organisation,
});

/** A valid request for each of these calls. */
export const RECIPE_REQUESTS: Readonly<Record<string, Build>> = {
  "create-recipe-template": plain({ body: { name: "Soup of Tuesday" } }),
  "replace-recipe-template": on("ownRecipe", () => ({ name: "Soup of Wednesday" })),
  "change-recipe-template": on("ownRecipe", () => ({ name: "Soup of Thursday" })),
  "delete-recipe-template": deletes("ownRecipe", (world) => world.newOwnRecipe()),
  "restore-recipe-template": on("ownRecipe", () => ({})),
  "create-recipe": ({ things }) => ({
    body: {
      recipe_template: { name: "Soup of my own" },
      ingredients: [{ quantity: 1, suggested_serving: things.serving }],
    },
  }),
  "start-recipe-import": plain({ body: { text: "Soup\n1 leek" } }),
  "list-recipe-imports": plain(),
  "get-recipe-import": on("recipeImport"),
  "change-recipe-import": on("recipeImport", () => ({ name: "Soup of Friday" })),
  "delete-recipe-import": deletes("recipeImport", (world) => world.newRecipeImport()),
  "save-recipe-import": on("recipeImport", () => ({ meal_type: "DINNER" })),
  "list-ingredients": plain(),
  "create-ingredient": ({ things }, aim) => ({
    body: {
      quantity: 1,
      suggested_serving: things.serving,
      object_id: of(aim, things.ownRecipe),
      content_type: "recipetemplate",
    },
  }),
  "get-ingredient": on("ingredient"),
  "replace-ingredient": on("ingredient", ({ things }) => ({
    quantity: 2,
    suggested_serving: things.serving,
    object_id: things.ownRecipe,
    content_type: "recipetemplate",
  })),
  "change-ingredient": on("ingredient", () => ({ quantity: 3 })),
  "delete-ingredient": deletes("ingredient", (world) => world.newIngredient()),
  "list-recipe-inspirations": plain(),
  "create-recipe-inspiration": (world) => ({ body: inspirationBody(world) }),
  "get-recipe-inspiration": on("inspiration"),
  "replace-recipe-inspiration": on("inspiration", inspirationBody),
  "change-recipe-inspiration": on("inspiration", () => ({ order: 3 })),
  "delete-recipe-inspiration": deletes("inspiration", (world) => world.newInspiration()),
  "save-and-plan-recipe-meal": (world, aim) => ({
    body: {
      id: of(aim, world.things.ownMeal),
      name: "Soup of the day",
      calendar_day_id: world.things.day,
      meal_slot_id: world.things.slot,
    },
  }),
};
