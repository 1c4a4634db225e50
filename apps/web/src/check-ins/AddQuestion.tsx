import { Button } from "@mantine/core";
import type { CheckInQuestion } from "@plateful/nutrition";
import { IconPlus } from "@tabler/icons-react";
import { randomId } from "../lib/device/random-id.ts";
import styles from "./CheckInQuestions.module.css";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";
import { useQuestionWords } from "./use-question-words.ts";

interface AddQuestionProps {
  missing: readonly CheckInQuestion[];
  onAdd: (question: CheckInQuestion) => void;
}

const ownQuestion = (): CheckInQuestion => ({
  ...{ id: randomId(), kind: "SCALE" },
  ...{ text: null, low: null, high: null },
});

/** The standard questions that are not asked, and one that the practice writes itself. */
export function AddQuestion({ missing, onAdd }: AddQuestionProps) {
  const { editor } = useCheckInPhrases();
  const wordsOf = useQuestionWords();
  const plus = <IconPlus size={18} stroke={1.75} aria-hidden="true" />;
  return (
    <section aria-label={editor.add} className={styles.add}>
      <h2 className={styles.subtitle}>{editor.add}</h2>
      <div className={styles.chips}>
        {missing.map((question) => (
          <Button key={question.id} variant="default" leftSection={plus} onClick={() => onAdd(question)}>
            {wordsOf(question).text}
          </Button>
        ))}
        <Button variant="default" leftSection={plus} onClick={() => onAdd(ownQuestion())}>
          {editor.own}
        </Button>
      </div>
    </section>
  );
}
