import { useRegisterSW } from "virtual:pwa-register/react";
import { Button } from "@mantine/core";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { Notice } from "../ui/Notice.tsx";

/** Offers a new version instead of changing the app under somebody's hands (ledger NAV-025). */
export function UpdateNotice() {
  const { general } = usePhrases();
  const {
    needRefresh: [isReady],
    updateServiceWorker,
  } = useRegisterSW();
  if (!isReady) return null;
  const update = <Button onClick={() => void updateServiceWorker(true)}>{general.update}</Button>;
  return <Notice kind="info" title={general.updateReady} action={update} />;
}
