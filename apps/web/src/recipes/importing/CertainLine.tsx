import type { RecipeImportLine } from "@plateful/contract";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useId, useState } from "react";
import { classNames } from "../../ui/base/class-names.ts";
import { lineId, questionOf } from "./import-questions.ts";
import { LineAnswers } from "./LineAnswers.tsx";
import styles from "./RecipeImport.module.css";
import { useAmountOf } from "./use-amount-of.ts";
import { useImportPhrases } from "./use-import-phrases.ts";
import type { LineAnswer } from "./use-line-answers.ts";

interface CertainLineProps {
  line: RecipeImportLine;
  /** Its place among the lines. */
  at: number;
  isOfPage: boolean;
  onAnswer: (answer: LineAnswer) => void;
  onSearch: () => void;
}

/** A line that needs no answer; pressed, it can be changed all the same. */
export function CertainLine({ line, at, isOfPage, ...on }: CertainLineProps) {
  const words = useImportPhrases();
  const amountOf = useAmountOf();
  const [isOpen, setIsOpen] = useState(false);
  const [question] = useState(() => questionOf(line));
  const id = useId();
  return (
    <li className={styles.line}>
      <button
        id={lineId(at)}
        type="button"
        className={classNames(styles.head, line.is_left_out && styles.gone)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {line.is_left_out ? (
          <IconX size={22} stroke={1.75} aria-hidden="true" />
        ) : (
          <IconCheck size={22} stroke={2} aria-hidden="true" className={styles.good} />
        )}
        <span className={styles.name}>{line.food?.suggested_serving.food.name ?? line.text}</span>
        <span className={styles.quantity}>
          {line.is_left_out ? words.leftOut : line.food !== null && amountOf(line.food)}
        </span>
      </button>
      <div id={id} hidden={!isOpen} className={styles.change}>
        <p className={styles.quote}>{(isOfPage ? words.onPage : words.inText)({ text: line.text })}</p>
        <LineAnswers line={line} question={question} {...on} />
      </div>
    </li>
  );
}
