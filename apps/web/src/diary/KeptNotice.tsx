import { Button } from "@mantine/core";
import { Suspense, useCallback, useState } from "react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useSubject } from "../lib/subject.ts";
import { useKeptChanges } from "../lib/use-kept-changes.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { Notice } from "../ui/Notice.tsx";

/** Seldom seen, so they are no part of the first load. */
const KeptDialog = lazyPart(async () => (await import("./KeptDialog.tsx")).KeptDialog);
const RefusedNotice = lazyPart(async () => (await import("./RefusedNotice.tsx")).RefusedNotice);

/** Says that changes wait for the network, and which of them the server did not accept (ledger PLAN-115, PLAN-116). */
export function KeptNotice() {
  const { planChanges } = usePhrases();
  const words = planChanges.kept;
  const { waiting, refused } = useKeptChanges();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  if (useSubject().viewedId !== undefined) return null;
  return (
    <>
      {waiting.length > 0 && (
        <Notice
          kind="offline"
          title={words.waiting({ count: waiting.length })}
          action={
            <Button variant="light" onClick={() => setIsOpen(true)}>
              {words.look}
            </Button>
          }
        />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <KeptDialog onClose={close} />
        </Suspense>
      )}
      {refused.length > 0 && (
        <Suspense fallback={null}>
          <RefusedNotice refused={refused} />
        </Suspense>
      )}
    </>
  );
}
