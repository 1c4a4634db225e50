import "../../ui/fields/form-styles.ts";
import { TextInput } from "@mantine/core";
import { MEAL_TYPES } from "@plateful/nutrition";
import { IconSearch } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { FilterSelect } from "../../ui/fields/FilterSelect.tsx";
import { UnitToggle } from "../../ui/fields/UnitToggle.tsx";
import styles from "./CoachRecipesScreen.module.css";
import type { RecipeLists } from "./recipe-lists.ts";
import type { useChoosableRecipes } from "./use-choosable-recipes.ts";

const ALL_MEALS = "ALL";

interface RecipeListToolsProps {
  found: ReturnType<typeof useChoosableRecipes>;
  lists: RecipeLists;
}

/** Which recipes are shown to be marked: all by name and meal, or those with one of the marks. */
export function RecipeListTools({ found, lists }: RecipeListToolsProps) {
  const { fitting, recipeSearch, meals } = usePhrases();
  const words = fitting.lists;
  const { shown, search, meal } = found.filters;
  const types = [...MEAL_TYPES, ALL_MEALS] as const;
  return (
    <div className={styles.tools}>
      <UnitToggle
        label={words.show}
        options={[
          { value: "all", label: words.all },
          { value: "only", label: words.onlyCount({ count: lists.only.length }) },
          { value: "never", label: words.neverCount({ count: lists.never.length }) },
        ]}
        value={shown}
        isWide
        onChange={(next) => found.narrow({ shown: next })}
      />
      {shown === "all" && (
        <div className={styles.filters}>
          <TextInput
            type="search"
            size="lg"
            maxLength={100}
            aria-label={words.search}
            placeholder={words.search}
            leftSection={<IconSearch size={22} stroke={1.75} aria-hidden="true" />}
            autoComplete="off"
            value={search}
            onChange={(event) => found.narrow({ search: event.currentTarget.value })}
          />
          <FilterSelect
            label={recipeSearch.meal}
            value={meal ?? ALL_MEALS}
            options={types.map((type) => ({
              value: type,
              text: type === ALL_MEALS ? recipeSearch.allMeals : meals.types[type],
            }))}
            onChange={(next) => found.narrow({ meal: next === ALL_MEALS ? null : next })}
          />
        </div>
      )}
    </div>
  );
}
