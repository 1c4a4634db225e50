import "../../ui/fields/form-styles.ts";
import { Button } from "@mantine/core";
import { canCreateOwnRecipes } from "@plateful/access";
import { MEAL_TYPES } from "@plateful/nutrition";
import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { daySlots } from "../../diary/index.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { type MealSearch, SEARCH_TIMES } from "../../lib/address/recipe-filters.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { toAccessUser, useCurrentUser } from "../../lib/person/current-user.ts";
import { useShowsNumbers } from "../../lib/person/use-shows-numbers.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { FilterSelect } from "../../ui/fields/FilterSelect.tsx";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { mealSearchSource } from "./meal-search-query.ts";
import { END_THRESHOLD } from "./next-page.ts";
import { minutesOf } from "./prep-time.ts";
import { RecipeGrid } from "./RecipeGrid.tsx";
import styles from "./RecipeList.module.css";
import { RecipeSearchBox } from "./RecipeSearchBox.tsx";
import {
  afterPress,
  isChosen,
  LEADING_CHIPS,
  RECIPE_CATEGORIES,
  type RecipeChip,
  shownTags,
} from "./recipe-chips.ts";
import { SearchChips } from "./SearchChips.tsx";
import { useEndlessList } from "./use-endless-list.ts";
import { useGridRecipe } from "./use-grid-recipe.ts";

/** For which meal one chooses, as addresses carry it on. */
function placeOf({ day, slot, replace }: MealSearch): string {
  const place = Object.entries({ date: day, slot, replace }).filter(([, value]) => value !== undefined);
  return new URLSearchParams(place.map(([key, value]) => [key, String(value)])).toString();
}

/** What stays in the address whatever is pressed. */
function unnarrowed({ favourite: _f, own: _o, tag: _t, ...rest }: MealSearch): MealSearch {
  return rest;
}

function useMealNamed({ day, slot: slotId }: MealSearch) {
  const { meals } = usePhrases();
  const user = useCurrentUser();
  const slot = day === undefined ? undefined : daySlots(user, day)?.find(({ id }) => id === slotId);
  return slot === undefined ? null : { name: meals.momentsInSentence[slot.mealMoment], slot };
}

function Selects({ search, onChange }: { search: MealSearch; onChange: (search: MealSearch) => void }) {
  const { recipeSearch: words, meals } = usePhrases();
  const place = useMealNamed(search);
  const { meal, time = "ALL", ...rest } = search;
  const types = [...MEAL_TYPES, "ALL" as const];
  return (
    <>
      <FilterSelect
        label={words.meal}
        value={meal ?? place?.slot.mealType ?? "ALL"}
        options={types.map((type) => ({
          value: type,
          text: type === "ALL" ? words.allMeals : meals.types[type],
        }))}
        onChange={(next) => onChange({ ...search, meal: next })}
      />
      <FilterSelect
        label={words.readyIn}
        value={time}
        options={SEARCH_TIMES.map((option) => ({
          value: option,
          text:
            option === "ALL"
              ? words.anyTime
              : option.startsWith("LTE")
                ? words.upTo({ minutes: minutesOf(option) })
                : words.orMore({ minutes: minutesOf(option) }),
        }))}
        onChange={(next) =>
          onChange({
            ...rest,
            ...(meal === undefined ? {} : { meal }),
            ...(next === "ALL" ? {} : { time: next }),
          })
        }
      />
    </>
  );
}

/** Recipes for a meal, each scaled to what the meal is meant to be (ledger REC-002 to REC-004, REC-011 to REC-014). */
export function RecipeSearchScreen() {
  const { recipeSearch: words, general } = usePhrases();
  const search = useSearch({ from: "/people/tabs/recipes/search" });
  const navigate = useNavigate({ from: PATHS.recipeSearch });
  const user = useCurrentUser();
  const access = toAccessUser(user);
  const count = useCount();
  const showsNumbers = useShowsNumbers();
  const place = useMealNamed(search);
  const toGrid = useGridRecipe(showsNumbers, placeOf(search));
  const list = useEndlessList(mealSearchSource(search, user));
  const title =
    place !== null ? words.chooseFor({ meal: place.name }) : search.own ? words.ownTitle : words.title;
  useTitle(title);
  const narrow = (next: MealSearch) => void navigate({ search: next, replace: true });
  const press = (chip: RecipeChip) => narrow({ ...unnarrowed(search), ...afterPress(chip, search) });
  const { text: _text, ...withoutText } = search;
  const mayCreate = canCreateOwnRecipes(access);
  const ownHref = `${PATHS.newOwnRecipe}${placeOf(search) === "" ? "" : `?${placeOf(search)}`}`;
  const chips: RecipeChip[] = [
    ...(mayCreate ? LEADING_CHIPS : []),
    ...RECIPE_CATEGORIES,
    ...shownTags(user.coach?.organisation ?? user.organisation),
  ];
  const back = () =>
    place === null
      ? void navigate({ to: PATHS.recipes })
      : void navigate({ to: PATHS.planner, search: search.day === undefined ? {} : { date: search.day } });
  const isOwnEmpty = search.own === true && search.text === undefined && mayCreate;
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        back={{ label: general.back, onBack: back }}
        {...(place?.slot.target == null || !showsNumbers
          ? {}
          : {
              subtitle: words.target({
                kcal: count(place.slot.target.kcal),
                protein: count(place.slot.target.protein),
              }),
            })}
        actions={
          <IconButton
            label={words.favouritesOnly}
            isPressed={search.favourite === true}
            onClick={() => press("FAVOURITE")}
          >
            {search.favourite ? (
              <IconHeartFilled size={24} className={styles.loved} />
            ) : (
              <IconHeart size={24} stroke={1.75} />
            )}
          </IconButton>
        }
      />
      <div className={styles.selects}>
        <div className={styles.wide}>
          <RecipeSearchBox
            text={search.text ?? ""}
            onSearch={(text) => narrow(text === "" ? withoutText : { ...search, text })}
          />
        </div>
        <Selects search={search} onChange={narrow} />
      </div>
      <SearchChips
        chips={chips}
        isChosen={(chip) => isChosen(chip, search)}
        hrefOf={(chip) => ({ CREATE: ownHref, IMPORT: PATHS.recipeImport, BRING: PATHS.bring })[String(chip)]}
        onPress={press}
      />
      <RecipeGrid
        recipes={list.items?.map(toGrid)}
        error={list.error}
        threshold={END_THRESHOLD.search}
        isReadingMore={list.isReadingMore}
        onEnd={list.readMore}
        onRetry={list.retry}
        {...(isOwnEmpty
          ? {
              emptyTitle: words.nothingOwn,
              emptyText: words.nothingOwnText,
              emptyActions: (
                <>
                  <AppLink href={ownHref} className={styles.link}>
                    {words.chips.CREATE}
                  </AppLink>
                  <AppLink href={PATHS.bring} className={styles.link}>
                    {words.chips.BRING}
                  </AppLink>
                </>
              ),
            }
          : {
              emptyActions: <Button onClick={() => narrow(unnarrowed(withoutText))}>{words.clearAll}</Button>,
            })}
      />
    </div>
  );
}
