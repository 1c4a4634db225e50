import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { hasFlag } from "@plateful/access";
import { type Food, MAX_FOOD_QUERY_LENGTH } from "@plateful/contract";
import { IconBarcode, IconSearch, IconX } from "@tabler/icons-react";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { useCanScan } from "../lib/food/use-can-scan.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../lib/person/current-user.ts";
import { DEBOUNCE } from "../lib/server/polling.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { FoodResults } from "./FoodResults.tsx";
import { AddOwnProductRow, OwnResults } from "./own-products/OwnResults.tsx";
import styles from "./parts/FoodSearchScreen.module.css";
import { foodQuery, foodSearchQuery } from "./parts/food-query.ts";
import { useFoodChoice } from "./parts/use-food-choice.ts";
import { rememberedSearch, rememberSearch } from "./remembered-search.ts";
import { UsualFoods } from "./UsualFoods.tsx";

/** What a diary would probably get, before a letter is typed; nothing where the food is for no diary (ledger FOOD-048). */
function StartOfSearch({ onOpen }: { onOpen: (foodId: number) => void }) {
  const choice = useFoodChoice();
  const showsNumbers = !hasFlag(toAccessUser(useCurrentUser()), "FF_DONT_SHOW_MACROS");
  const { place, slot, isLogged } = choice;
  if (place === undefined || slot === null) return null;
  const said = isLogged === true ? { isEaten: true } : {};
  return (
    <UsualFoods
      place={place}
      moment={slot.mealMoment}
      showsNumbers={showsNumbers}
      onOpen={({ suggested_serving }) => onOpen(suggested_serving.food.id)}
      onAdd={({ suggested_serving, quantity }, key) =>
        choice.onChoose(
          { servingId: suggested_serving.id, serving: suggested_serving, quantity, slot, ...said },
          key,
        )
      }
    />
  );
}

/** Finding a food by its name or brand (ledger FOOD-001 to FOOD-007). */
export function FoodSearchScreen() {
  const phrases = usePhrases();
  const { foods: words, general } = phrases;
  const language = useLanguage();
  const user = useCurrentUser();
  const choice = useFoodChoice();
  const navigate = useNavigate();
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const isDesktop = useIsDesktop();
  const canScan = useCanScan();
  const [typed, setTyped] = useState(() => rememberedSearch(choice));
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, DEBOUNCE.foodSearch);
  const search = useInfiniteQuery(foodSearchQuery(asked, language));
  const showsNumbers = !hasFlag(toAccessUser(user), "FF_DONT_SHOW_MACROS");
  const title =
    choice.slot === null
      ? words.addProduct
      : words.addTo({ meal: phrases.meals.momentsInSentence[choice.slot.mealMoment] });
  useTitle(title);
  const type = (next: string) => {
    setTyped(next);
    rememberSearch(choice, next);
  };
  const openFood = (id: number) => void navigate({ to: PATHS.addIngredient, params: { foodId: String(id) } });
  const choose = (food: Food) => {
    queryClient.setQueryData(foodQuery(String(food.id), language).queryKey, food);
    openFood(food.id);
  };
  return (
    <div className={styles.page}>
      <PageHeader title={title} back={{ label: general.back, onBack: () => history.back() }} />
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
      {text === "" && <StartOfSearch onOpen={openFood} />}
      {text !== "" && <OwnResults asked={asked} showsNumbers={showsNumbers} />}
      <FoodResults typed={text} asked={asked} search={search} showsNumbers={showsNumbers} onChoose={choose} />
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
    </div>
  );
}
