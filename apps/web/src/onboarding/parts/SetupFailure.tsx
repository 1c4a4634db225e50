import { Button } from "@mantine/core";
import { alertProblem } from "../../lib/dialogs/alerts.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { Notice } from "../../ui/Notice.tsx";
import { type SetupProblem, setupProblem } from "../answers/setup-problem.ts";
import { useCompleteOnboarding } from "../answers/use-complete-onboarding.ts";

interface SetupFailureProps {
  readonly problem: SetupProblem;
  /** Told what has failed after another try; null when all is done. */
  readonly onTried: (problem: SetupProblem | null) => void;
}

/** Says what of the set-up failed, and tries that again (ledger ONB-102). */
export function SetupFailure({ problem, onTried }: SetupFailureProps) {
  const { onboarding, general } = usePhrases();
  const complete = useCompleteOnboarding(useCurrentUser());
  const words = onboarding.tour.failures[problem];
  const tryAgain = () =>
    complete.mutate(problem, {
      onError: () => void alertProblem(onboarding.setupFailed),
      onSettled: () => onTried(setupProblem()),
    });
  const action = (
    <Button loading={complete.isPending} onClick={tryAgain}>
      {general.tryAgain}
    </Button>
  );
  return (
    <Notice kind="warning" title={words.title} action={action}>
      {words.text}
    </Notice>
  );
}
