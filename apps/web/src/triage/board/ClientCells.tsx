import type { TriageRow } from "@plateful/contract";
import { formatDate, formatNumber } from "@plateful/phrases";
import { Sparkline, useWeightWords } from "../../clients/index.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { StandInPill } from "../../lib/client/StandInPill.tsx";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { displayName } from "../../lib/language/person-name.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { SevenPlates } from "../../ui/plates/SevenPlates.tsx";
import { TagPill } from "../../ui/TagPill.tsx";
import { ReasonChips } from "../parts/ReasonChips.tsx";
import styles from "./ClientCells.module.css";
import { useLastHere } from "./use-last-here.ts";

interface CellProps {
  client: TriageRow;
}

/** Who the client is, what they want, and when they were last here. */
export function Who({ client }: CellProps) {
  const { nutrition } = usePhrases();
  const lastHere = useLastHere();
  return (
    <span className={styles.who}>
      <AppLink href={PATHS.client.replace("$clientId", String(client.id))} className={styles.name}>
        {displayName(client)}
      </AppLink>
      <span className={styles.quiet}>
        {client.goal !== null && `${nutrition.goals[client.goal]}. `}
        {lastHere(client)}
      </span>
    </span>
  );
}

/** Reasons, labels, and when a client comes back who was put off. */
export function Why({ client }: CellProps) {
  const words = useTriagePhrases();
  const language = useLanguage();
  const { settled } = client;
  return (
    <span className={styles.why}>
      <ReasonChips clientId={client.id} reasons={client.reasons} />
      <StandInPill standsInFor={client.stands_in_for} />
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
  );
}

/** What was eaten of the plan, or why that cannot be said; bare where the percentage stands elsewhere. */
export function Adherence({ client, isBare }: CellProps & { isBare?: boolean }) {
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
      {!isBare && <b>{formatNumber(language, percent / 100, { style: "percent" })}</b>}
    </span>
  );
}

/** The latest weight, and how it went in thirty days. */
export function Weight({ client }: CellProps) {
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
