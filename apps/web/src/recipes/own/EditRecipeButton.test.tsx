import type { RecipeTemplate } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { anOrganisation, aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { EditRecipeButton } from "./EditRecipeButton.tsx";

afterEach(cleanup);

/** The names of the buttons that someone of an organisation finds beside a recipe that this person wrote. */
async function buttons(author: number | null, mayCreate: boolean): Promise<(string | null)[]> {
  const organisation = anOrganisation({ feature_flag_create_your_own_recipes: mayCreate });
  const recipe = { id: 12, name: "Soup", author } as RecipeTemplate;
  openScreen(aPerson({ organisation }), () => (
    <>
      <h1>Soup</h1>
      <EditRecipeButton recipe={recipe} search={{} as never} />
    </>
  ));
  await screen.findByRole("heading", { name: "Soup" });
  const found = screen.queryAllByRole("button").map((button) => button.getAttribute("aria-label"));
  cleanup();
  return found;
}

it("REC-032 lets a recipe be edited by who may write recipes alone: one's own, or a version of the product's", async () => {
  expect(await buttons(aPerson().id, true)).toEqual([en.ownRecipe.edit]);
  expect(await buttons(null, true)).toEqual([en.ownRecipe.makeOwnVersion]);
  for (const author of [aPerson().id, null]) expect(await buttons(author, false)).toEqual([]);
});
