import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type Food, MAX_FOOD_QUERY_LENGTH } from "@plateful/contract";
import { IconBarcode, IconSearch, IconX } from "@tabler/icons-react";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { useCanScan } from "../lib/food/use-can-scan.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { useShowsNumbers } from "../lib/person/use-shows-numbers.ts";
import { DEBOUNCE } from "../lib/server/polling.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { FoodResults } from "./FoodResults.tsx";
import { AddOwnProductRow, OwnResults } from "./OwnResults.tsx";
import styles from "./parts/FoodSearchScreen.module.css";
import { foodQuery, foodSearchQuery } from "./parts/food-query.ts";
import type { FoodAmount } from "./parts/food-visit.ts";
import { leftOf } from "./parts/left-of.ts";
import { useFoodVisit } from "./parts/use-food-visit.ts";
import { BasketBar } from "./start/BasketBar.tsx";
import { MealSelect } from "./start/MealSelect.tsx";
import { StartOfSearch } from "./start/StartOfSearch.tsx";

/** Finding a food by its name or brand (ledger FOOD-001 to FOOD-007). */
export function FoodSearchScreen() {
  const phrases = usePhrases();
  const { foods: words, foodStart: start, general } = phrases;
  const count = useCount();
  const language = useLanguage();
  const { choice, typed, type, added, open } = useFoodVisit();
  const navigate = useNavigate();
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const isDesktop = useIsDesktop();
  const canScan = useCanScan();
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, DEBOUNCE.foodSearch);
  const search = useInfiniteQuery(foodSearchQuery(asked, language));
  const showsNumbers = useShowsNumbers();
  const title =
    choice.slot === null
      ? words.addProduct
      : words.addTo({ meal: phrases.meals.momentsInSentence[choice.slot.mealMoment] });
  useTitle(title);
  const { place, slot } = choice;
  const meal = place === undefined || slot === null || choice.onPut === undefined ? null : { place, slot };
  const left = choice.onPut === undefined || !showsNumbers ? null : leftOf(choice, added);
  const openFood = (id: number, amount: FoodAmount | null) => {
    open(amount);
    void navigate({ to: PATHS.addIngredient, params: { foodId: String(id) } });
  };
  const choose = (food: Food, amount: FoodAmount | null) => {
    queryClient.setQueryData(foodQuery(String(food.id), language).queryKey, food);
    openFood(food.id, amount);
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        {...(left === null ? {} : { subtitle: start.room({ kcal: count(Math.max(0, left)) }) })}
        back={{ label: general.back, onBack: () => history.back() }}
        actions={choice.onPut !== undefined && <MealSelect />}
      />
      <search className={styles.line}>
        <TextInput
          className={styles.box ?? ""}
          size="lg"
          aria-label={words.searchLabel}
          placeholder={words.searchLabel}
          // The screen is nothing but this search, so the first key belongs to it (ledger FOOD-001).
          autoFocus
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_FOOD_QUERY_LENGTH}
          value={typed}
          leftSection={<IconSearch size={22} stroke={1.75} aria-hidden="true" />}
          rightSection={
            typed !== "" && (
              <IconButton label={words.clear} onClick={() => type("")}>
                <IconX size={20} />
              </IconButton>
            )
          }
          rightSectionPointerEvents="all"
          onChange={(event) => type(event.currentTarget.value)}
        />
        {!isDesktop && (
          <IconButton
            look="card"
            label={canScan ? words.scanner.scanTitle : words.scanner.typeTitle}
            onClick={() => void navigate({ to: PATHS.barcodeScanner })}
          >
            <IconBarcode size={24} stroke={1.75} />
          </IconButton>
        )}
      </search>
      {/* Hidden and not gone: its lists stay as they were when the text is cleared. */}
      <div hidden={text !== ""}>
        <StartOfSearch showsNumbers={showsNumbers} onOpen={(amount) => openFood(amount.foodId, amount)} />
      </div>
      {text !== "" && (
        <>
          <OwnResults asked={asked} showsNumbers={showsNumbers} />
          <FoodResults
            typed={text}
            asked={asked}
            search={search}
            showsNumbers={showsNumbers}
            meal={meal}
            onOpen={choose}
          />
        </>
      )}
      {search.hasNextPage && text === asked && (
        <Button
          variant="default"
          fullWidth
          mt={12}
          loading={search.isFetchingNextPage}
          onClick={() => void search.fetchNextPage()}
        >
          {general.showMore}
        </Button>
      )}
      <AddOwnProductRow name={text} />
      <BasketBar showsNumbers={showsNumbers} />
    </div>
  );
}
