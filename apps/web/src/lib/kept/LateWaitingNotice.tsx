import { lazy, Suspense, useState } from "react";
import { Notice } from "../../ui/Notice.tsx";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { loadWaitingNotice } from "./load-waiting-notice.ts";
import { useKeptChanges } from "./use-kept-changes.ts";

function NothingWaits({ isOffline }: { isOffline: boolean }) {
  const { general } = usePhrases();
  return isOffline ? <Notice kind="offline" title={general.offlineKept} /> : null;
}

/** Where nothing keeps the app on the device, its code may be out of reach; what is said without it is true all the same. */
const WaitingNotice = lazy(async () => ({ default: await loadWaitingNotice().catch(() => NothingWaits) }));

/** How many changes wait for the network. Seldom seen, so it is no part of the first load. */
export function LateWaitingNotice({ isOffline = false }: { isOffline?: boolean }) {
  const { waiting } = useKeptChanges();
  // The sheet of what waits stays open when the last of it was sent.
  const [hasWaited, setHasWaited] = useState(waiting.length > 0);
  if (waiting.length > 0 && !hasWaited) setHasWaited(true);
  const nothing = <NothingWaits isOffline={isOffline} />;
  if (!hasWaited) return nothing;
  return (
    <Suspense fallback={nothing}>
      <WaitingNotice isOffline={isOffline} />
    </Suspense>
  );
}
