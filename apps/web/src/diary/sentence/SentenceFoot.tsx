import { Button } from "@mantine/core";
import { MAX_FOODS_AT_ONCE } from "@plateful/contract";
import type { DiarySlot } from "@plateful/planning";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { CallError } from "../../lib/server/call-error.ts";
import type { DiaryDay } from "../day/diary-day.ts";
import styles from "./MealSentence.module.css";
import { totalOf } from "./sentence-food.ts";
import type { MealSentence } from "./use-meal-sentence.ts";
import { usePutFoods } from "./use-put-foods.ts";

interface SentenceFootProps {
  sentence: MealSentence;
  diary: DiaryDay;
  slot: DiarySlot;
  /** Whether the day is one's own and has come, so that what is added was eaten. */
  isLogged: boolean;
  showsNumbers: boolean;
  onDone: () => void;
}

/** What the foods come to, and the button that puts them into the meal. */
export function SentenceFoot({ sentence, diary, slot, isLogged, showsNumbers, onDone }: SentenceFootProps) {
  const { mealSentence: words, foods: foodWords, general, meals } = usePhrases();
  const count = useCount();
  const put = usePutFoods(diary);
  const { foods, isSettled } = sentence;
  const total = totalOf(foods);
  const fault = () => {
    if (!navigator.onLine) return words.offline;
    const said = put.error instanceof CallError ? (put.error.general ?? put.error.detail) : undefined;
    return said ?? general.somethingWentWrong;
  };
  const log = () =>
    put.mutate(
      { slot, foods: foods.slice(0, MAX_FOODS_AT_ONCE), ...(isLogged ? { isEaten: true } : {}) },
      {
        onSuccess: () => {
          sentence.done();
          onDone();
        },
      },
    );
  return (
    <>
      {put.isError && (
        <p role="alert" className={styles.error}>
          {fault()}
        </p>
      )}
      <div className={styles.foot}>
        {showsNumbers && foods.length > 0 && (
          <p className={styles.total}>
            <b>{foodWords.kcal({ amount: count(total.kcal) })}</b>
            {words.protein({ amount: count(total.protein) })}
          </p>
        )}
        <Button size="lg" disabled={foods.length === 0 || !isSettled} loading={put.isPending} onClick={log}>
          {words.put({ meal: meals.momentsInSentence[slot.mealMoment] })}
        </Button>
      </div>
    </>
  );
}
