import { NativeSelect } from "@mantine/core";
import type { BroughtFile } from "@plateful/contract";
import { MEAL_MOMENTS, type MealMoment } from "@plateful/nutrition";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { ChoiceChips } from "../ui/fields/ChoiceChips.tsx";
import styles from "./Bring.module.css";
import { datesMeant } from "./dates-meant.ts";
import { useBringPhrases } from "./use-bring-phrases.ts";
import { useFileWords } from "./use-file-words.ts";

const ORDERS = ["DMY", "MDY"] as const;
const UNITS = ["KG", "LB"] as const;

/** What the person has answered so far. */
export interface Answered {
  readonly order: (typeof ORDERS)[number] | null;
  readonly unit: (typeof UNITS)[number] | null;
  readonly meals: Readonly<Record<string, MealMoment>>;
}

interface FileQuestionsProps {
  asks: BroughtFile["asks"];
  answered: Answered;
  /** Whether it was tried to go on without an answer. */
  isTried: boolean;
  onAnswer: (answered: Answered) => void;
}

/** Asks what a file does not tell (ledger DOOR-036). */
export function FileQuestions({ asks, answered, isTried, onAnswer }: FileQuestionsProps) {
  const { meals: mealWords } = usePhrases();
  const { asks: words } = useBringPhrases();
  const { dayOf, counted } = useFileWords();
  const problem = (isAnswered: boolean) => (
    <p role="alert" className={styles.problem}>
      {isTried && !isAnswered ? words.unanswered : null}
    </p>
  );
  return (
    <>
      {asks.date !== null && (
        <div className={styles.part}>
          <p className={styles.legend} aria-hidden="true">
            {words.date({ date: asks.date })}
          </p>
          <ChoiceChips
            label={words.date({ date: asks.date })}
            chips={datesMeant(asks.date).map((date, at) => ({ value: at, label: dayOf(date) }))}
            value={answered.order === null ? null : ORDERS.indexOf(answered.order)}
            onChoose={(at) => onAnswer({ ...answered, order: ORDERS[at] ?? null })}
          />
          {problem(answered.order !== null)}
        </div>
      )}
      {asks.weight_unit && (
        <div className={styles.part}>
          <p className={styles.legend} aria-hidden="true">
            {words.unit}
          </p>
          <ChoiceChips
            label={words.unit}
            chips={[words.kilograms, words.pounds].map((label, value) => ({ value, label }))}
            value={answered.unit === null ? null : UNITS.indexOf(answered.unit)}
            onChoose={(at) => onAnswer({ ...answered, unit: UNITS[at] ?? null })}
          />
          {problem(answered.unit !== null)}
        </div>
      )}
      {asks.meals.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{words.meals}</legend>
          <p className={styles.text}>{words.mealsText}</p>
          <div className={styles.meals}>
            {asks.meals.map(({ name, count }) => (
              <NativeSelect
                key={name}
                label={words.meal({ name, shown: counted(count).shown })}
                value={answered.meals[name] ?? "SNACK"}
                data={MEAL_MOMENTS.map((moment) => ({ value: moment, label: mealWords.moments[moment] }))}
                onChange={(event) => {
                  const moment = MEAL_MOMENTS.find((one) => one === event.currentTarget.value) ?? "SNACK";
                  onAnswer({ ...answered, meals: { ...answered.meals, [name]: moment } });
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
