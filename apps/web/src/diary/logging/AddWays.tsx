import { isSimple } from "@plateful/access";
import { type DiarySlot, isRealSlot } from "@plateful/planning";
import { IconBarcode, IconBolt, IconChefHat, IconMessageCircle, IconSearch } from "@tabler/icons-react";
import { PATHS } from "../../lib/address/paths.ts";
import { simpleSearchHref } from "../../lib/address/simple-recipe-search.ts";
import { useCanScan } from "../../lib/food/use-can-scan.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { toAccessUser } from "../../lib/person/current-user.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { ListRow } from "../../ui/ListRow.tsx";
import type { DiaryDay } from "../day/diary-day.ts";
import { EatenBefore } from "./EatenBefore.tsx";
import { SlotRecipes } from "./SlotRecipes.tsx";
import type { useChooseFood } from "./use-choose-food.ts";

interface AddWaysProps {
  diary: DiaryDay;
  slot: DiarySlot;
  isLogged: boolean;
  showsNumbers: boolean;
  food: ReturnType<typeof useChooseFood>;
  onSentence: () => void;
  onQuick: () => void;
  onDone: () => void;
}

const ICON = { size: 22, stroke: 1.75 } as const;

/** The ways to add something to a meal (ledger DIARY-023, FOOD-034). */
export function AddWays({ diary, slot, isLogged, showsNumbers, food, ...on }: AddWaysProps) {
  const { diary: words, foods, logging, mealSentence, simpleRecipes } = usePhrases();
  const subject = useSubject();
  const { date } = diary;
  const canScan = useCanScan();
  const searchHref = `${PATHS.recipeSearch}?${new URLSearchParams({ slot: String(slot.id), day: date })}`;
  const hrefOf = (recipeId: number) => {
    const path = PATHS.recipe.replace("$recipeTemplateId", String(recipeId));
    return `${subject.root}${path}?${new URLSearchParams({ date, slot: String(slot.id) })}`;
  };
  const hasSimpleRecipes = isSimple(toAccessUser(subject.user));
  const place = { date, moment: slot.mealMoment };
  return (
    <>
      <ListRow
        icon={<IconMessageCircle {...ICON} />}
        title={mealSentence.title}
        text={mealSentence.text}
        onPress={on.onSentence}
      />
      <ListRow
        icon={<IconSearch {...ICON} />}
        title={foods.scanner.productTitle}
        text={foods.scanner.productText}
        onPress={() => food.add(slot, PATHS.foodSearch)}
      />
      {canScan && (
        <ListRow
          icon={<IconBarcode {...ICON} />}
          title={foods.scanner.scanTitle}
          text={foods.scanner.scanText}
          onPress={() => food.add(slot, PATHS.barcodeScanner)}
        />
      )}
      {showsNumbers && (
        <ListRow
          icon={<IconBolt {...ICON} />}
          title={words.quickAdd}
          text={logging.quickAddText}
          onPress={on.onQuick}
        />
      )}
      {hasSimpleRecipes && (
        <ListRow
          icon={<IconChefHat {...ICON} />}
          title={simpleRecipes.search.title}
          href={simpleSearchHref(isRealSlot(slot.id) ? { ...place, slot: slot.id } : place)}
        />
      )}
      {isRealSlot(slot.id) && !hasSimpleRecipes && subject.viewedId === undefined && (
        <ListRow
          icon={<IconChefHat {...ICON} />}
          title={logging.searchRecipes}
          text={logging.searchRecipesText}
          href={searchHref}
        />
      )}
      <EatenBefore
        diary={diary}
        slot={slot}
        isLogged={isLogged}
        showsNumbers={showsNumbers}
        put={food.put}
        onDone={on.onDone}
      />
      {isRealSlot(slot.id) && !hasSimpleRecipes && (
        <SlotRecipes slot={slot} date={date} showsNumbers={showsNumbers} hrefOf={hrefOf} />
      )}
    </>
  );
}
