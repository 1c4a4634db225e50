import { Button } from "@mantine/core";
import { Suspense, useCallback, useState } from "react";
import { lazyPart } from "../../ui/overlays/lazy-part.tsx";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { PlainNotice } from "./PlainNotice.tsx";

/** Seldom seen, so it is no part of the first load. */
const KeptDialog = lazyPart(async () => (await import("./KeptDialog.tsx")).KeptDialog);

/** Says how many changes wait for the network, and leads to them (ledger PLAN-115, NAV-034). */
export function WaitingNotice({ isOffline }: { isOffline: boolean }) {
  const { planChanges } = usePhrases();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const look = (
    <Button variant="light" onClick={() => setIsOpen(true)}>
      {planChanges.kept.look}
    </Button>
  );
  return (
    <>
      <PlainNotice isOffline={isOffline} action={look} />
      {isOpen && (
        <Suspense fallback={null}>
          <KeptDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
