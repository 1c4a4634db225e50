import { lazy, Suspense, useState } from "react";
import { loadWaitingNotice } from "./load-waiting-notice.ts";
import { PlainNotice } from "./PlainNotice.tsx";
import { useKeptChanges } from "./use-kept-changes.ts";

/** Where nothing keeps the app on the device, its code may be out of reach; what is said without it is true all the same. */
const WaitingNotice = lazy(async () => ({ default: await loadWaitingNotice().catch(() => PlainNotice) }));

/** How many changes wait for the network, and the way to them. Seldom seen, so the way is no part of the first load. */
export function LateWaitingNotice({ isOffline = false }: { isOffline?: boolean }) {
  const { waiting } = useKeptChanges();
  // The sheet of what waits stays open when the last of it was sent.
  const [hasWaited, setHasWaited] = useState(waiting.length > 0);
  if (waiting.length > 0 && !hasWaited) setHasWaited(true);
  const plain = <PlainNotice isOffline={isOffline} />;
  return hasWaited ? (
    <Suspense fallback={plain}>
      <WaitingNotice isOffline={isOffline} />
    </Suspense>
  ) : (
    plain
  );
}
