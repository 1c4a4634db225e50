import type { TriageRow } from "@plateful/contract";
import { formatDate, formatNumber } from "@plateful/phrases";
import {
  IconArrowBackUp,
  IconBellOff,
  IconBellRinging,
  IconCheck,
  IconClockPause,
  IconTag,
  IconUser,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Avatar, LabelsDialog, Sparkline, useMomentWords, useWeightWords } from "../clients/index.ts";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { displayName, initialsOf } from "../lib/person-name.ts";
import { useTriagePhrases } from "../lib/use-triage-phrases.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { MoreMenu } from "../ui/MoreMenu.tsx";
import { SevenPlates } from "../ui/SevenPlates.tsx";
import { TagPill } from "../ui/TagPill.tsx";
import { ReasonChips } from "./ReasonChips.tsx";
import styles from "./TriageCard.module.css";
import { useReasonWords } from "./use-reason-words.ts";
import type { Settle } from "./use-settle.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** What was eaten of the plan, or why that cannot be said. */
function Adherence({ client }: { client: TriageRow }) {
  const words = useTriagePhrases();
  const language = useLanguage();
  if (!client.shared_parts.includes("DIARY")) return <span className={styles.quiet}>{words.notShared}</span>;
  if (client.adherence === null) return <span className={styles.quiet}>{words.noPlanYet}</span>;
  const { percent, days } = client.adherence;
  const shares = days.map(({ eaten, planned }) => ({
    share: eaten === null ? null : eaten / Math.max(1, planned ?? 0),
  }));
  const percents = shares
    .map(({ share }) => (share === null ? words.nothing : String(Math.round(share * 100))))
    .join(", ");
  return (
    <span className={styles.plates}>
      <SevenPlates days={shares} description={words.plates({ percents })} />
      <b>{formatNumber(language, percent / 100, { style: "percent" })}</b>
    </span>
  );
}

function Weight({ client }: { client: TriageRow }) {
  const words = useTriagePhrases();
  const { weight, change } = useWeightWords();
  if (client.weight === null) return null;
  const { kg, change: moved, points } = client.weight;
  const [first = kg] = points;
  return (
    <span className={styles.weight}>
      {points.length > 1 && (
        <Sparkline values={points} description={words.weightTrend({ from: weight(first), to: weight(kg) })} />
      )}
      <span>
        <b>{weight(kg)}</b>
        {moved !== null && <span className={styles.quiet}>{words.changed({ change: change(moved) })}</span>}
      </span>
    </span>
  );
}

interface TriageCardProps {
  client: TriageRow;
  settle: Settle;
  onAct: (client: TriageRow) => void;
}

interface CardMenuProps extends Pick<TriageCardProps, "client" | "settle"> {
  onLabels: () => void;
}

function CardMenu({ client, settle, onLabels }: CardMenuProps) {
  const words = useTriagePhrases();
  const wordsOf = useReasonWords();
  const navigate = useNavigate();
  const putOff = (["TOMORROW", "NEXT_WEEK", "WHEN_LOGGED"] as const).map((snooze) => ({
    label: { TOMORROW: words.tomorrow, NEXT_WEEK: words.nextWeek, WHEN_LOGGED: words.whenLogged }[snooze],
    icon: <IconClockPause {...ICON} />,
    onSelect: () => void settle.settle(client, snooze),
  }));
  const mute = client.reasons.map((reason) => ({
    label: words.mute({ reason: wordsOf(reason) }),
    icon: <IconBellOff {...ICON} />,
    onSelect: () => void settle.mute(client, [...client.muted, reason.reason]),
  }));
  const unmute = {
    label: words.unmute,
    icon: <IconBellRinging {...ICON} />,
    onSelect: () => void settle.mute(client, []),
  };
  const open = {
    label: words.open,
    icon: <IconUser {...ICON} />,
    onSelect: () => void navigate({ to: PATHS.client, params: { clientId: String(client.id) } }),
  };
  const label = { label: words.labels.change, icon: <IconTag {...ICON} />, onSelect: onLabels };
  return (
    <MoreMenu
      label={words.actionsOf({ name: displayName(client) })}
      groups={[
        { id: "later", actions: putOff },
        { id: "more", actions: [open, label, ...mute, ...(client.muted.length > 0 ? [unmute] : [])] },
      ]}
    />
  );
}

/** What the coach of a client does from the board. */
function CardActions({ client, settle, onAct }: TriageCardProps) {
  const words = useTriagePhrases();
  const [hasLabels, setHasLabels] = useState(false);
  return (
    <span className={styles.actions}>
      <button type="button" className={styles.adjust} onClick={() => onAct(client)}>
        {words.adjust}
      </button>
      {client.settled === null ? (
        <IconButton label={words.done} onClick={() => void settle.settle(client, null)}>
          <IconCheck size={20} />
        </IconButton>
      ) : (
        <IconButton label={words.back} onClick={() => void settle.giveBack(client)}>
          <IconArrowBackUp size={20} />
        </IconButton>
      )}
      <CardMenu client={client} settle={settle} onLabels={() => setHasLabels(true)} />
      {hasLabels && (
        <LabelsDialog
          clientId={client.id}
          name={displayName(client)}
          marks={client}
          onClose={() => setHasLabels(false)}
        />
      )}
    </span>
  );
}

const fullName = ({ first_name, last_name }: NonNullable<TriageRow["coach"]>) =>
  `${first_name} ${last_name}`.trim();

/** A client on the board: why, how the week went, and what can be done at once (ledger COACH-090). */
export function TriageCard({ client, settle, onAct }: TriageCardProps) {
  const words = useTriagePhrases();
  const { nutrition } = usePhrases();
  const language = useLanguage();
  const dayOf = useMomentWords();
  const name = displayName(client);
  const { settled, last_active_at: seen, coach } = client;
  return (
    <article data-client={client.id} aria-label={name} className={styles.card}>
      <Avatar id={client.id} initials={initialsOf(client)} />
      <span className={styles.who}>
        <AppLink href={PATHS.client.replace("$clientId", String(client.id))} className={styles.name}>
          {name}
        </AppLink>
        <span className={styles.quiet}>
          {client.goal !== null && `${nutrition.goals[client.goal]}. `}
          {seen === null ? words.neverHere : words.lastActive({ date: dayOf(seen, "in-sentence") })}
        </span>
      </span>
      <span className={styles.why}>
        <ReasonChips reasons={client.reasons} />
        {client.labels.map((word) => (
          <TagPill key={word} word={word} />
        ))}
        {settled !== null && (
          <span className={styles.quiet}>
            {words.backOn({
              date: formatDate(language, settled.comes_back_on, { day: "numeric", month: "long" }),
            })}
          </span>
        )}
      </span>
      {client.is_own && <Adherence client={client} />}
      <Weight client={client} />
      {client.is_own ? (
        <CardActions {...{ client, settle, onAct }} />
      ) : (
        <span className={styles.quiet}>
          {coach === null ? words.whose.withoutCoach : words.whose.with({ name: fullName(coach) })}
        </span>
      )}
    </article>
  );
}
