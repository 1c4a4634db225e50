import { useNetwork } from "@mantine/hooks";
import { Suspense, useState } from "react";
import { lazyPart } from "../../ui/overlays/lazy-part.tsx";
import { useSubject } from "../person/subject.ts";
import { LateWaitingNotice } from "./LateWaitingNotice.tsx";
import { useKeptChanges } from "./use-kept-changes.ts";

/** Seldom seen, so it is no part of the first load. */
const RefusedNotice = lazyPart(async () => (await import("./RefusedNotice.tsx")).RefusedNotice);

/**
 * Says that changes wait for the network, and which of them the server did not accept (ledger PLAN-115, PLAN-116). Without a network
 * the notice of the frame says what waits.
 */
export function KeptNotice() {
  const { online } = useNetwork();
  const { failed, refused, waiting } = useKeptChanges();
  // The sheet stays open when the last change was sent.
  const [hasWaited, setHasWaited] = useState(waiting.length > 0);
  if (waiting.length > 0 && !hasWaited) setHasWaited(true);
  if (useSubject().viewedId !== undefined) return null;
  return (
    <>
      {online && hasWaited && <LateWaitingNotice />}
      {failed.length + refused.length > 0 && (
        <Suspense fallback={null}>
          <RefusedNotice failed={failed} refused={refused} />
        </Suspense>
      )}
    </>
  );
}
