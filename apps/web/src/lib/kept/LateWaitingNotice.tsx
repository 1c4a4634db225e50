import { lazy, Suspense } from "react";
import { Notice } from "../../ui/Notice.tsx";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { loadWaitingNotice } from "./load-waiting-notice.ts";

function WithoutItsCode({ isOffline }: { isOffline: boolean }) {
  const { general } = usePhrases();
  return isOffline ? <Notice kind="offline" title={general.offlineKept} /> : null;
}

/** Where nothing keeps the app on the device, its code may be out of reach; what is said without it is true all the same. */
const WaitingNotice = lazy(async () => ({ default: await loadWaitingNotice().catch(() => WithoutItsCode) }));

/** How many changes wait for the network. Seldom seen, so it is no part of the first load. */
export function LateWaitingNotice({ isOffline = false }: { isOffline?: boolean }) {
  return (
    <Suspense fallback={<WithoutItsCode isOffline={isOffline} />}>
      <WaitingNotice isOffline={isOffline} />
    </Suspense>
  );
}
