import { useNetwork } from "@mantine/hooks";
import { Suspense } from "react";
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
  const { failed, refused } = useKeptChanges();
  if (useSubject().viewedId !== undefined) return null;
  return (
    <>
      {online && <LateWaitingNotice />}
      {failed.length + refused.length > 0 && (
        <Suspense fallback={null}>
          <RefusedNotice failed={failed} refused={refused} />
        </Suspense>
      )}
    </>
  );
}
