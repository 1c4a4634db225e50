import { Button } from "@mantine/core";
import type { SimpleRecipe } from "@plateful/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { useSimplePlateUrl } from "../../lib/food/plate-url.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CallError } from "../../lib/server/call-error.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { ListRow } from "../../ui/ListRow.tsx";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import styles from "./PracticeRecipes.module.css";
import { practiceRecipesQuery } from "./practice-recipe-query.ts";
import { usePracticeRecipePhrases } from "./use-practice-recipe-phrases.ts";

function ImportButton() {
  const words = usePracticeRecipePhrases();
  const navigate = useNavigate();
  return (
    <Button onClick={() => void navigate({ to: PATHS.importPracticeRecipe, search: {} })}>
      {words.import}
    </Button>
  );
}

function RecipeRow({ recipe }: { recipe: SimpleRecipe }) {
  const words = usePracticeRecipePhrases();
  const { simpleRecipes } = usePhrases();
  const plateUrl = useSimplePlateUrl();
  const state = recipe.published ? words.published : words.draft;
  return (
    <ListRow
      title={recipe.name}
      text={`${state} · ${simpleRecipes.minutes({ minutes: recipe.total_time_minutes })}`}
      icon={<RecipeThumb src={plateUrl(recipe, "thumb")} size={56} />}
      href={PATHS.practiceRecipe.replace("$simpleRecipeId", String(recipe.id))}
    />
  );
}

function RecipeList() {
  const words = usePracticeRecipePhrases();
  const { general } = usePhrases();
  const list = useInfiniteQuery(practiceRecipesQuery);
  const { data, error } = list;
  if (data === undefined && error === null)
    return (
      <div role="status" aria-label={general.loading} className={styles.stack}>
        <SkeletonCard shape="row" />
        <SkeletonCard shape="row" />
        <SkeletonCard shape="row" />
      </div>
    );
  if (data === undefined) {
    const isAway = error instanceof CallError && error.status === 0;
    return (
      <StatePanel
        kind={isAway ? "offline" : "error"}
        title={general.errorLoadingData}
        text={isAway ? general.offline : general.somethingWentWrong}
        actions={<Button onClick={() => void list.refetch()}>{general.tryAgain}</Button>}
      />
    );
  }
  const recipes = data.pages.flatMap(({ results }) => results);
  if (recipes.length === 0)
    return <StatePanel kind="empty" title={words.empty} text={words.emptyText} actions={<ImportButton />} />;
  return (
    <div className={styles.stack}>
      <div>
        <ImportButton />
      </div>
      <ul className={styles.list}>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <RecipeRow recipe={recipe} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {general.showMore}
        </Button>
      )}
    </div>
  );
}

/** The simple recipes of a coach's practice: drafts, what clients see, and the way to import one (ledger SREC-049). */
export function PracticeRecipesScreen() {
  const words = usePracticeRecipePhrases();
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <PageHeader title={words.title} subtitle={words.intro} />
      <RecipeList />
    </div>
  );
}
