import { Button } from "@mantine/core";
import type { RecipeMeal } from "@plateful/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { MealIngredients } from "../diary/index.ts";
import { cookHref } from "../lib/address/cook-href.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { plannerHref, useSubject } from "../lib/person/subject.ts";
import { useShowsNumbers } from "../lib/person/use-shows-numbers.ts";
import { refreshCalendarDays } from "../lib/plan/calendar-days.ts";
import { recipeMealQuery } from "../lib/plan/recipe-meal-query.ts";
import { isGone } from "../lib/server/call-error.ts";
import { CookingNotice } from "./CookingNotice.tsx";
import { MealReasons } from "./MealReasons.tsx";
import { PeopleStepper } from "./PeopleStepper.tsx";
import { RecipeState } from "./parts/RecipeState.tsx";
import { viewRecipeMeal } from "./parts/recipe-view.ts";
import { RecipeFeedback } from "./RecipeFeedback.tsx";
import { RecipePage } from "./RecipePage.tsx";
import { TableNotice } from "./TableNotice.tsx";
import { usePeople } from "./use-people.ts";

function PlannedRecipe({ meal, onClose }: { meal: RecipeMeal; onClose: () => void }) {
  const { recipes: words, ownPortion, general } = usePhrases();
  const navigate = useNavigate();
  const [changes, setChanges] = useState(false);
  const { people, choose } = usePeople(meal);
  const along = meal.cooking.company.length;
  const { viewedId } = useSubject();
  const path = useLocation({ select: ({ href }) => href });
  const showsNumbers = useShowsNumbers();
  return (
    <RecipePage
      view={viewRecipeMeal(meal, people)}
      target={null}
      mealName={null}
      showsNumbers={showsNumbers}
      reasons={<MealReasons mealId={meal.id} showsNumbers={showsNumbers} />}
      cooking={
        <>
          <TableNotice meal={meal} people={people} />
          <CookingNotice meal={meal} people={people} />
        </>
      }
      {...(changes
        ? {
            ingredientEditor: (
              <Suspense fallback={null}>
                <MealIngredients mealId={meal.id} onAdded={() => void navigate({ href: path })} />
              </Suspense>
            ),
          }
        : {})}
      ingredientActions={
        viewedId === undefined && (
          <Button variant="default" onClick={() => setChanges(!changes)}>
            {changes ? general.done : ownPortion.ingredients.change}
          </Button>
        )
      }
      peopleText={words.peopleCount({ count: people + along })}
      steppers={<PeopleStepper people={people} along={along} onChange={choose} />}
      {...(viewedId === undefined ? { cook: cookHref(`/recipe-meals/${meal.id}`, { people }) } : {})}
      feedback={<RecipeFeedback recipeId={meal.recipe_template.id} />}
      onClose={onClose}
    />
  );
}

/** A planned recipe: one's own portion as it stands in the diary, cooked for as many people as one likes. */
export function RecipeMealScreen() {
  const { recipeMealId = "" } = useParams({ strict: false });
  const { root } = useSubject();
  const navigate = useNavigate();
  const { data: meal, error, refetch } = useQuery(recipeMealQuery(recipeMealId));
  const queryClient = useQueryClient();
  const hasGone = isGone(error);
  useEffect(() => {
    if (hasGone) void refreshCalendarDays(queryClient);
  }, [hasGone, queryClient]);
  const close = () => void navigate({ href: plannerHref(root) });
  if (meal === undefined || hasGone)
    return <RecipeState error={error} isPlanned onRetry={() => void refetch()} onClose={close} />;
  return <PlannedRecipe meal={meal} onClose={close} />;
}
