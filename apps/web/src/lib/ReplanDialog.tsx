import type { ReplanStart, User } from "@plateful/contract";
import { Notice } from "../ui/Notice.tsx";
import { CallError } from "./call-error.ts";
import { usePhrases } from "./LanguageProvider.tsx";
import { QuestionDialog } from "./QuestionDialog.tsx";
import { useReplanWeek } from "./use-replan-week.ts";

interface ReplanDialogProps {
  /** Whose plan was saved. */
  person: User;
  /** It is the first plan of this person: nothing can be planned yet. */
  isFirst: boolean;
  /** Also called when the week is left as it is. */
  onClose: () => void;
}

/** Asks what becomes of the planned meals once a plan was saved (ledger COACH-105). */
export function ReplanDialog({ person, isFirst, onClose }: ReplanDialogProps) {
  const { planChanges, general } = usePhrases();
  const words = planChanges.replan;
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
