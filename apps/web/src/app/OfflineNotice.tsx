import { useNetwork } from "@mantine/hooks";
import { useRouterState } from "@tanstack/react-router";
import { keepsChanges } from "../lib/kept/keeps-changes.ts";
import { LateWaitingNotice } from "../lib/kept/LateWaitingNotice.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { Notice } from "../ui/Notice.tsx";

/** Says that what is shown may be old, for as long as there is no network, and what becomes of changes (ledger NAV-034). */
export function OfflineNotice() {
  const { online } = useNetwork();
  const { general } = usePhrases();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  if (online) return null;
  return keepsChanges(path) ? (
    <LateWaitingNotice isOffline />
  ) : (
    <Notice kind="offline" title={general.offline} />
  );
}
