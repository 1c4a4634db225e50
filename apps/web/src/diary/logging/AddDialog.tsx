import { isSimple } from "@plateful/access";
import { type DiarySlot, isRealSlot } from "@plateful/planning";
import { IconBarcode, IconBolt, IconChefHat, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { simpleSearchHref } from "../../lib/address/simple-recipe-search.ts";
import { useToday } from "../../lib/device/today.ts";
import { useCanScan } from "../../lib/food/use-can-scan.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { toAccessUser } from "../../lib/person/current-user.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { ListRow } from "../../ui/ListRow.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import styles from "../day/dialogs.module.css";
import type { DiaryDay } from "../day/diary-day.ts";
import { diaryRights } from "../day/diary-rights.ts";
import { EatenBefore } from "./EatenBefore.tsx";
import { MealChips } from "./MealChips.tsx";
import { QuickAddForm } from "./QuickAddForm.tsx";
import { SlotRecipes } from "./SlotRecipes.tsx";
import { useChooseFood } from "./use-choose-food.ts";

interface AddDialogProps {
  diary: DiaryDay;
  slot: DiarySlot;
  onClose: () => void;
}

/** What can be added to a meal: a food, a recipe that fits it, or only its numbers (ledger DIARY-023, FOOD-034). */
export function AddDialog({ diary, slot: first, onClose }: AddDialogProps) {
  const phrases = usePhrases();
  const words = phrases.diary;
  const count = useCount();
  const subject = useSubject();
  const { showsNumbers } = diaryRights(subject);
  const [slot, setSlot] = useState(first);
  const [isQuick, setIsQuick] = useState(false);
  const today = useToday();
  const isLogged = subject.viewedId === undefined && diary.date <= today;
  const food = useChooseFood(diary);
  const canScan = useCanScan();
  const meal = phrases.meals.momentsInSentence[slot.mealMoment];
  const actual = diary.groups.find((group) => group.slot?.id === slot.id)?.totals.actual.kcal ?? 0;
  const open =
    slot.target === null || !showsNumbers
      ? undefined
      : words.stillOpen({
          open: count(Math.max(0, slot.target.kcal - actual)),
          target: count(slot.target.kcal),
        });
  const searchHref = `${PATHS.recipeSearch}?${new URLSearchParams({ slot: String(slot.id), day: diary.date })}`;
  const hrefOf = (recipeId: number) => {
    const path = PATHS.recipe.replace("$recipeTemplateId", String(recipeId));
    return `${subject.root}${path}?${new URLSearchParams({ date: diary.date, slot: String(slot.id) })}`;
  };
  const hasSimpleRecipes = isSimple(toAccessUser(subject.user));
  const place = { date: diary.date, moment: slot.mealMoment };
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={isQuick ? words.quickAdd : words.addTo({ meal })}
      {...(open === undefined ? {} : { subtitle: open })}
      closeLabel={phrases.general.close}
    >
      <div className={styles.meals}>
        <MealChips slots={diary.slots} chosen={slot} onChoose={setSlot} />
      </div>
      {isQuick ? (
        <QuickAddForm day={diary.day} slot={slot} isLogged={isLogged} onDone={onClose} />
      ) : (
        <>
          <ListRow
            icon={<IconSearch size={22} stroke={1.75} />}
            title={phrases.foods.scanner.productTitle}
            text={phrases.foods.scanner.productText}
            onPress={() => food.add(slot, PATHS.foodSearch)}
          />
          {canScan && (
            <ListRow
              icon={<IconBarcode size={22} stroke={1.75} />}
              title={phrases.foods.scanner.scanTitle}
              text={phrases.foods.scanner.scanText}
              onPress={() => food.add(slot, PATHS.barcodeScanner)}
            />
          )}
          <ListRow
            icon={<IconBolt size={22} stroke={1.75} />}
            title={words.quickAdd}
            text={words.quickAddText}
            onPress={() => setIsQuick(true)}
          />
          {hasSimpleRecipes && (
            <ListRow
              icon={<IconChefHat size={22} stroke={1.75} />}
              title={phrases.simpleRecipes.search.title}
              href={simpleSearchHref(isRealSlot(slot.id) ? { ...place, slot: slot.id } : place)}
            />
          )}
          {isRealSlot(slot.id) && !hasSimpleRecipes && subject.viewedId === undefined && (
            <ListRow
              icon={<IconChefHat size={22} stroke={1.75} />}
              title={words.searchRecipes}
              text={words.searchRecipesText}
              href={searchHref}
            />
          )}
          <EatenBefore
            date={diary.date}
            slot={slot}
            isLogged={isLogged}
            showsNumbers={showsNumbers}
            put={food.put}
            onDone={onClose}
          />
          {isRealSlot(slot.id) && !hasSimpleRecipes && (
            <SlotRecipes slot={slot} date={diary.date} showsNumbers={showsNumbers} hrefOf={hrefOf} />
          )}
        </>
      )}
    </SheetDialog>
  );
}
