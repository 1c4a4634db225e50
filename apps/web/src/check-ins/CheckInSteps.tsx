import { Button } from "@mantine/core";
import { type CheckIn, type CheckInAnswer, type CurrentCheckIn, sendCheckIn } from "@plateful/contract";
import { IconX } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { call } from "../lib/server/call.ts";
import { CallError, plainMessages } from "../lib/server/call-error.ts";
import { useIntentKey } from "../lib/server/use-intent-key.ts";
import { classNames } from "../ui/base/class-names.ts";
import { Notice } from "../ui/Notice.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./CheckInScreen.module.css";
import { FeelingStep, KnownStep, SendStep, WordsStep } from "./CheckInStep.tsx";
import { refreshCheckIns } from "./check-in-query.ts";
import { useCheckInDraft } from "./use-check-in-draft.ts";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";

const STEPS = 4;

const isGiven = ({ scale, text }: CheckInAnswer) => scale !== null || (text ?? "").trim() !== "";

/** Why it could not be sent, in the server's words where it has some. */
function FailedNotice({ error }: { error: Error }) {
  const words = useCheckInPhrases();
  const known = error instanceof CallError ? error : null;
  if (known?.status === 0) return <Notice kind="offline" title={words.offline} />;
  return (
    <Notice kind="error" title={words.failed}>
      {known?.detail ?? plainMessages(known?.fields ?? {})[0]}
    </Notice>
  );
}

interface CheckInStepsProps {
  current: CurrentCheckIn;
  checkIn: CheckIn;
  onSent: () => void;
}

/** Four short steps; nothing is required but one answer, and closing loses nothing (m-checkin). */
export function CheckInSteps({ current, checkIn, onSent }: CheckInStepsProps) {
  const { general } = usePhrases();
  const words = useCheckInPhrases();
  const queryClient = useQueryClient();
  const draft = useCheckInDraft(checkIn);
  const intent = useIntentKey();
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, answers } = draft;
  const given = answers
    .filter(isGiven)
    .filter(({ question }) => checkIn.questions.some(({ id }) => id === question));
  const coach = current.coach ?? "";
  const send = useMutation({
    mutationFn: () => {
      const body = { answers: given };
      return call(sendCheckIn, {
        params: { id: String(checkIn.id) },
        body,
        idempotencyKey: intent.keyFor(body),
      });
    },
    onSuccess: () => {
      draft.forget();
      onSent();
      return refreshCheckIns(queryClient);
    },
    meta: { silent: true },
  });
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current && step > 0) heading.current?.focus();
  }, [step]);
  const goTo = (next: number) => {
    hasMoved.current = true;
    draft.goTo(next);
  };
  if (!draft.isLoaded) return null;
  const titles = [words.steps.known, words.steps.feeling, words.steps.words, words.steps.send];
  const nexts = [words.next.feeling, words.next.words, words.next.send];
  const shared = { current, questions: checkIn.questions, answers, onAnswer: draft.answer };
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <p className={styles.week}>{words.titleOfWeek({ week: checkIn.week })}</p>
        <AppLink href={PATHS.home} label={words.close} className={styles.close}>
          <IconX size={24} aria-hidden="true" />
        </AppLink>
      </header>
      <div
        role="progressbar"
        aria-label={words.steps.description({ step, of: STEPS })}
        aria-valuemin={0}
        aria-valuemax={STEPS}
        aria-valuenow={step}
        className={styles.segments}
      >
        {titles.map((title, at) => (
          <i key={title} className={classNames(styles.segment, at < step && styles.done)} />
        ))}
      </div>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {titles[step - 1]}
      </h1>
      <div className={styles.fields}>
        {step === 1 && <KnownStep current={current} />}
        {step === 2 && <FeelingStep {...shared} />}
        {step === 3 && <WordsStep {...shared} />}
        {step === 4 && <SendStep {...shared} answers={given} />}
        {step === STEPS && given.length === 0 && <Notice kind="info" title={words.steps.nothing} />}
        {send.isError && <FailedNotice error={send.error} />}
      </div>
      <div className={styles.actions}>
        {step > 1 && (
          <Button variant="default" onClick={() => goTo(step - 1)}>
            {general.back}
          </Button>
        )}
        {step < STEPS ? (
          <Button className={styles.next} onClick={() => goTo(step + 1)}>
            {nexts[step - 1]}
          </Button>
        ) : (
          <Button
            className={styles.next}
            disabled={given.length === 0}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {words.sendTo({ coach })}
          </Button>
        )}
      </div>
    </div>
  );
}
