import { toPortionsMultiplier } from "@plateful/nutrition";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { daySlots } from "../diary/index.ts";
import { cookHref } from "../lib/address/cook-href.ts";
import { readRecipeSearch } from "../lib/address/recipe-search.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { plannerHref, useSubject } from "../lib/person/subject.ts";
import { useShowsNumbers } from "../lib/person/use-shows-numbers.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import { ChooseBar } from "./ChooseBar.tsx";
import { EditRecipeButton } from "./own/EditRecipeButton.tsx";
import { PeopleStepper } from "./PeopleStepper.tsx";
import { PortionStepper } from "./PortionStepper.tsx";
import { RecipeState } from "./parts/RecipeState.tsx";
import { recipeTemplateQuery } from "./parts/recipe-query.ts";
import { viewRecipe } from "./parts/recipe-view.ts";
import { RecipeFeedback } from "./RecipeFeedback.tsx";
import { RecipePage } from "./RecipePage.tsx";
import { useLeaveRecipe } from "./use-leave-recipe.ts";
import { usePlanGeneratedRecipeMeal } from "./use-plan-generated-recipe-meal.ts";

/** The meal that the recipe was opened from, if its slot still exists. */
function useMealSlot() {
  const { user } = useSubject();
  const { date, slot: slotId, replace } = useSearch({ strict: false });
  const slot = date === undefined ? undefined : daySlots(user, date)?.find(({ id }) => id === slotId);
  return date === undefined || slot === undefined ? null : { date, slot, replacedItemId: replace ?? null };
}

/** A recipe of the library: looked at, or chosen for a meal (ledger REC-028 to REC-039). */
export function RecipeDetailScreen() {
  const { recipeTemplateId = "" } = useParams({ strict: false });
  const { recipes: words, meals } = usePhrases();
  const { viewedId, root } = useSubject();
  const showsNumbers = useShowsNumbers();
  const navigate = useNavigate();
  const search = readRecipeSearch(useSearch({ strict: false }));
  const place = useMealSlot();
  const { data: recipe, error, refetch } = useQuery(recipeTemplateQuery(recipeTemplateId));
  const [people, setPeople] = useState(1);
  const [wished, setWished] = useState<number | null>(null);
  const choose = usePlanGeneratedRecipeMeal();

  const close = useLeaveRecipe(root, place?.date);
  const backToDay = () => void navigate({ href: plannerHref(root, place?.date) });
  if (recipe === undefined)
    return <RecipeState error={error} onRetry={() => void refetch()} onClose={backToDay} />;

  const target = place?.slot.target ?? null;
  const fitting = target === null || recipe.kcal <= 0 ? 1 : toPortionsMultiplier(target.kcal / recipe.kcal);
  const multiplier = wished ?? fitting;
  const view = viewRecipe(recipe, { people, multiplier });
  const mealName = place === null ? null : meals.momentsInSentence[place.slot.mealMoment];
  const plan = () => {
    if (place === null || mealName === null || choose.isPending) return;
    const { date, slot, replacedItemId } = place;
    choose.mutate(
      { recipeId: recipe.id, people, multiplier, date, slotId: slot.id, replacedItemId },
      {
        onSuccess: () => {
          showToast({ message: words.planned({ meal: mealName }) });
          backToDay();
        },
      },
    );
  };
  return (
    <RecipePage
      view={view}
      target={target}
      mealName={mealName}
      showsNumbers={showsNumbers}
      peopleText={words.peopleCount({ count: people })}
      steppers={
        <>
          <PeopleStepper people={people} onChange={setPeople} />
          <PortionStepper multiplier={multiplier} onChange={setWished} />
        </>
      }
      {...(place === null || mealName === null
        ? {}
        : {
            action: (
              <ChooseBar
                mealName={mealName}
                kcal={view.macros.kcal}
                targetKcal={target?.kcal ?? null}
                showsNumbers={showsNumbers}
                isBusy={choose.isPending}
                error={choose.error}
                onChoose={plan}
              />
            ),
          })}
      {...(viewedId === undefined
        ? { cook: cookHref(`/recipes/${recipe.id}`, { people, size: multiplier }) }
        : {})}
      feedback={<RecipeFeedback recipeId={recipe.id} />}
      edit={viewedId === undefined && <EditRecipeButton recipe={recipe} search={search} />}
      onClose={close}
    />
  );
}
