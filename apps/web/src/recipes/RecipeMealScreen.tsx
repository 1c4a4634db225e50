import { hasFlag } from "@plateful/access";
import type { RecipeMeal } from "@plateful/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser } from "../lib/person/current-user.ts";
import { plannerHref, useSubject } from "../lib/person/subject.ts";
import { refreshCalendarDays } from "../lib/plan/calendar-days.ts";
import { isGone } from "../lib/server/call-error.ts";
import { CookingNotice } from "./CookingNotice.tsx";
import { MealReasons } from "./MealReasons.tsx";
import { PeopleStepper } from "./PeopleStepper.tsx";
import { RecipeState } from "./parts/RecipeState.tsx";
import { recipeMealQuery } from "./parts/recipe-query.ts";
import { viewRecipeMeal } from "./parts/recipe-view.ts";
import { RecipeFeedback } from "./RecipeFeedback.tsx";
import { RecipePage } from "./RecipePage.tsx";
import { TableNotice } from "./TableNotice.tsx";
import { usePeople } from "./use-people.ts";

function PlannedRecipe({ meal, onClose }: { meal: RecipeMeal; onClose: () => void }) {
  const { recipes: words } = usePhrases();
  const { people, choose } = usePeople(meal);
  const along = meal.cooking.company.length;
  const { user, viewedId } = useSubject();
  const showsNumbers = viewedId !== undefined || !hasFlag(toAccessUser(user), "FF_DONT_SHOW_MACROS");
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
      peopleText={words.peopleCount({ count: people + along })}
      steppers={<PeopleStepper people={people} along={along} onChange={choose} />}
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
