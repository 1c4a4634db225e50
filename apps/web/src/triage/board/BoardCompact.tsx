import type { TriageRow } from "@plateful/contract";
import { Avatar } from "../../clients/index.ts";
import { displayName, initialsOf } from "../../lib/language/person-name.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { Pill } from "../../ui/Pill.tsx";
import type { BoardGroup } from "../parts/board-views.ts";
import { isEmptyDraft, useDraft } from "../parts/drafts.ts";
import { ReasonChips } from "../parts/ReasonChips.tsx";
import { useRowName } from "../parts/use-reason-words.ts";
import styles from "./BoardCompact.module.css";

interface CompactRowProps {
  client: TriageRow;
  isOpen: boolean;
  onAct: (client: TriageRow) => void;
}

function CompactRow({ client, isOpen, onAct }: CompactRowProps) {
  const words = useTriagePhrases();
  const nameOf = useRowName();
  const hasDraft = !isEmptyDraft(useDraft(client.id));
  const [first] = client.reasons;
  const hasMore = client.reasons.length - 1;
  return (
    <button
      type="button"
      data-client={client.id}
      aria-label={hasDraft ? `${nameOf(client)}, ${words.detail.draft}` : nameOf(client)}
      aria-current={isOpen ? "true" : undefined}
      disabled={!client.is_own}
      className={styles.row}
      // A row takes the focus itself when the keys go from client to client.
      tabIndex={0}
      onClick={() => onAct(client)}
    >
      <Avatar id={client.id} initials={initialsOf(client)} />
      <span className={styles.words}>
        <b>{displayName(client)}</b>
        <span className={styles.chips}>
          {first !== undefined && <ReasonChips reasons={[first]} />}
          {hasMore > 0 && <Pill>+{hasMore}</Pill>}
          {hasDraft && <Pill tone="brand">{words.detail.draft}</Pill>}
        </span>
      </span>
    </button>
  );
}

interface BoardCompactProps {
  groups: readonly BoardGroup[];
  openId: number;
  onAct: (client: TriageRow) => void;
}

/** The list beside the client who is open: who they are and the first reason (d-triage-client). */
export function BoardCompact({ groups, openId, onAct }: BoardCompactProps) {
  return (
    <div className={styles.list}>
      {groups.map(({ id, title, clients }) => (
        <section key={id} {...(title === null ? {} : { "aria-label": title })}>
          {title !== null && (
            <h2 className={styles.title}>
              {title} <small>{clients.length}</small>
            </h2>
          )}
          <ul className={styles.rows}>
            {clients.map((client) => (
              <li key={client.id}>
                <CompactRow client={client} isOpen={client.id === openId} onAct={onAct} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
