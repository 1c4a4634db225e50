import type { TriageRow } from "@plateful/contract";
import { IconCheck, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import type { Settle } from "../parts/use-settle.ts";
import styles from "./BoardPosition.module.css";

interface BoardPositionProps {
  /** "3 of 9". */
  text: string;
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  /** The client whose card is open. */
  client: TriageRow | null;
  settle: Settle;
}

/** At the foot of a phone: where in the round the coach is, and the ways to go on (ledger COACH-171). */
export function BoardPosition({ text, onEarlier, onLater, client, settle }: BoardPositionProps) {
  const words = useTriagePhrases();
  const canSettle = client?.is_own === true && client.settled === null;
  return (
    <nav aria-label={words.position} className={styles.bar}>
      <IconButton
        label={words.detail.earlier}
        isDisabled={onEarlier === undefined}
        onClick={() => onEarlier?.()}
      >
        <IconChevronLeft size={22} />
      </IconButton>
      <span aria-live="polite" className={styles.place}>
        {text}
      </span>
      <IconButton label={words.detail.later} isDisabled={onLater === undefined} onClick={() => onLater?.()}>
        <IconChevronRight size={22} />
      </IconButton>
      <button
        type="button"
        className={styles.done}
        disabled={!canSettle}
        onClick={() => canSettle && void settle.settle(client, null)}
      >
        <IconCheck size={20} aria-hidden="true" /> {words.doneNext}
      </button>
    </nav>
  );
}
