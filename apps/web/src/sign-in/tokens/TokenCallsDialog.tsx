import type { AccessToken, AccessTokenCall } from "@plateful/contract";
import { formatDate, formatNumber, formatTime } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { localDate } from "../../lib/language/local-date.ts";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { ReadFailed } from "../../lib/server/ReadFailed.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { accessTokenCallsQuery } from "./access-token-query.ts";
import styles from "./TokenCallsDialog.module.css";
import { useTokenPhrases } from "./use-token-phrases.ts";

interface TokenCallsDialogProps {
  token: AccessToken;
  onClose: () => void;
}

function outcomeOf(status: number): "done" | "refused" | "failed" {
  if (status >= 500) return "failed";
  return status >= 400 ? "refused" : "done";
}

function Entry({ entry }: { entry: AccessTokenCall }) {
  const { log } = useTokenPhrases();
  const language = useLanguage();
  const { time_zone } = useCurrentUser();
  const timeOf = (moment: string) => formatTime(language, new Date(moment), time_zone);
  const { status, count } = entry;
  const period = log.period({
    date: formatDate(language, localDate(new Date(entry.last_at))),
    from: timeOf(entry.first_at),
    to: timeOf(entry.last_at),
  });
  const facts = [
    period,
    log.status({ outcome: log.outcomes[outcomeOf(status)], status }),
    log.times({ count, shown: formatNumber(language, count) }),
  ];
  return (
    <li className={styles.entry}>
      <span className={styles.call}>{`${entry.method} ${entry.operation}`}</span>
      <span className={styles.facts}>{facts.join(" · ")}</span>
    </li>
  );
}

/** What a token was used for: the call, when, how often, and how it ended (ledger DOOR-011). */
export function TokenCallsDialog({ token, onClose }: TokenCallsDialogProps) {
  const { general } = usePhrases();
  const { log } = useTokenPhrases();
  const { data: calls, error, isFetching, refetch } = useQuery(accessTokenCallsQuery(token.id));
  return (
    <SheetDialog
      isOpen
      isSteady
      onClose={onClose}
      title={log.openOf({ name: token.name })}
      subtitle={log.text}
      closeLabel={general.close}
    >
      {calls === undefined && error === null && <SkeletonCard shape="row" />}
      {calls === undefined && error !== null && (
        <ReadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {calls?.length === 0 && <p role="status">{log.empty}</p>}
      <ul className={styles.list}>
        {(calls ?? []).map((entry) => (
          <Entry key={`${entry.first_at} ${entry.operation} ${entry.status}`} entry={entry} />
        ))}
      </ul>
    </SheetDialog>
  );
}
