import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { RecipeState } from "../parts/RecipeState.tsx";
import { recipeTemplateQuery } from "../parts/recipe-query.ts";
import { OwnRecipeForm } from "./OwnRecipeForm.tsx";

/** A recipe of one's own that is being written on (ledger REC-055). */
export function OwnRecipeScreen() {
  const { recipeTemplateId } = useParams({ from: "/people/tabs/recipes/own/$recipeTemplateId" });
  const search = useSearch({ from: "/people/tabs/recipes/own/$recipeTemplateId" });
  const navigate = useNavigate();
  const {
    data: recipe,
    error,
    refetch,
  } = useQuery({
    ...recipeTemplateQuery(recipeTemplateId),
    staleTime: 0,
  });
  const leave = () => void navigate({ to: PATHS.planner });
  if (recipe === undefined)
    return <RecipeState error={error} onRetry={() => void refetch()} onClose={leave} />;
  return <OwnRecipeForm recipe={recipe} search={search} />;
}
