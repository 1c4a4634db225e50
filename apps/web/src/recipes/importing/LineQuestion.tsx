import type { RecipeImportLine } from "@plateful/contract";
import { lineId, type Question } from "./import-questions.ts";
import { LineAnswers } from "./LineAnswers.tsx";
import styles from "./RecipeImport.module.css";
import { useImportPhrases } from "./use-import-phrases.ts";
import type { LineAnswer } from "./use-line-answers.ts";

interface LineQuestionProps {
  line: RecipeImportLine;
  /** Its place among the lines. */
  at: number;
  question: Question;
  isOfPage: boolean;
  onAnswer: (answer: LineAnswer) => void;
  onSearch: () => void;
}

/** A line in doubt: the words of the page, what is asked about them, and the answers (ledger REC-121). */
export function LineQuestion({ line, at, question, isOfPage, ...on }: LineQuestionProps) {
  const words = useImportPhrases();
  const titles = {
    WHICH: words.which,
    HOW_MUCH: words.howMuch({ words: line.words || line.text }),
    RIGHT: words.isRight,
  };
  const quoteId = `${lineId(at)}-quote`;
  return (
    // Two lines may be asked about in the same words.
    <section aria-labelledby={`${quoteId} ${lineId(at)}`} className={styles.question}>
      <p id={quoteId} className={styles.quote}>
        {(isOfPage ? words.onPage : words.inText)({ text: line.text })}
      </p>
      <h3 id={lineId(at)} tabIndex={-1}>
        {titles[question.kind]}
      </h3>
      <LineAnswers line={line} question={question} {...on} />
    </section>
  );
}
