import type { CheckIn } from "@plateful/contract";
import styles from "./CheckInScreen.module.css";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";
import { answerTo, useQuestionWords } from "./use-question-words.ts";

/** Every question with what was answered, to read. */
export function AnswerList({ checkIn }: { checkIn: Pick<CheckIn, "questions" | "answers"> }) {
  const words = useCheckInPhrases();
  const wordsOf = useQuestionWords();
  return (
    <dl className={styles.answers}>
      {checkIn.questions.map((question) => {
        const given = answerTo(checkIn, question);
        const { text, wordOf } = wordsOf(question);
        const shown = given?.scale == null ? (given?.text ?? "") : wordOf(given.scale);
        return (
          <div key={question.id} className={styles.answer}>
            <dt>{text}</dt>
            <dd className={shown === "" ? styles.skipped : undefined}>
              {shown === "" ? words.notAnswered : shown}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
