import { Button } from "@mantine/core";
import { useIntersection } from "@mantine/hooks";
import { type ReactNode, useEffect } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { type RecipeBadge, RecipeCard } from "../../ui/RecipeCard.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { useRecipeMarks } from "../parts/recipe-marks.ts";
import { marginOf } from "./next-page.ts";
import styles from "./RecipeGrid.module.css";

/** A recipe as the grid shows it. */
export interface GridRecipe {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly pictureUrl: string;
  readonly time?: string;
  readonly meta?: string;
  readonly draftLabel?: string;
  readonly badge?: RecipeBadge;
}

interface RecipeGridProps {
  /** Undefined while the first page is on its way. */
  recipes: readonly GridRecipe[] | undefined;
  error: Error | null;
  /** How near the end the next page is read, as a share of the visible height. */
  threshold: number;
  isReadingMore: boolean;
  onEnd: () => void;
  onRetry: () => void;
  /** What is said, and what helps, when nothing was found. */
  emptyTitle?: string;
  emptyText?: string;
  emptyActions?: ReactNode;
}

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8];

function Skeletons() {
  return SKELETONS.map((card) => <SkeletonCard key={card} shape="recipe" />);
}

/** Recipes two by two on a phone and four by four on a desktop, without end (ledger REC-008, REC-009, REC-015). */
export function RecipeGrid(props: RecipeGridProps) {
  const { recipeSearch: words, recipes: detail, general } = usePhrases();
  const { recipes, error, onEnd } = props;
  const favourites = useRecipeMarks("favourite");
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: marginOf(props.threshold) });
  const isAtEnd = entry?.isIntersecting === true;
  const shown = recipes?.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page the end may still be in sight
  useEffect(() => {
    if (isAtEnd) onEnd();
  }, [isAtEnd, shown, props.isReadingMore]);
  if (recipes === undefined && error !== null)
    return (
      <StatePanel
        kind="error"
        title={general.errorLoadingData}
        actions={<Button onClick={props.onRetry}>{general.retry}</Button>}
      />
    );
  if (recipes === undefined)
    return (
      <div role="status" aria-label={words.searching} className={styles.grid}>
        <Skeletons />
      </div>
    );
  if (recipes.length === 0)
    return (
      <StatePanel
        kind="not-found"
        title={props.emptyTitle ?? words.nothing}
        text={props.emptyText ?? words.nothingText}
        actions={props.emptyActions}
      />
    );
  return (
    <>
      <ul className={styles.grid}>
        {recipes.map(({ id, ...recipe }) => (
          <li key={id}>
            <RecipeCard
              {...recipe}
              favourite={{
                isOn: favourites.isOn(id),
                label: detail.favouriteOf({ name: recipe.name }),
                onToggle: () => favourites.toggle(id),
              }}
            />
          </li>
        ))}
      </ul>
      {props.isReadingMore && (
        <div role="status" aria-label={words.searching} className={styles.grid}>
          <Skeletons />
        </div>
      )}
      {error !== null && (
        <p role="alert" className={styles.failed}>
          {general.errorLoadingData} <Button onClick={props.onRetry}>{general.retry}</Button>
        </p>
      )}
      <div ref={ref} />
    </>
  );
}
