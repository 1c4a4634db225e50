import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { keepAppOnDevice, reloadOnNewVersion, startVersion } from "../lib/device/new-version.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { Notice } from "../ui/Notice.tsx";

/** Offers a new version instead of changing the app under someone's hands (ledger NAV-025). */
export function UpdateNotice() {
  const { general } = usePhrases();
  const [version, setVersion] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    // Only a build has a service worker.
    if (import.meta.env.PROD) void keepAppOnDevice(setVersion);
  }, []);
  useEffect(() => (version === null ? undefined : reloadOnNewVersion()), [version]);
  if (version === null) return null;
  const update = <Button onClick={() => startVersion(version)}>{general.update}</Button>;
  return <Notice kind="info" title={general.updateReady} action={update} />;
}
