import "../../ui/fields/form-styles.ts";
import { Button } from "@mantine/core";
import { canCreateOwnRecipes } from "@plateful/access";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import type { InspirationFilters } from "../../lib/address/recipe-filters.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { toAccessUser, useCurrentUser } from "../../lib/person/current-user.ts";
import { useShowsNumbers } from "../../lib/person/use-shows-numbers.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { FilterPills } from "./FilterPills.tsx";
import { inspirationSource } from "./inspiration-query.ts";
import { END_THRESHOLD } from "./next-page.ts";
import { RecipeGrid } from "./RecipeGrid.tsx";
import styles from "./RecipeList.module.css";
import { RecipeSearchBox } from "./RecipeSearchBox.tsx";
import { LEADING_CHIPS, type RecipeChip, shownTags } from "./recipe-chips.ts";
import { SearchChips } from "./SearchChips.tsx";
import { useEndlessList } from "./use-endless-list.ts";
import { useGridRecipe } from "./use-grid-recipe.ts";

const FilterSheet = lazy(async () => ({ default: (await import("./FilterSheet.tsx")).FilterSheet }));

/** Chips of the tab that lead to the search: one's own recipes, and the kinds of dish. */
function searchHref(chip: RecipeChip): string | undefined {
  if (chip === "FAVOURITE") return undefined;
  if (chip === "CREATE") return PATHS.newOwnRecipe;
  if (chip === "IMPORT") return PATHS.recipeImport;
  if (chip === "BRING") return PATHS.bring;
  return `${PATHS.recipeSearch}?${chip === "OWN_RECIPE" ? "own=true" : `tag=${chip}`}`;
}

/** What the filters button counts. */
const filterCount = ({ meals = [], band }: InspirationFilters): number =>
  meals.length + (band === undefined ? 0 : 1);

/** The recipes tab: everything that one may eat, to look at (ledger REC-001). */
export function RecipeInspirationScreen() {
  const { recipeSearch: words } = usePhrases();
  const filters = useSearch({ from: "/people/tabs/recipes" });
  const navigate = useNavigate({ from: PATHS.recipes });
  const user = useCurrentUser();
  const access = toAccessUser(user);
  const count = useCount();
  const toGrid = useGridRecipe(useShowsNumbers());
  const [isFiltering, setIsFiltering] = useState(false);
  const list = useEndlessList(inspirationSource(filters));
  useTitle(words.title);
  const narrow = (search: InspirationFilters) => void navigate({ search, replace: true });
  const { text: _text, ...withoutText } = filters;
  const { favourite: _favourite, ...withoutFavourite } = filters;
  const chips: RecipeChip[] = [
    ...(canCreateOwnRecipes(access)
      ? ([...LEADING_CHIPS, "FAVOURITE", "OWN_RECIPE"] as const)
      : (["FAVOURITE"] as const)),
    ...shownTags(user.coach?.organisation ?? user.organisation),
  ];
  const chosen = filterCount(filters);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHeader
          title={words.title}
          subtitle={
            list.count === undefined
              ? undefined
              : words.fitting({ count: list.count, amount: count(list.count) })
          }
        />
        <div className={styles.tools}>
          <RecipeSearchBox
            text={filters.text ?? ""}
            onSearch={(text) => narrow(text === "" ? withoutText : { ...filters, text })}
          />
          <Button
            variant="default"
            size="lg"
            aria-label={words.filters}
            leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden="true" />}
            rightSection={chosen === 0 ? undefined : <span className={styles.badge}>{chosen}</span>}
            onClick={() => setIsFiltering(true)}
          >
            <span className={styles.filterText}>{words.filters}</span>
          </Button>
        </div>
      </div>
      <SearchChips
        chips={chips}
        isChosen={(chip) => chip === "FAVOURITE" && filters.favourite === true}
        hrefOf={searchHref}
        onPress={() => narrow(filters.favourite ? withoutFavourite : { ...filters, favourite: true })}
      />
      <FilterPills filters={filters} onChange={narrow} />
      <RecipeGrid
        recipes={list.items?.map(({ recipe_meal }) => toGrid(recipe_meal))}
        error={list.error}
        threshold={END_THRESHOLD.inspiration}
        isReadingMore={list.isReadingMore}
        onEnd={list.readMore}
        onRetry={list.retry}
        emptyActions={<Button onClick={() => narrow({})}>{words.clearAll}</Button>}
      />
      {isFiltering && (
        <Suspense fallback={null}>
          <FilterSheet filters={filters} onApply={narrow} onClose={() => setIsFiltering(false)} />
        </Suspense>
      )}
    </div>
  );
}
