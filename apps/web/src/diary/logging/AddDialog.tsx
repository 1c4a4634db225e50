import type { DiarySlot } from "@plateful/planning";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { useToday } from "../../lib/device/today.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import styles from "../day/dialogs.module.css";
import type { DiaryDay } from "../day/diary-day.ts";
import { diaryRights } from "../day/diary-rights.ts";
import { MealSentenceForm } from "../sentence/MealSentenceForm.tsx";
import { SentenceFoot } from "../sentence/SentenceFoot.tsx";
import { useMealSentence } from "../sentence/use-meal-sentence.ts";
import { AddWays } from "./AddWays.tsx";
import { MealChips } from "./MealChips.tsx";
import { QuickAddForm } from "./QuickAddForm.tsx";
import { useChooseFood } from "./use-choose-food.ts";

interface AddDialogProps {
  diary: DiaryDay;
  slot: DiarySlot;
  onClose: () => void;
}

/** What can be added to a meal: a food, a recipe that fits it, a sentence about it, or only its numbers (ledger DIARY-023, FOOD-034). */
export function AddDialog({ diary, slot: first, onClose }: AddDialogProps) {
  const phrases = usePhrases();
  const words = phrases.diary;
  const count = useCount();
  const subject = useSubject();
  const { showsNumbers } = diaryRights(subject);
  const [slot, setSlot] = useState(first);
  const [way, setWay] = useState<"quick" | "sentence" | null>(null);
  const today = useToday();
  const { date } = diary;
  const isLogged = subject.viewedId === undefined && date <= today;
  const food = useChooseFood(diary);
  const sentence = useMealSentence({ date, slot, isOpen: way === "sentence" });
  const meal = phrases.meals.momentsInSentence[slot.mealMoment];
  const actual = diary.groups.find((group) => group.slot?.id === slot.id)?.totals.actual.kcal ?? 0;
  const open =
    slot.target === null || !showsNumbers
      ? undefined
      : words.stillOpen({
          open: count(Math.max(0, slot.target.kcal - actual)),
          target: count(slot.target.kcal),
        });
  const about = { date, slot, isLogged, showsNumbers };
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={way === "quick" ? words.quickAdd : words.addTo({ meal })}
      {...(open === undefined ? {} : { subtitle: open })}
      closeLabel={phrases.general.close}
      isTall={way === "sentence"}
      isSteady={way === null}
      {...(way === "sentence"
        ? { actions: <SentenceFoot sentence={sentence} {...about} diary={diary} onDone={onClose} /> }
        : {})}
    >
      {way !== "sentence" && (
        <div className={styles.meals}>
          <MealChips slots={diary.slots} chosen={slot} onChoose={setSlot} />
        </div>
      )}
      {way === "quick" && <QuickAddForm diary={diary} slot={slot} isLogged={isLogged} onDone={onClose} />}
      {way === "sentence" && (
        <MealSentenceForm
          sentence={sentence}
          showsNumbers={showsNumbers}
          onSearch={(text) => food.add(slot, PATHS.foodSearch, text)}
        />
      )}
      {way === null && (
        <AddWays
          {...about}
          diary={diary}
          food={food}
          onSentence={() => setWay("sentence")}
          onQuick={() => setWay("quick")}
          onDone={onClose}
        />
      )}
    </SheetDialog>
  );
}
