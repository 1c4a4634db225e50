import type { TriageRow } from "@plateful/contract";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Avatar } from "../../clients/index.ts";
import { initialsOf } from "../../lib/language/person-name.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import type { BoardGroup } from "../parts/board-views.ts";
import { moveFocus } from "../parts/focus-client.ts";
import { useRowName } from "../parts/use-reason-words.ts";
import styles from "./BoardTable.module.css";
import { ClientActions, type ClientActionsProps } from "./ClientActions.tsx";
import { Adherence, Weight, Who, Why } from "./ClientCells.tsx";

interface RowProps extends ClientActionsProps {
  /** Whether Tab reaches this row, and what can be pressed in it. */
  isCurrent: boolean;
  onCurrent: (id: number) => void;
}

/** A row takes the focus as a whole; Tab goes from it to what can be pressed in it, and then out of the table. */
function Row({ client, settle, onAct, isCurrent, onCurrent }: RowProps) {
  const nameOf = useRowName();
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    for (const control of row.current?.querySelectorAll<HTMLElement>("a, button") ?? [])
      control.tabIndex = isCurrent ? 0 : -1;
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") moveFocus(key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter" && client.is_own) onAct(client);
    else return;
    event.preventDefault();
  };
  return (
    <tr
      ref={row}
      data-client={client.id}
      aria-label={nameOf(client)}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.row}
      onFocus={() => onCurrent(client.id)}
      onKeyDown={onKeyDown}
    >
      <td>
        <span className={styles.person}>
          <Avatar id={client.id} initials={initialsOf(client)} />
          <Who client={client} />
        </span>
      </td>
      <td>
        <Why client={client} />
      </td>
      <td>{client.is_own && <Adherence client={client} />}</td>
      <td>
        <Weight client={client} />
      </td>
      <td className={styles.next}>
        <ClientActions {...{ client, settle, onAct }} />
      </td>
    </tr>
  );
}

interface BoardTableProps extends Omit<ClientActionsProps, "client"> {
  groups: readonly BoardGroup[];
}

/** The clients of a page as one table, whose groups are groups of rows; the arrows go from row to row (ledger COACH-127). */
export function BoardTable({ groups, settle, onAct }: BoardTableProps) {
  const words = useTriagePhrases();
  const [current, setCurrent] = useState<number | null>(null);
  const all: readonly TriageRow[] = groups.flatMap(({ clients }) => clients);
  const isThere = all.some(({ id }) => id === current);
  const reached = isThere ? current : all[0]?.id;
  const heads = [words.table.client, words.table.why, words.eaten, words.table.weight, words.table.next];
  return (
    <table aria-label={words.title} className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, title, clients }) => (
        <tbody key={id}>
          {title !== null && (
            <tr>
              <th scope="rowgroup" colSpan={heads.length} className={styles.group}>
                {title} <small>{clients.length}</small>
              </th>
            </tr>
          )}
          {clients.map((client) => (
            <Row
              key={client.id}
              {...{ client, settle, onAct }}
              isCurrent={client.id === reached}
              onCurrent={setCurrent}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}
