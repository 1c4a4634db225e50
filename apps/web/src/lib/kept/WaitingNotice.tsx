import { Button } from "@mantine/core";
import { Suspense, useCallback, useState } from "react";
import { Notice } from "../../ui/Notice.tsx";
import { lazyPart } from "../../ui/overlays/lazy-part.tsx";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { useKeptChanges } from "./use-kept-changes.ts";

/** Seldom seen, so it is no part of the first load. */
const KeptDialog = lazyPart(async () => (await import("./KeptDialog.tsx")).KeptDialog);

interface WaitingNoticeProps {
  /** Stands in the place of the notice about the network, too. */
  isOffline?: boolean;
}

/** Says how many changes wait for the network, and leads to them (ledger PLAN-115, NAV-034). */
export function WaitingNotice({ isOffline = false }: WaitingNoticeProps) {
  const { planChanges, general } = usePhrases();
  const words = planChanges.kept;
  const { waiting } = useKeptChanges();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  if (waiting.length === 0 && !isOpen)
    return isOffline ? <Notice kind="offline" title={general.offlineKept} /> : null;
  const text = words.waiting({ count: waiting.length });
  const look = (
    <Button variant="light" onClick={() => setIsOpen(true)}>
      {words.look}
    </Button>
  );
  return (
    <>
      {isOffline ? (
        <Notice kind="offline" title={general.isOffline} action={look}>
          {text}
        </Notice>
      ) : (
        <Notice kind="offline" title={text} action={look} />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <KeptDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
