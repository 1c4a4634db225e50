import type { Snooze, TriageRow } from "@plateful/contract";
import { useEffect, useRef, useState } from "react";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import type { BoardGroup } from "../parts/board-views.ts";
import { focusClient } from "../parts/focus-client.ts";
import styles from "../parts/TodayScreen.module.css";
import { BoardPosition } from "./BoardPosition.tsx";
import type { ClientActionsProps } from "./ClientActions.tsx";
import { TriageCard } from "./TriageCard.tsx";

/** Which card is open: a client, nobody, or the one with whom a page begins or ends. */
type Opened = number | "FIRST" | "LAST" | "NOBODY";

interface PhoneBoardProps extends Omit<ClientActionsProps, "client"> {
  groups: readonly BoardGroup[];
  page: number;
  /** How many clients stand before this page, and on all pages together. */
  before: number;
  count: number;
  /** Goes a page on or back; absent where there is none. */
  onPage: { readonly earlier: (() => void) | undefined; readonly later: (() => void) | undefined };
}

const openAt = (clients: readonly TriageRow[], opened: Opened): number => {
  if (opened === "NOBODY") return -1;
  const at = clients.findIndex(({ id }) => id === opened);
  return at >= 0 ? at : opened === "LAST" ? clients.length - 1 : 0;
};

/** The clients of a page on a phone: one card is open, the others are compact, and a bar goes from one to the next (COACH-171). */
export function PhoneBoard({ groups, page, before, count, onPage, settle, onAct }: PhoneBoardProps) {
  const words = useTriagePhrases();
  const [opened, setOpened] = useState<Opened>("FIRST");
  /** Which card of the next page opens, and the page that was shown so far. */
  const [edge, setEdge] = useState<"FIRST" | "LAST">("FIRST");
  const [known, setKnown] = useState(page);
  if (page !== known) {
    setKnown(page);
    setOpened(edge);
  }
  const clients = groups.flatMap((group) => group.clients);
  const at = openAt(clients, opened);
  const open = clients[at] ?? null;
  const openId = open?.id;
  const isMoved = useRef(false);
  const shownPage = useRef(page);
  useEffect(() => {
    if (openId === undefined || (!isMoved.current && shownPage.current === page)) return;
    isMoved.current = false;
    shownPage.current = page;
    document.querySelector(`[data-client="${openId}"]`)?.scrollIntoView({ block: "nearest" });
  }, [openId, page]);
  const move = (to: Opened) => {
    isMoved.current = true;
    setOpened(to);
  };
  /** Whoever comes after them opens in the place of a client who leaves the list. */
  const settleOne = async (client: TriageRow, snooze: Snooze | null) => {
    const place = clients.findIndex(({ id }) => id === client.id);
    const next = clients[place + 1] ?? clients[place - 1];
    if (client.id === openId && next !== undefined) setOpened(next.id);
    await settle.settle(client, snooze);
    if (next !== undefined && document.activeElement === document.body) focusClient(next.id);
  };
  const settling = { ...settle, settle: settleOne };
  const [earlier, later] = [clients[at - 1], clients[at + 1]];
  const goTo = (way: keyof PhoneBoardProps["onPage"]) => {
    setEdge(way === "earlier" ? "LAST" : "FIRST");
    onPage[way]?.();
  };
  return (
    <>
      {groups.map((group) => (
        <section
          key={group.id}
          {...(group.title === null ? {} : { "aria-label": group.title })}
          className={styles.group}
        >
          {group.title !== null && (
            <h2 className={styles.groupTitle}>
              {group.title} <small>{group.clients.length}</small>
            </h2>
          )}
          <ul className={styles.list}>
            {group.clients.map((client) => (
              <li key={client.id}>
                <TriageCard
                  {...{ client, onAct }}
                  settle={settling}
                  isOpen={client.id === openId}
                  onToggle={() => move(client.id === openId ? "NOBODY" : client.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <BoardPosition
        text={words.detail.place({ at: before + Math.max(0, at) + 1, of: count })}
        onEarlier={earlier === undefined ? onPage.earlier && (() => goTo("earlier")) : () => move(earlier.id)}
        onLater={later === undefined ? onPage.later && (() => goTo("later")) : () => move(later.id)}
        client={open}
        settle={settling}
      />
    </>
  );
}
