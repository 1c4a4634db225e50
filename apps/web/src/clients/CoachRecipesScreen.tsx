import "../ui/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import type { Organisation } from "@plateful/contract";
import { MEAL_TYPES } from "@plateful/nutrition";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useCurrentUser } from "../lib/current-user.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { LeaveDialog } from "../lib/LeaveDialog.tsx";
import { PATHS } from "../lib/paths.ts";
import { useTitle } from "../lib/use-title.ts";
import { FilterSelect } from "../ui/FilterSelect.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { UnitToggle } from "../ui/UnitToggle.tsx";
import styles from "./CoachRecipesScreen.module.css";
import { FitsPanel } from "./FitsPanel.tsx";
import { RecipeChoiceList } from "./RecipeChoiceList.tsx";
import type { RecipeLists } from "./recipe-lists.ts";
import { SaveBar } from "./SaveBar.tsx";
import { useChoosableRecipes } from "./use-choosable-recipes.ts";
import { useClientFits } from "./use-client-fits.ts";
import { useRecipeLists } from "./use-recipe-lists.ts";

const ALL_MEALS = "ALL";

function Tools({ found, lists }: { found: ReturnType<typeof useChoosableRecipes>; lists: RecipeLists }) {
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

function Choice({ organisation }: { organisation: Organisation }) {
  const { fitting } = usePhrases();
  const words = fitting.lists;
  const choice = useRecipeLists(organisation);
  const { lists, isChanged } = choice;
  const found = useChoosableRecipes(lists);
  const fits = useClientFits(lists);
  return (
    <>
      <div className={styles.split}>
        <div className={styles.beside}>
          <FitsPanel fits={fits} />
          {lists.only.length > 0 && (
            <Notice
              kind="info"
              title={words.onlyNotice({ count: lists.only.length })}
              action={
                <Button variant="default" onClick={choice.offerAll}>
                  {words.offerAll}
                </Button>
              }
            />
          )}
        </div>
        <div className={styles.main}>
          <Tools found={found} lists={lists} />
          <RecipeChoiceList found={found} lists={lists} onPress={choice.press} />
        </div>
      </div>
      {isChanged && (
        <SaveBar fits={fits} isSaving={choice.isSaving} onSave={choice.save} onUndo={choice.undo} />
      )}
      <LeaveDialog isChanged={isChanged} words={words} />
    </>
  );
}

/** Which of the product's recipes a coach's clients are offered, and what then fits them (ledger PLAN-143, PLAN-144). */
export function CoachRecipesScreen() {
  const { fitting, clients, general, practice } = usePhrases();
  const words = fitting.lists;
  const { organisation } = useCurrentUser();
  const navigate = useNavigate();
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        subtitle={words.intro}
        back={{ label: general.back, onBack: () => void navigate({ to: PATHS.coachAccount }) }}
      />
      {organisation === null && (
        <StatePanel
          kind="empty"
          title={clients.brand.noOrganisation}
          text={clients.brand.noOrganisationText}
          actions={
            <Button onClick={() => void navigate({ to: PATHS.coachAccount })}>{practice.naming.title}</Button>
          }
        />
      )}
      {organisation?.recipe_system_type === "SIMPLE" && (
        <StatePanel kind="empty" title={words.simple} text={words.simpleText} />
      )}
      {organisation?.recipe_system_type === "COMPLEX" && <Choice organisation={organisation} />}
    </div>
  );
}
