import { Button } from "@mantine/core";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName } from "../lib/language/person-name.ts";
import { Notice } from "../ui/Notice.tsx";
import type { Failure, Outcome } from "./use-apply-template.ts";
import { useTemplatePhrases } from "./use-template-phrases.ts";
import { useUndoTemplate } from "./use-undo-template.ts";

interface ApplyResultProps {
  outcome: Outcome;
  /** The result no longer holds. */
  onUndone: () => void;
}

/** What came of applying a template: how many changed, how many were left, and why (ledger COACH-114). */
export function ApplyResult({ outcome, onUndone }: ApplyResultProps) {
  const undo = useUndoTemplate();
  const { result: words } = useTemplatePhrases();
  const { general } = usePhrases();
  const left = outcome.same + outcome.failures.length;
  const title = [
    words.changed({ count: outcome.changed.length }),
    ...(left === 0 ? [] : [left === 1 ? words.left({ count: left }) : words.leftMany({ count: left })]),
  ].join(", ");
  const reasonOf = ({ reason }: Failure) =>
    reason === "MEANWHILE" ? words.meanwhile : (reason ?? general.somethingWentWrong);
  const lines = [
    ...outcome.failures.map((failure) =>
      words.failed({ name: displayName(failure.client), reason: reasonOf(failure) }),
    ),
    ...(outcome.notReplanned === 0 ? [] : [words.notReplanned({ count: outcome.notReplanned })]),
  ];
  const action = outcome.changed.length > 0 && (
    <Button
      variant="default"
      loading={undo.isPending}
      onClick={() => undo.mutate(outcome.changed, { onSuccess: onUndone })}
    >
      {general.undo}
    </Button>
  );
  return (
    <Notice kind={outcome.failures.length === 0 ? "ok" : "warning"} title={title} action={action}>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
