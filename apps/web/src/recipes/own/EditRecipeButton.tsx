import { canCreateOwnRecipes } from "@plateful/access";
import type { RecipeTemplate } from "@plateful/contract";
import { IconPencil } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import type { RecipeSearch } from "../../lib/address/recipe-search.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../../lib/person/current-user.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { ownVersionName } from "./own-recipe-name.ts";
import { useCopyRecipe } from "./use-own-recipe.ts";

/** Writes on a recipe of one's own, or makes one out of a recipe of the product (ledger REC-032, REC-066, REC-082). */
export function EditRecipeButton({ recipe, search }: { recipe: RecipeTemplate; search: RecipeSearch }) {
  const { ownRecipe: words } = usePhrases();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const copy = useCopyRecipe();
  if (!canCreateOwnRecipes(toAccessUser(user))) return null;
  const isOwn = recipe.author === user.id;
  const open = (id: number) =>
    void navigate({ to: PATHS.ownRecipe, params: { recipeTemplateId: String(id) }, search });
  const press = () => {
    if (isOwn) return open(recipe.id);
    if (copy.isPending) return;
    const name = ownVersionName(recipe.name, (old) => words.version({ name: old }));
    copy.mutate({ recipe, name }, { onSuccess: ({ id }) => open(id) });
  };
  return (
    <IconButton look="card" isRound label={isOwn ? words.edit : words.makeOwnVersion} onClick={press}>
      <IconPencil size={22} stroke={1.75} />
    </IconButton>
  );
}
