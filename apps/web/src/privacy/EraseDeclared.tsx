import { Button } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../lib/dialogs/ConfirmDialog.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useChangeConsents } from "./use-change-consents.ts";

/** For someone who never agreed to what a coach declared: everything that was entered goes. */
export function EraseDeclared({ onErased }: { onErased: () => void }) {
  const { entry, page } = usePhrases().privacy;
  const [isAsked, setAsked] = useState(false);
  const change = useChangeConsents("FIRST_ENTRY");
  const kinds = ["BODY_AND_PLAN", "CYCLE", "STRESS_AND_SLEEP", "COACH_SHARING"] as const;
  return (
    <>
      <Button variant="subtle" c="var(--over)" onClick={() => setAsked(true)}>
        {entry.erase}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={entry.eraseTitle}
          text={entry.eraseText}
          confirmLabel={page.withdraw}
          isBusy={change.isPending}
          onConfirm={() => change.mutate([{ withdraw: kinds }], { onSuccess: onErased })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
