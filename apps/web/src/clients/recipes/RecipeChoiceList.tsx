import { Button } from "@mantine/core";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { PageSteps } from "../parts/PageSteps.tsx";
import styles from "./CoachRecipesScreen.module.css";
import { RecipeChoiceRow } from "./RecipeChoiceRow.tsx";
import type { RecipeLists, RecipeMark } from "./recipe-lists.ts";
import type { useChoosableRecipes } from "./use-choosable-recipes.ts";

interface RecipeChoiceListProps {
  found: ReturnType<typeof useChoosableRecipes>;
  lists: RecipeLists;
  onPress: (id: number, mark: RecipeMark) => void;
}

function Nothing({ found }: Pick<RecipeChoiceListProps, "found">) {
  const { fitting } = usePhrases();
  const words = fitting.lists;
  const { shown, search } = found.filters;
  if (shown !== "all")
    return <StatePanel kind="empty" title={words.noneMarked} text={words.noneMarkedText} />;
  if (search.trim() === "") return <StatePanel kind="empty" title={words.nothing} />;
  return (
    <StatePanel
      kind="not-found"
      title={words.noneFound({ search: search.trim() })}
      actions={<Button onClick={() => found.narrow({ search: "", meal: null })}>{words.all}</Button>}
    />
  );
}

/** Recipes to mark, page by page, with their states. */
export function RecipeChoiceList({ found, lists, onPress }: RecipeChoiceListProps) {
  const { general } = usePhrases();
  const { recipes } = found;
  if (found.isError)
    return (
      <StatePanel
        kind="error"
        title={general.errorLoadingData}
        actions={
          <Button loading={found.isFetching} onClick={found.retry}>
            {general.tryAgain}
          </Button>
        }
      />
    );
  if (recipes === undefined)
    return (
      <div role="status" aria-label={general.loading} className={styles.list}>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <SkeletonCard key={row} shape="row" />
        ))}
      </div>
    );
  if (recipes.length === 0) return <Nothing found={found} />;
  const markOf = (id: number): RecipeMark | null =>
    lists.only.includes(id) ? "only" : lists.never.includes(id) ? "never" : null;
  return (
    <>
      <ul aria-busy={found.isFetching} className={styles.list}>
        {recipes.map((recipe) => (
          <RecipeChoiceRow
            key={recipe.id}
            recipe={recipe}
            mark={markOf(recipe.id)}
            onPress={(mark) => onPress(recipe.id, mark)}
          />
        ))}
      </ul>
      {found.pages > 1 && <PageSteps page={found.page} total={found.pages} onChoose={found.setPage} />}
    </>
  );
}
