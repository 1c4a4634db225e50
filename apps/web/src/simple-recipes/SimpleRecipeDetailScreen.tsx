import { Button } from "@mantine/core";
import type { SimpleRecipe, SimpleRecipeMeal } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import type { SimplePlace } from "../lib/address/simple-recipe-search.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CallError } from "../lib/server/call-error.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./SimpleRecipePage.module.css";
import { SimpleRecipePage } from "./SimpleRecipePage.tsx";
import { simpleMealQuery, simpleRecipeQuery } from "./simple-recipe-query.ts";
import { useMealServings } from "./use-meal-servings.ts";
import { usePlanSimpleRecipe } from "./use-plan-simple-recipe.ts";

const FROM = "/people/tabs/simple-recipes/$simpleRecipeId" as const;

/** A recipe that is on its way, does not exist, or could not be read. */
function NoRecipe({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { general, simpleRecipes } = usePhrases();
  const words = simpleRecipes.detail;
  const navigate = useNavigate();
  if (error === null)
    return (
      <div role="status" aria-label={general.loading} className={styles.state}>
        <SkeletonCard shape="recipe" />
        <SkeletonCard shape="row" />
      </div>
    );
  const isMissing = error instanceof CallError && error.status === 404;
  return (
    <div className={styles.state}>
      <StatePanel
        kind={isMissing ? "not-found" : "error"}
        headingLevel={1}
        title={isMissing ? words.notFound : general.errorLoadingData}
        text={isMissing ? words.notFoundText : general.somethingWentWrong}
        actions={
          <>
            {!isMissing && <Button onClick={onRetry}>{general.tryAgain}</Button>}
            <Button variant="default" onClick={() => void navigate({ to: PATHS.simpleRecipes })}>
              {words.toRecipes}
            </Button>
          </>
        }
      />
    </div>
  );
}

/** A recipe to look at, or to choose for the meal that it was opened from (ledger SREC-020, SREC-027). */
function OpenRecipe({ recipe, place }: { recipe: SimpleRecipe; place: SimplePlace }) {
  const { general, meals, simpleRecipes } = usePhrases();
  const words = simpleRecipes.detail;
  const navigate = useNavigate();
  const plan = usePlanSimpleRecipe();
  const [servings, setServings] = useState(recipe.servings);
  const { date, moment, slot, replace } = place;
  const meal = moment === undefined ? "" : meals.momentsInSentence[moment];
  const choose = () => {
    if (date === undefined || moment === undefined || plan.isPending) return;
    const where = { date, moment, slotId: slot ?? null, replacedItemId: replace ?? null };
    plan.mutate(
      { recipeId: recipe.id, servings, ...where },
      {
        onSuccess: () => {
          showToast({ message: words.chosen({ meal }) });
          void (slot === undefined
            ? navigate({ to: PATHS.simpleRecipes })
            : navigate({ to: PATHS.planner, search: { date } }));
        },
      },
    );
  };
  const { error } = plan;
  const refusal = error instanceof CallError ? (error.general ?? error.detail) : undefined;
  return (
    <SimpleRecipePage recipe={recipe} servings={servings} isSaving={false} onServings={setServings}>
      {date === undefined || moment === undefined ? undefined : (
        <div className={styles.bar}>
          {error !== null && (
            <p role="alert" className={styles.error}>
              {refusal ?? general.somethingWentWrong}
            </p>
          )}
          <Button size="lg" fullWidth loading={plan.isPending} onClick={choose}>
            {words.chooseFor({ meal })}
          </Button>
        </div>
      )}
    </SimpleRecipePage>
  );
}

/** A recipe as it was planned: its servings are the meal's (ledger SREC-022). */
function PlannedRecipe({ meal }: { meal: SimpleRecipeMeal }) {
  const { servings, isSaving, choose } = useMealServings(meal);
  return (
    <SimpleRecipePage
      recipe={meal.simple_recipe}
      mealId={meal.id}
      servings={servings}
      isSaving={isSaving}
      onServings={choose}
    />
  );
}

function PlannedMeal({ mealId }: { mealId: number }) {
  const { data: meal, error, refetch } = useQuery(simpleMealQuery(mealId));
  return meal === undefined ? (
    <NoRecipe error={error} onRetry={() => void refetch()} />
  ) : (
    <PlannedRecipe meal={meal} />
  );
}

function LibraryRecipe({ recipeId, place }: { recipeId: number; place: SimplePlace }) {
  const { data: recipe, error, refetch } = useQuery(simpleRecipeQuery(recipeId));
  return recipe === undefined ? (
    <NoRecipe error={error} onRetry={() => void refetch()} />
  ) : (
    <OpenRecipe key={recipe.id} recipe={recipe} place={place} />
  );
}

/** One simple recipe: of the library, or of a planned meal (ledger SREC-016, SREC-017). */
export function SimpleRecipeDetailScreen() {
  const { simpleRecipeId } = useParams({ from: FROM });
  const { meal, ...place } = useSearch({ from: FROM });
  return meal === undefined ? (
    <LibraryRecipe recipeId={Number(simpleRecipeId)} place={place} />
  ) : (
    <PlannedMeal mealId={meal} />
  );
}
