import { useSearch } from "@tanstack/react-router";
import { OwnRecipeForm } from "./OwnRecipeForm.tsx";

/** A recipe of one's own before its first ingredient (ledger REC-055, REC-059). */
export function NewOwnRecipeScreen() {
  return <OwnRecipeForm recipe={null} search={useSearch({ from: "/people/tabs/recipes/own/new" })} />;
}
