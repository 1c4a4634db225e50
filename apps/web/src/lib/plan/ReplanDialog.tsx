import type { ReplanStart, User } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Notice } from "../../ui/Notice.tsx";
import { todayOf } from "../device/today.ts";
import { QuestionDialog } from "../dialogs/QuestionDialog.tsx";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { CallError } from "../server/call-error.ts";
import { plannedAheadQuery } from "./planned-ahead-query.ts";
import { useReplanWeek } from "./use-replan-week.ts";

interface ReplanDialogProps {
  /** Whose plan was saved. */
  person: User;
  /** It is the first plan of this person, so that a first week can be planned where nothing is. */
  isFirst: boolean;
  /** Also called when the week is left as it is. */
  onClose: () => void;
}

/** The question itself, in the words for meals that are planned or for a first week. */
function ReplanQuestion({ person, isFirst, onClose }: ReplanDialogProps) {
  const { replan: words, general } = usePhrases();
  const replan = useReplanWeek(person);
  const { error, isPending, variables } = replan;
  const plan = (from: ReplanStart) => {
    if (!isPending) replan.mutate(from, { onSuccess: onClose });
  };
  const isBusy = (from: ReplanStart) => isPending && variables === from;
  const why = error instanceof CallError ? (error.general ?? error.detail) : undefined;
  return (
    <QuestionDialog
      title={isFirst ? words.firstTitle : words.title}
      text={isFirst ? words.firstText : words.text}
      answers={[
        { label: words.tomorrow, look: "main", isBusy: isBusy("TOMORROW"), onPress: () => plan("TOMORROW") },
        { label: words.today, look: "plain", isBusy: isBusy("TODAY"), onPress: () => plan("TODAY") },
        { label: isFirst ? words.leaveFirst : words.leave, look: "plain", onPress: onClose },
      ]}
      onClose={onClose}
    >
      {error !== null && (
        <Notice kind="error" title={words.failed}>
          {why ?? general.somethingWentWrong}
        </Notice>
      )}
    </QuestionDialog>
  );
}

/**
 * Asks what becomes of the planned meals once a plan was saved (ledger COACH-105). Where nothing is planned there is nothing to
 * ask: a first plan is offered its first week, and any other is simply saved (ledger COACH-208).
 */
export function ReplanDialog({ person, isFirst, onClose }: ReplanDialogProps) {
  const [today] = useState(() => todayOf(new Date()));
  const { data: isPlanned, isError } = useQuery(plannedAheadQuery(person, today));
  const isKnown = isPlanned !== undefined || isError;
  const isIdle = isKnown && isPlanned !== true && !isFirst;
  useEffect(() => {
    if (isIdle) onClose();
  }, [isIdle, onClose]);
  if (!isKnown || isIdle) return null;
  return <ReplanQuestion person={person} isFirst={isPlanned !== true} onClose={onClose} />;
}
