import type { CheckIn } from "@plateful/contract";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./ClientCheckIn.module.css";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";
import { answerTo, useQuestionWords } from "./use-question-words.ts";

/** The client's own words, first and large. */
export function WordsCard({ checkIn }: { checkIn: CheckIn }) {
  const { coach } = useCheckInPhrases();
  const wordsOf = useQuestionWords();
  const written = checkIn.questions.flatMap((question) => {
    const text = answerTo(checkIn, question)?.text ?? null;
    return text === null ? [] : [{ id: question.id, asked: wordsOf(question).text, text }];
  });
  return (
    <SectionCard>
      {written.length === 0 && <p className={styles.quiet}>{coach.noWords}</p>}
      {written.map(({ id, asked, text }) => (
        <figure key={id} className={styles.said}>
          <blockquote className={styles.quote}>“{text}”</blockquote>
          <figcaption className={styles.quiet}>{asked}</figcaption>
        </figure>
      ))}
    </SectionCard>
  );
}
