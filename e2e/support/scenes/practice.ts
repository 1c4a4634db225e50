import { setTimeout as wait } from "node:timers/promises";
import { callAs, type SignedIn, signInAs } from "../signed-in.ts";
import { button, type Cast } from "./scene.ts";

/** How long to wait before asking again whether a recipe is read. */
const READ_MS = 100;

interface Status {
  readonly status: string;
  readonly created: readonly number[];
}

/** A recipe that was read from a text, with a line that no food is called; answers its ids. */
async function importOne(page: Parameters<typeof callAs>[0], coach: SignedIn) {
  const text = "Fried egg\nIngredients\n2 eggs\nolive oil\n1 jar of flubberwobbles\nMethod\nFry the eggs.";
  const begun = await callAs<{ job_id: string }>(page, coach, "POST", "simpleRecipe/import-from-instagram/", {
    text,
  });
  for (;;) {
    const path = `simpleRecipe/instagram-import-status/${begun.job_id}/`;
    const { status, created } = await callAs<Status>(page, coach, "GET", path);
    if (status === "SUCCEEDED") return { job: begun.job_id, simpleRecipeId: String(created[0]) };
    if (status === "FAILED") throw new Error("The recipe was not read");
    await wait(READ_MS);
  }
}

/** Signs the browser in as a coach of a practice with simple recipes. */
export const aSimpleCoach = (page: Parameters<typeof callAs>[0]): Promise<SignedIn> =>
  signInAs(page, {
    user: { is_coach: true, first_name: "Iris", last_name: "Bakker" },
    organisation: { name: "Studio Vitaal", primary_colour: "#2b7f3f", recipe_system_type: "SIMPLE" },
  });

/** A coach whose clients have simple recipes, one of which has just been imported. */
export const SIMPLE_COACH: Cast = {
  name: "a coach of a practice with simple recipes",
  prepare: async (page) => importOne(page, await aSimpleCoach(page)),
  scenes: [
    { screen: "practiceRecipes" },
    {
      screen: "importPracticeRecipe",
      without: { loading: "the form is there at once", error: "the same", empty: "the same" },
      isSilent: true,
    },
    { screen: "practiceRecipe" },
    {
      screen: "practiceRecipe",
      name: "with what was read",
      at: "/coach/simple-recipes/$simpleRecipeId?job=$job",
    },
    {
      screen: "practiceRecipe",
      dialog: "simple-recipes/practice/RemovePracticeRecipe",
      open: (page, { practiceRecipes }) => button(page, practiceRecipes.form.remove).click(),
    },
  ],
};
