import type { ClientCheckIn } from "@plateful/contract";
import { CHECK_IN_SCALE, changeOfAnswer, topicOf } from "@plateful/nutrition";
import { IconArrowDownRight, IconArrowUpRight, IconEqual } from "@tabler/icons-react";
import { classNames } from "../ui/base/class-names.ts";
import { Pill } from "../ui/Pill.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./ClientCheckIn.module.css";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";
import { answerTo, type Question, useQuestionWords } from "./use-question-words.ts";

const VALUES = Array.from({ length: CHECK_IN_SCALE }, (_, at) => at + 1);
const ICONS = { UP: IconArrowUpRight, DOWN: IconArrowDownRight, SAME: IconEqual } as const;

interface RowProps {
  question: Question;
  now: number | null;
  before: number | null;
}

/** How a value moved, in words; green only when that helps, and the arrow shows the direction of the value. */
function ChangePill({ question, now, before }: RowProps) {
  const { coach } = useCheckInPhrases();
  const change = changeOfAnswer(question.id, before, now);
  if (change === null) return null;
  const Icon = ICONS[change.direction];
  const topic = topicOf(question.id);
  const words = topic !== null && topic in coach.change ? coach.change[topic as "hunger"] : coach.change.own;
  const known = change.isHelpful === null ? "neutral" : change.isHelpful ? "ok" : "warning";
  return (
    <Pill tone={known} icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}>
      {change.direction === "SAME" ? coach.change.same : words[change.direction]}
    </Pill>
  );
}

function FeltRow({ question, now, before }: RowProps) {
  const words = useCheckInPhrases();
  const { text, low, high, wordOf } = useQuestionWords()(question);
  const said = (value: number | null) => (value === null ? words.notAnswered : wordOf(value));
  const description = words.coach.answered({
    question: text,
    now: said(now),
    before: before === null ? "" : wordOf(before),
  });
  return (
    <li className={styles.felt}>
      <div className={styles.asked}>
        <p className={styles.question}>{text}</p>
        <p className={styles.quiet}>
          {now === null
            ? words.notAnswered
            : low !== "" && high !== "" && words.fromTo({ low, high: high.toLocaleLowerCase() })}
        </p>
      </div>
      <div role="img" aria-label={description} className={styles.dots}>
        {VALUES.map((value) => (
          <i
            key={value}
            className={classNames(styles.dot, value === before && styles.was, value === now && styles.is)}
          />
        ))}
      </div>
      <div className={styles.change}>
        <ChangePill question={question} now={now} before={before} />
      </div>
    </li>
  );
}

/** The scales beside those of the check-in before: filled is now, open is then (d-checkin). */
export function FeltCard({ check_in: checkIn, previous }: Pick<ClientCheckIn, "check_in" | "previous">) {
  const { coach } = useCheckInPhrases();
  const scales = checkIn.questions.filter(({ kind }) => kind === "SCALE");
  if (scales.length === 0) return null;
  const legend = (
    <p aria-hidden="true" className={styles.legend}>
      <i className={classNames(styles.dot, styles.is)} /> {coach.now}
      {previous !== null && (
        <>
          <i className={classNames(styles.dot, styles.was)} /> {coach.week({ week: previous.week })}
        </>
      )}
    </p>
  );
  return (
    <SectionCard title={coach.felt} aside={legend}>
      <ul className={styles.list}>
        {scales.map((question) => (
          <FeltRow
            key={question.id}
            question={question}
            now={answerTo(checkIn, question)?.scale ?? null}
            before={answerTo(previous, question)?.scale ?? null}
          />
        ))}
      </ul>
    </SectionCard>
  );
}
