import { Button } from "@mantine/core";
import { Suspense, useCallback, useState } from "react";
import { Notice } from "../../ui/Notice.tsx";
import { lazyPart } from "../../ui/overlays/lazy-part.tsx";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { useSubject } from "../person/subject.ts";
import { useKeptChanges } from "./use-kept-changes.ts";

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
