import type { AuditEntry } from "@plateful/contract";
import { PATHS } from "../../lib/address/paths.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import styles from "./Staff.module.css";
import { StaffRow } from "./StaffRow.tsx";
import { useActionWords } from "./use-action-words.ts";
import { useMoment } from "./use-moment.ts";
import { useStaffPhrases } from "./use-staff-phrases.ts";

interface AuditLineProps {
  entry: AuditEntry;
  /** Without the reason and the id of the call. */
  isShort?: boolean;
}

/** Who did what, about whom, when and why (ledger STAFF-008). */
export function AuditLine({ entry, isShort = false }: AuditLineProps) {
  const { audit: words } = useStaffPhrases();
  const moment = useMoment();
  const { actionText, reasonText } = useActionWords();
  const actor = entry.actor === null ? words.nobody : (entry.actor_name ?? words.gone);
  const about =
    entry.user === null
      ? entry.object_id === null
        ? null
        : words.number({ number: entry.object_id })
      : (entry.user_name ?? words.gone);
  const days = entry.action === "extend-trial" && entry.object_id !== null ? entry.object_id : null;
  const who = about === null ? actor : words.on({ actor, person: about });
  return (
    <StaffRow
      title={actionText(entry.action)}
      text={
        <>
          <bdi>{who}</bdi>
          {days !== null && `, ${words.days({ count: days })}`}
          {!isShort && entry.reason !== null && (
            <span className={styles.line}>{words.reason({ reason: reasonText(entry.reason) })}</span>
          )}
          {!isShort && entry.request_id !== null && (
            <AppLink
              href={`${PATHS.staffAudit}?request=${encodeURIComponent(entry.request_id)}`}
              className={styles.request}
            >
              {entry.request_id}
            </AppLink>
          )}
        </>
      }
      end={<time dateTime={entry.happened_at}>{moment(entry.happened_at)}</time>}
    />
  );
}
