import { Button } from "@mantine/core";
import { MAX_FOODS_AT_ONCE, MAX_SENTENCE_LENGTH } from "@plateful/contract";
import { IconCircleCheck } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import styles from "./MealSentence.module.css";
import { SentenceField } from "./SentenceField.tsx";
import { SentenceLine } from "./SentenceLine.tsx";
import { UnknownLine } from "./UnknownLine.tsx";
import type { MealSentence } from "./use-meal-sentence.ts";

interface MealSentenceFormProps {
  sentence: MealSentence;
  showsNumbers: boolean;
  onSearch: (words: string) => void;
}

/** What people forget to say, one press each; nothing is added unasked (ledger FOOD-072). */
function ForgottenChips({ sentence }: Pick<MealSentenceFormProps, "sentence">) {
  const { mealSentence: words } = usePhrases();
  const { forgotten, add } = sentence;
  if (forgotten === null || forgotten.foods.length === 0) return null;
  const question = words.forgotten[forgotten.kind];
  return (
    <fieldset className={styles.forgotten} aria-label={question}>
      <span aria-hidden="true">{question}</span>
      <span className={styles.offers}>
        {forgotten.foods.map((food) => {
          const { id, name } = food.suggested_serving.food;
          return (
            <button
              key={id}
              type="button"
              className={styles.offer}
              aria-label={words.addForgotten({ name })}
              onClick={() => add(food)}
            >
              {name}
            </button>
          );
        })}
      </span>
    </fieldset>
  );
}

/** How far the reading of the sentence is, also for those who hear it. */
function SentenceState({ sentence }: Pick<MealSentenceFormProps, "sentence">) {
  const { mealSentence: words } = usePhrases();
  const { isReading, isSettled, foods, lines } = sentence;
  const check = lines.filter(({ certainty }) => certainty === "CHECK").length;
  const unknown = lines.filter(({ certainty }) => certainty === "UNKNOWN").length;
  const isDone = isSettled && foods.length > 0;
  const text = isDone
    ? words.recognised({ count: foods.length, check, unknown })
    : isSettled
      ? lines.length === 0
        ? words.nothing
        : words.recognised({ count: 0, check, unknown })
      : isReading
        ? words.reading
        : "";
  return (
    <p role="status" className={styles.state}>
      {isDone && <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />}
      {text}
    </p>
  );
}

/** A sentence about a meal and the foods that it names (ledger FOOD-066 to FOOD-072). */
export function MealSentenceForm({ sentence, showsNumbers, onSearch }: MealSentenceFormProps) {
  const { mealSentence: words, general } = usePhrases();
  const count = useCount();
  const { lines, extras, isTooLong, isFailed, hasMore } = sentence;
  const error = isTooLong ? words.tooLong({ limit: count(MAX_SENTENCE_LENGTH) }) : null;
  return (
    <div className={styles.form}>
      <SentenceField sentence={sentence} error={error} />
      <SentenceState sentence={sentence} />
      {isFailed && (
        <div role="alert" className={styles.failed}>
          <p>{navigator.onLine ? general.errorLoadingData : words.offline}</p>
          <Button variant="default" onClick={sentence.retry}>
            {general.retry}
          </Button>
        </div>
      )}
      {lines.length + extras.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) =>
            line.food === null ? (
              <UnknownLine
                key={line.key}
                words={line.words}
                onSearch={() => onSearch(line.words)}
                onLeaveOut={() => sentence.leaveOut(line.key)}
              />
            ) : (
              <SentenceLine
                key={line.key}
                line={line}
                food={line.food}
                showsNumbers={showsNumbers}
                onChoose={(food) => sentence.choose(line.key, food)}
                onSearch={onSearch}
                onLeaveOut={() => sentence.leaveOut(line.key)}
              />
            ),
          )}
          {extras.map((food) => (
            <SentenceLine
              key={`extra ${food.suggested_serving.food.id}`}
              line={{ certainty: "CHECKED", choices: [], words: food.suggested_serving.food.name }}
              food={food}
              showsNumbers={showsNumbers}
              onChoose={sentence.changeExtra}
              onSearch={onSearch}
              onLeaveOut={() => sentence.removeExtra(food)}
            />
          ))}
        </ul>
      )}
      {hasMore && <p className={styles.hint}>{words.more({ limit: count(MAX_FOODS_AT_ONCE) })}</p>}
      <ForgottenChips sentence={sentence} />
    </div>
  );
}
