import { Button } from "@mantine/core";
import { OWN_PORTION } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { IconMinus, IconPlus, IconToolsKitchen2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useToday } from "../../lib/device/today.ts";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { plannerHref, useSubject } from "../../lib/person/subject.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { ChoiceChips } from "../../ui/fields/ChoiceChips.tsx";
import { quarters } from "../../ui/fields/quarters.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { PortionRing } from "../../ui/plates/PortionRing.tsx";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import { weekQuery } from "../day/calendar-day-query.ts";
import type { DiaryDay } from "../day/diary-day.ts";
import type { DiaryEntry } from "../day/diary-entry.ts";
import { diaryRights } from "../day/diary-rights.ts";
import { reopenWith } from "../day/reopened-dialog.ts";
import { MealIngredients } from "../ingredients/MealIngredients.tsx";
import styles from "./PortionDialog.module.css";
import { SameDishChoice, useDaysOf } from "./SameDishChoice.tsx";
import { type SameDish, sameDishes } from "./same-dish.ts";
import { useOwnPortion } from "./use-own-portion.ts";

interface PortionDialogProps {
  diary: DiaryDay;
  itemId: number;
  onClose: () => void;
}

const CHIPS = [0.5, 0.75, 1, 1.25, 1.5, 2];

function PortionChoice({ entry, onChoose }: { entry: DiaryEntry; onChoose: (portion: number) => void }) {
  const { ownPortion: words } = usePhrases();
  const plateUrl = usePlateUrl();
  const portion = entry.portion ?? 1;
  return (
    <>
      <div className={styles.dial}>
        <IconButton
          label={words.less}
          look="sunken"
          isDisabled={portion <= OWN_PORTION.min}
          onClick={() => onChoose(portion - OWN_PORTION.step)}
        >
          <IconMinus size={20} stroke={2} />
        </IconButton>
        <PortionRing portion={portion}>
          <RecipeThumb
            src={entry.picture === null ? null : plateUrl(entry.picture, "thumb")}
            icon={<IconToolsKitchen2 size={40} stroke={1.5} />}
            size={120}
          />
        </PortionRing>
        <IconButton
          label={words.more}
          look="sunken"
          isDisabled={portion >= OWN_PORTION.max}
          onClick={() => onChoose(portion + OWN_PORTION.step)}
        >
          <IconPlus size={20} stroke={2} />
        </IconButton>
      </div>
      <div className={styles.chips}>
        <ChoiceChips
          label={words.howMuch}
          chips={CHIPS.map((value) => ({ value, label: quarters(value) }))}
          value={portion}
          onChoose={onChoose}
        />
      </div>
    </>
  );
}

type Choose = ReturnType<typeof useOwnPortion>;

/** The same dish on other days of the week, and whether it goes along; what goes along no more gets back what it had. */
function useSameDishes(diary: DiaryDay, itemId: number, choose: Choose) {
  const { viewedId } = useSubject();
  const { data = [] } = useQuery(weekQuery(diary.date, viewedId));
  const dishes = sameDishes(data, itemId, useToday());
  const days = useDaysOf(dishes);
  const [before, setBefore] = useState<readonly SameDish[] | null>(null);
  const onUndo = () => setBefore(null);
  return {
    ...{ dishes, days, onUndo, isAlso: before !== null },
    change: (isAlso: boolean, own: Omit<Parameters<Choose>[0], "also">) => {
      setBefore(isAlso ? dishes : null);
      if (isAlso) choose({ ...own, also: { dishes, days, onUndo } });
      for (const { entry, ...dish } of isAlso ? [] : (before ?? []))
        choose({
          ...{ ...dish, entry: { ...entry, portion: own.portion } },
          ...{ portion: entry.portion ?? 1, isQuiet: true },
        });
    },
  };
}

/** How much of a planned recipe one eats, in quarters. Each press counts at once and can be taken back (ledger REC-105). */
export function PortionDialog({ diary, itemId, onClose }: PortionDialogProps) {
  const { diary: words, ownPortion, general } = usePhrases();
  const count = useCount();
  const choose = useOwnPortion();
  const subject = useSubject();
  const navigate = useNavigate();
  const { showsNumbers } = diaryRights(subject);
  const entry = diary.groups.flatMap(({ entries }) => entries).find(({ id }) => id === itemId);
  const others = useSameDishes(diary, itemId, choose);
  const language = useLanguage();
  const today = useToday();
  const weekday = formatDate(language, diary.date, { weekday: "long" });
  const hasGone = entry === undefined;
  useEffect(() => {
    if (hasGone) onClose();
  }, [hasGone, onClose]);
  useEffect(() => reopenWith(null), []);
  if (entry === undefined || diary.day === null) return null;
  const { id: dayId, date } = diary.day;
  const portion = entry.portion ?? 1;
  const { actual, target } = diary.totals;
  const set = (next: number) =>
    choose({ dayId, date, entry, portion: next, ...(others.isAlso ? { also: others } : {}) });
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={entry.name ?? words.quickMeal}
      subtitle={ownPortion.title}
      closeLabel={general.close}
      actions={<Button onClick={onClose}>{general.done}</Button>}
    >
      <PortionChoice entry={entry} onChoose={set} />
      <p className={styles.size} aria-live="polite">
        {words.portionOf({ size: quarters(portion), isOne: portion <= 1 })}
        {showsNumbers && entry.macros !== null && (
          <small> · {words.amount({ amount: count(entry.macros.kcal) })}</small>
        )}
      </p>
      {showsNumbers && target !== null && (
        <p className={styles.day}>
          <span>{ownPortion.dayWith}</span>
          <b>{ownPortion.dayEnds({ amount: count(actual.kcal), target: count(target.kcal) })}</b>
        </p>
      )}
      {others.dishes.length > 0 && (
        <div className={styles.also}>
          <SameDishChoice
            dishes={others.dishes}
            day={diary.date === today ? general.today.toLocaleLowerCase(language) : weekday}
            isAlso={others.isAlso}
            onChange={(isAlso) => others.change(isAlso, { dayId, date, entry, portion })}
          />
        </div>
      )}
      {subject.viewedId === undefined && entry.kept === null && (
        <MealIngredients
          mealId={entry.mealId}
          onAdded={() => {
            reopenWith({ kind: "portion", entry });
            void navigate({ href: plannerHref(subject.root, date) });
          }}
        />
      )}
    </SheetDialog>
  );
}
