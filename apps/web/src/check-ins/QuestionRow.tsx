import { TextInput } from "@mantine/core";
import { CHECK_IN_QUESTION_LENGTH, CHECK_IN_WORD_LENGTH } from "@plateful/contract";
import { type CheckInQuestion, topicOf } from "@plateful/nutrition";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { IconButton } from "../ui/base/IconButton.tsx";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import styles from "./CheckInQuestions.module.css";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";
import { useQuestionWords } from "./use-question-words.ts";

interface QuestionRowProps {
  question: CheckInQuestion;
  /** What is wrong with its words; null when nothing is. */
  refusal: string | null;
  /** From 0. */
  place: { readonly at: number; readonly of: number };
  isReadOnly: boolean;
  onChange: (question: CheckInQuestion) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** The words and the kind of a question that the practice writes itself. */
function OwnFields({
  question,
  refusal,
  isReadOnly,
  onChange,
}: Pick<QuestionRowProps, "question" | "refusal" | "isReadOnly" | "onChange">) {
  const { editor } = useCheckInPhrases();
  const orNull = (text: string) => (text === "" ? null : text);
  return (
    <>
      <TextInput
        label={editor.question}
        maxLength={CHECK_IN_QUESTION_LENGTH}
        disabled={isReadOnly}
        error={refusal}
        value={question.text ?? ""}
        onChange={(event) => onChange({ ...question, text: orNull(event.currentTarget.value) })}
      />
      {!isReadOnly && (
        <UnitToggle
          label={editor.kind}
          options={(["SCALE", "TEXT"] as const).map((value) => ({ value, label: editor.kinds[value] }))}
          value={question.kind}
          onChange={(kind) => onChange({ ...question, kind })}
          isWide
        />
      )}
      {question.kind === "SCALE" && (
        <div className={styles.ends}>
          {(["low", "high"] as const).map((end) => (
            <TextInput
              key={end}
              label={editor[end]}
              maxLength={CHECK_IN_WORD_LENGTH}
              disabled={isReadOnly}
              value={question[end] ?? ""}
              onChange={(event) => onChange({ ...question, [end]: orNull(event.currentTarget.value) })}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** One question of the form, with its place in it. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, isReadOnly } = props;
  const { at, of } = props.place;
  const { editor } = useCheckInPhrases();
  const wordsOf = useQuestionWords();
  const isTopic = topicOf(question.id) !== null;
  const name = wordsOf(question).text || editor.untitled;
  return (
    <li data-question={question.id} tabIndex={-1} className={styles.row}>
      <div className={isTopic ? styles.words : styles.fields}>
        {isTopic ? (
          <>
            <p className={styles.name}>{name}</p>
            <p className={styles.quiet}>{editor.topic({ kind: editor.kinds[question.kind] })}</p>
          </>
        ) : (
          <OwnFields {...props} />
        )}
      </div>
      {!isReadOnly && (
        <div className={styles.moves}>
          <IconButton
            label={editor.up({ question: name })}
            isDisabled={at === 0}
            onClick={() => props.onMove(-1)}
          >
            <IconArrowUp size={20} />
          </IconButton>
          <IconButton
            label={editor.down({ question: name })}
            isDisabled={at === of - 1}
            onClick={() => props.onMove(1)}
          >
            <IconArrowDown size={20} />
          </IconButton>
          <IconButton
            label={editor.remove({ question: name })}
            isDisabled={of === 1}
            onClick={props.onRemove}
          >
            <IconTrash size={20} />
          </IconButton>
        </div>
      )}
    </li>
  );
}
