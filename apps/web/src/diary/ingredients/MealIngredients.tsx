import { Button } from "@mantine/core";
import type { RecipeMeal } from "@plateful/contract";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { recipeMealQuery } from "../../lib/plan/recipe-meal-query.ts";
import { Notice } from "../../ui/Notice.tsx";
import { MealIngredientRow } from "./MealIngredientRow.tsx";
import styles from "./MealIngredients.module.css";
import { ownShares } from "./own-share.ts";
import { useAddToMeal } from "./use-add-to-meal.ts";
import { useMealIngredients } from "./use-meal-ingredients.ts";

interface MealIngredientsProps {
  mealId: number;
  /** Back to where the ingredients are shown, once a food was chosen. */
  onAdded: () => void;
}

function Ingredients({ meal, onAdded }: { meal: RecipeMeal; onAdded: () => void }) {
  const words = usePhrases().ownPortion.ingredients;
  const change = useMealIngredients(meal);
  const add = useAddToMeal(meal, onAdded);
  const shares = ownShares(meal);
  return (
    <>
      <header className={styles.head}>
        <h3>{words.title}</h3>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size={18} stroke={2} />}
          onClick={add}
        >
          {words.add}
        </Button>
      </header>
      <p className={styles.note}>{words.note}</p>
      <ul className={styles.list}>
        {shares.map((share) => (
          <MealIngredientRow
            key={share.ingredientId}
            share={share}
            isOnly={shares.length === 1}
            onChange={(servings) => change({ share, servings })}
          />
        ))}
      </ul>
    </>
  );
}

/** What is in one planned meal, to be changed for this time (ledger REC-116). */
export function MealIngredients({ mealId, onAdded }: MealIngredientsProps) {
  const { ownPortion, general } = usePhrases();
  const { data: meal, isError, refetch } = useQuery(recipeMealQuery(String(mealId)));
  return (
    <section className={styles.section}>
      {meal !== undefined && <Ingredients meal={meal} onAdded={onAdded} />}
      {meal === undefined && !isError && (
        <div role="status" className={styles.waiting}>
          {general.loading}
        </div>
      )}
      {meal === undefined && isError && (
        <Notice
          kind="error"
          title={ownPortion.ingredients.failed}
          action={<Button onClick={() => void refetch()}>{general.tryAgain}</Button>}
        />
      )}
    </section>
  );
}
