import type { ReactNode } from "react";
import { Notice } from "../../ui/Notice.tsx";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { useKeptChanges } from "./use-kept-changes.ts";

interface PlainNoticeProps {
  /** Whether it stands in the place of the notice about the network, too. */
  isOffline: boolean;
  /** The way to what waits, where something does. */
  action?: ReactNode;
}

/** How many changes wait for the network; nothing where none do and there is one (ledger PLAN-115, NAV-034). */
export function PlainNotice({ isOffline, action }: PlainNoticeProps) {
  const { general, planChanges } = usePhrases();
  const count = useKeptChanges().waiting.length;
  if (count === 0) return isOffline ? <Notice kind="offline" title={general.offlineKept} /> : null;
  const text = planChanges.kept.waiting({ count });
  if (!isOffline) return <Notice kind="offline" title={text} action={action} />;
  return (
    <Notice kind="offline" title={general.isOffline} action={action}>
      {text}
    </Notice>
  );
}
