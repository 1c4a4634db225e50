import { VisuallyHidden } from "@mantine/core";
import type { TriageRow } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { IconCheck, IconChevronRight, IconClockPause } from "@tabler/icons-react";
import { Avatar, useWeightWords } from "../../clients/index.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { displayName, initialsOf } from "../../lib/language/person-name.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { Pill } from "../../ui/Pill.tsx";
import { ReasonChips } from "../parts/ReasonChips.tsx";
import { useRowName } from "../parts/use-reason-words.ts";
import { useSwipe } from "../parts/use-swipe.ts";
import { CardActions } from "./CardActions.tsx";
import { type ClientActionsProps, CoachOf } from "./ClientActions.tsx";
import { Adherence, Weight, Why } from "./ClientCells.tsx";
import styles from "./TriageCard.module.css";
import { useLastHere } from "./use-last-here.ts";

/** More chips would make a compact card as high as an open one. */
const MAX_CHIPS = 2;

/** A card that is not open: the first reasons, the week, and how the weight changed. */
function Compact({ client }: { client: TriageRow }) {
  const words = useTriagePhrases();
  const { change } = useWeightWords();
  const more = client.reasons.length - MAX_CHIPS;
  const moved = client.weight?.change ?? null;
  if (!client.is_own)
    return (
      <>
        <Why client={client} />
        <CoachOf client={client} />
      </>
    );
  return (
    <>
      {client.reasons.length > 0 && (
        <span className={styles.why}>
          <ReasonChips reasons={client.reasons.slice(0, MAX_CHIPS)} />
          {more > 0 && <Pill>+{more}</Pill>}
        </span>
      )}
      <span className={styles.numbers}>
        <Adherence client={client} />
        {moved !== null && (
          <span className={styles.quiet}>
            <VisuallyHidden>{words.table.weight}: </VisuallyHidden>
            {change(moved)}
          </span>
        )}
      </span>
    </>
  );
}

/** The card that is open: everything that the board knows, and what can be done at once. */
function Open({ client, settle, onAct }: ClientActionsProps) {
  const words = useTriagePhrases();
  const language = useLanguage();
  const percent = client.adherence?.percent ?? null;
  return (
    <>
      <Why client={client} />
      <span className={styles.facts}>
        <span className={styles.eaten}>
          {percent !== null && (
            <span className={styles.quiet}>
              {words.eatenOfPlan} <b>{formatNumber(language, percent / 100, { style: "percent" })}</b>
            </span>
          )}
          {client.is_own && <Adherence client={client} isBare />}
        </span>
        <Weight client={client} />
      </span>
      <CardActions {...{ client, settle, onAct }} />
    </>
  );
}

export interface TriageCardProps extends ClientActionsProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** A client of the board on a phone: compact until it is pressed; swiped right they are done, swiped left put off (COACH-171, COACH-172). */
export function TriageCard({ client, settle, onAct, isOpen, onToggle }: TriageCardProps) {
  const words = useTriagePhrases();
  const { nutrition } = usePhrases();
  const nameOf = useRowName();
  const lastHere = useLastHere();
  const canSettle = client.is_own && client.settled === null;
  const { offset, handlers } = useSwipe({
    onRight: canSettle ? () => void settle.settle(client, null) : undefined,
    onLeft: canSettle ? () => void settle.settle(client, "TOMORROW") : undefined,
  });
  const goal = client.goal === null ? "" : nutrition.goals[client.goal];
  return (
    <div className={styles.lane}>
      {offset !== 0 && (
        <span aria-hidden="true" className={styles.behind} data-way={offset > 0 ? "done" : "later"}>
          {offset > 0 ? <IconCheck size={22} /> : <IconClockPause size={22} />}
          {offset > 0 ? words.done : words.tomorrow}
        </span>
      )}
      <article
        data-client={client.id}
        className={styles.card}
        data-open={isOpen || undefined}
        style={offset === 0 ? undefined : { transform: `translateX(${offset}px)`, transition: "none" }}
        {...handlers}
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={nameOf(client)}
          className={styles.toggle}
          onClick={onToggle}
        >
          <Avatar id={client.id} initials={initialsOf(client)} />
          <span className={styles.who}>
            <b className={styles.name}>{displayName(client)}</b>
            {isOpen && (
              <span className={styles.quiet}>{[goal, lastHere(client)].filter(Boolean).join(". ")}</span>
            )}
          </span>
          <IconChevronRight size={20} aria-hidden="true" className={styles.chevron} />
        </button>
        {isOpen ? <Open {...{ client, settle, onAct }} /> : <Compact client={client} />}
      </article>
    </div>
  );
}
