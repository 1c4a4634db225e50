import { lazy, Suspense, useState } from "react";
import { Notice } from "../../ui/Notice.tsx";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { loadWaitingNotice } from "./load-waiting-notice.ts";
import { useKeptChanges } from "./use-kept-changes.ts";

/** As much as can be said without the way to what waits. */
function PlainNotice({ isOffline }: { isOffline: boolean }) {
  const { general, planChanges } = usePhrases();
  const count = useKeptChanges().waiting.length;
  const text = count === 0 ? undefined : planChanges.kept.waiting({ count });
  if (!isOffline) return text === undefined ? null : <Notice kind="offline" title={text} />;
  return (
    <Notice kind="offline" title={text === undefined ? general.offlineKept : general.isOffline}>
      {text}
    </Notice>
  );
}

/** Where nothing keeps the app on the device, its code may be out of reach; what is said without it is true all the same. */
const WaitingNotice = lazy(async () => ({ default: await loadWaitingNotice().catch(() => PlainNotice) }));

/** How many changes wait for the network. Seldom seen, so it is no part of the first load. */
export function LateWaitingNotice({ isOffline = false }: { isOffline?: boolean }) {
  const { waiting } = useKeptChanges();
  // The sheet of what waits stays open when the last of it was sent.
  const [hasWaited, setHasWaited] = useState(waiting.length > 0);
  if (waiting.length > 0 && !hasWaited) setHasWaited(true);
  const plain = <PlainNotice isOffline={isOffline} />;
  if (!hasWaited) return plain;
  return (
    <Suspense fallback={plain}>
      <WaitingNotice isOffline={isOffline} />
    </Suspense>
  );
}
