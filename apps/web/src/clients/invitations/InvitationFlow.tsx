import type { AnswerOf, listInvitations } from "@plateful/contract";
import { useCount } from "../../lib/language/use-count.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import styles from "./Invitations.module.css";

type Flow = AnswerOf<typeof listInvitations>["flow"];

/** How far the invitations are: sent, opened and joined in one bar (ledger COACH-134). */
export function InvitationFlow({ flow }: { flow: Flow }) {
  const { flow: words } = useIntakePhrases().invitations;
  const count = useCount();
  const { sent, opened, joined, need } = flow;
  const width = (part: number) => ({ width: `${sent === 0 ? 0 : (100 * part) / sent}%` });
  const steps = [
    [sent, words.sent],
    [opened, words.opened],
    [joined, words.joined],
    [need, words.need],
  ] as const;
  return (
    <SectionCard>
      <dl className={styles.numbers}>
        {steps.map(([number, word]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{count(number)}</dd>
          </div>
        ))}
      </dl>
      <div aria-hidden="true" className={styles.bar}>
        <i className={styles.barJoined} style={width(joined)} />
        <i className={styles.barOpened} style={width(opened - joined)} />
      </div>
      <p className={styles.note}>{words.note}</p>
    </SectionCard>
  );
}
