import { Button, TextInput } from "@mantine/core";
import { CHECK_IN_QUESTION_LENGTH, CHECK_IN_WORD_LENGTH } from "@plateful/contract";
import { type CheckInQuestion, topicOf } from "@plateful/nutrition";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { IconButton } from "../ui/IconButton.tsx";
import { UnitToggle } from "../ui/UnitToggle.tsx";
import styles from "./CheckInQuestions.module.css";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";
import { useQuestionWords } from "./use-question-words.ts";

interface QuestionRowProps {
  question: CheckInQuestion;
  /** What is wrong with its words; null when nothing is. */
  refusal: string | null;
  isFirst: boolean;
  isLast: boolean;
  mayRemove: boolean;
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
  const { editor } = useCheckInPhrases();
  const wordsOf = useQuestionWords();
  const isTopic = topicOf(question.id) !== null;
  const name = wordsOf(question).text || editor.untitled;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {isTopic ? (
          <>
            <p className={styles.name}>{name}</p>
            <p className={styles.quiet}>
              {editor.kinds[question.kind]}. {editor.topic}
            </p>
          </>
        ) : (
          <OwnFields {...props} />
        )}
      </div>
      {!isReadOnly && (
        <div className={styles.moves}>
          <IconButton
            label={editor.up({ question: name })}
            isDisabled={props.isFirst}
            onClick={() => props.onMove(-1)}
          >
            <IconArrowUp size={20} />
          </IconButton>
          <IconButton
            label={editor.down({ question: name })}
            isDisabled={props.isLast}
            onClick={() => props.onMove(1)}
          >
            <IconArrowDown size={20} />
          </IconButton>
          <IconButton
            label={editor.remove({ question: name })}
            isDisabled={!props.mayRemove}
            onClick={props.onRemove}
          >
            <IconTrash size={20} />
          </IconButton>
        </div>
      )}
    </li>
  );
}

interface AddQuestionProps {
  missing: readonly CheckInQuestion[];
  onAdd: (question: CheckInQuestion) => void;
}

/** The standard questions that were taken out, and a question of the practice's own. */
export function AddQuestion({ missing, onAdd }: AddQuestionProps) {
  const { editor } = useCheckInPhrases();
  const wordsOf = useQuestionWords();
  const own = () => ({
    ...{ id: crypto.randomUUID(), kind: "SCALE" as const },
    ...{ text: null, low: null, high: null },
  });
  return (
    <section aria-label={editor.add} className={styles.add}>
      <h2 className={styles.subtitle}>{editor.add}</h2>
      <div className={styles.chips}>
        {missing.map((question) => (
          <Button key={question.id} variant="default" onClick={() => onAdd(question)}>
            {wordsOf(question).text}
          </Button>
        ))}
        <Button variant="default" onClick={() => onAdd(own())}>
          {editor.own}
        </Button>
      </div>
    </section>
  );
}
