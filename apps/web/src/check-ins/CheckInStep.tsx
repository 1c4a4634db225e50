import { Textarea } from "@mantine/core";
import { CHECK_IN_ANSWER_LENGTH, type CheckInAnswer, type CurrentCheckIn } from "@plateful/contract";
import { useWeightWords } from "../clients/index.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { AnswerList } from "./AnswerList.tsx";
import styles from "./CheckInScreen.module.css";
import { ScaleField } from "./ScaleField.tsx";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";
import { answerTo, type Question, useQuestionWords } from "./use-question-words.ts";

interface StepProps {
  current: CurrentCheckIn;
  questions: readonly Question[];
  answers: readonly CheckInAnswer[];
  onAnswer: (answer: CheckInAnswer) => void;
}

/** Step 1: what the coach knows already, so that nobody types it again. */
export function KnownStep({ current }: Pick<StepProps, "current">) {
  const { steps } = useCheckInPhrases();
  const { hides_numbers: hidesNumbers } = useCurrentUser();
  const { weight } = useWeightWords();
  const { days_logged: days, weight_kg: kg } = current.known;
  const coach = current.coach ?? "";
  const weighed = (kilograms: number) =>
    hidesNumbers ? steps.weightKnown : steps.weight({ weight: weight(kilograms) });
  if (days === null && kg === null) return <p className={styles.lead}>{steps.unknownText({ coach })}</p>;
  return (
    <>
      <p className={styles.lead}>{steps.knownText({ coach })}</p>
      <ul className={styles.facts}>
        {days !== null && <li>{steps.daysLogged({ days })}</li>}
        <li>{kg === null ? steps.noWeight({ coach }) : weighed(kg)}</li>
      </ul>
    </>
  );
}

/** Step 2: the scales, each beside what was chosen last time. */
export function FeelingStep({ current, questions, answers, onAnswer }: StepProps) {
  const { steps } = useCheckInPhrases();
  const scales = questions.filter(({ kind }) => kind === "SCALE");
  if (scales.length === 0) return <p className={styles.lead}>{steps.noScales}</p>;
  return (
    <>
      <p className={styles.lead}>{steps.feelingText}</p>
      {scales.map((question) => (
        <ScaleField
          key={question.id}
          question={question}
          value={answerTo({ answers: [...answers] }, question)?.scale ?? null}
          before={answerTo(current.previous, question)?.scale ?? null}
          onChange={(scale) => onAnswer({ question: question.id, scale, text: null })}
        />
      ))}
    </>
  );
}

/** Step 3: the client's own words. */
export function WordsStep({ questions, answers, onAnswer }: StepProps) {
  const { steps } = useCheckInPhrases();
  const wordsOf = useQuestionWords();
  const texts = questions.filter(({ kind }) => kind === "TEXT");
  if (texts.length === 0) return <p className={styles.lead}>{steps.noTexts}</p>;
  return (
    <>
      <p className={styles.lead}>{steps.wordsText}</p>
      {texts.map((question) => (
        <Textarea
          key={question.id}
          label={wordsOf(question).text}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={CHECK_IN_ANSWER_LENGTH}
          value={answerTo({ answers: [...answers] }, question)?.text ?? ""}
          onChange={(event) =>
            onAnswer({ question: question.id, scale: null, text: event.currentTarget.value })
          }
        />
      ))}
    </>
  );
}

/** Step 4: everything once more before it goes. */
export function SendStep({ current, questions, answers }: Omit<StepProps, "onAnswer">) {
  const { steps } = useCheckInPhrases();
  return (
    <>
      <p className={styles.lead}>{steps.sendText({ coach: current.coach ?? "" })}</p>
      <AnswerList checkIn={{ questions: [...questions], answers: [...answers] }} />
    </>
  );
}
