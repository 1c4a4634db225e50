import { Avatar } from "../clients/index.ts";
import { initialsOf } from "../lib/person-name.ts";
import { ClientActions, type ClientActionsProps } from "./ClientActions.tsx";
import { Adherence, Weight, Who, Why } from "./ClientCells.tsx";
import styles from "./TriageCard.module.css";
import { useRowName } from "./use-reason-words.ts";

/** A client of the board on a phone: why, how the week went, and what can be done at once (ledger COACH-090). */
export function TriageCard({ client, settle, onAct }: ClientActionsProps) {
  const nameOf = useRowName();
  return (
    <article data-client={client.id} aria-label={nameOf(client)} className={styles.card}>
      <Avatar id={client.id} initials={initialsOf(client)} />
      <Who client={client} />
      <Why client={client} />
      {client.is_own && <Adherence client={client} />}
      <Weight client={client} />
      <ClientActions {...{ client, settle, onAct }} />
    </article>
  );
}
