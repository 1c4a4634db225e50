import type { MeantFood, RecipeImportLine } from "@plateful/contract";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { choicesOf, isSameChoice, type Question } from "./import-questions.ts";
import { LineAmount } from "./LineAmount.tsx";
import styles from "./RecipeImport.module.css";
import { useAmountOf } from "./use-amount-of.ts";
import { useImportPhrases } from "./use-import-phrases.ts";
import type { LineAnswer } from "./use-line-answers.ts";

interface LineAnswersProps {
  line: RecipeImportLine;
  question: Question;
  onAnswer: (answer: LineAnswer) => void;
  onSearch: () => void;
}

const toAnswer = ({ suggested_serving: serving, quantity }: MeantFood): LineAnswer => ({
  suggested_serving: serving.id,
  quantity,
  is_left_out: false,
});

/** What may be meant, one press each. */
function Choices({ line, question, onAnswer }: Omit<LineAnswersProps, "onSearch">) {
  const amountOf = useAmountOf();
  return choicesOf(question, line.food).map((choice) => (
    <button
      key={`${choice.suggested_serving.id} ${choice.quantity}`}
      type="button"
      className={styles.chip}
      aria-pressed={!line.is_left_out && line.food !== null && isSameChoice(choice, line.food)}
      onClick={() => onAnswer(toAnswer(choice))}
    >
      {question.kind !== "HOW_MUCH" && <span>{choice.suggested_serving.food.name}</span>}
      {question.kind === "HOW_MUCH" ? amountOf(choice) : <small>{amountOf(choice)}</small>}
    </button>
  ));
}

/** What a line may be answered with: what may be meant, another amount, another food, or that it is left out. */
export function LineAnswers({ line, question, onAnswer, onSearch }: LineAnswersProps) {
  const words = useImportPhrases();
  const [isTyping, setIsTyping] = useState(false);
  return (
    <>
      <div className={styles.chips}>
        <Choices line={line} question={question} onAnswer={onAnswer} />
        {line.food !== null && (
          <button
            type="button"
            className={styles.chip}
            aria-expanded={isTyping}
            aria-label={words.otherOf({ name: line.food.suggested_serving.food.name })}
            onClick={() => setIsTyping(!isTyping)}
          >
            {words.other}
          </button>
        )}
        <button
          type="button"
          className={styles.chip}
          aria-label={words.searchFor({ words: line.words || line.text })}
          onClick={onSearch}
        >
          <IconSearch size={20} stroke={1.75} aria-hidden="true" />
          {words.search}
        </button>
        <button
          type="button"
          className={styles.chip}
          aria-pressed={line.is_left_out}
          aria-label={words.leaveOutOf({ text: line.text })}
          onClick={() => onAnswer({ is_left_out: !line.is_left_out })}
        >
          {words.leaveOut}
        </button>
      </div>
      {isTyping && line.food !== null && <LineAmount food={line.food} onAnswer={onAnswer} />}
    </>
  );
}
