import type { TriageClient, TriageRow } from "@plateful/contract";
import { IconBellOff } from "@tabler/icons-react";
import { useWeightWords } from "../../clients/index.ts";
import { useCount } from "../../lib/language/use-count.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import type { StartsWith } from "../parts/next-step.ts";
import { REASON_LOOKS } from "../parts/ReasonChips.tsx";
import { StepButton } from "../parts/StepButton.tsx";
import { useReasonWords, useWhyWords } from "../parts/use-reason-words.ts";
import type { Settle } from "../parts/use-settle.ts";
import styles from "./ClientDetail.module.css";

interface WhyCardProps {
  client: TriageRow;
  loaded: TriageClient | undefined;
  settle: Settle;
  /** Gives a field of the open client the focus. */
  onField: (field: StartsWith | null) => void;
}

/** What the plan asks for and how the weight goes, in a sentence or two. */
function useFacts(client: TriageRow, loaded: TriageClient | undefined): string {
  const { detail: words } = useTriagePhrases();
  const count = useCount();
  const { change } = useWeightWords();
  const { trend = null, pace = null } = loaded ?? {};
  return [
    client.plan_kcal === null ? "" : words.planned({ kcal: count(client.plan_kcal) }),
    trend === null
      ? ""
      : pace === null
        ? words.trend({ trend: change(trend) })
        : words.trendAndPace({ trend: change(trend), pace: change(pace) }),
  ]
    .filter((text) => text !== "")
    .join(" ");
}

/** Why the client is on the board: each reason as a sentence with its numbers, and its next step, and how it is muted for this client (COACH-124). */
export function WhyCard({ client, loaded, settle, onField }: WhyCardProps) {
  const { detail: words } = useTriagePhrases();
  const inShort = useReasonWords();
  const sentence = useWhyWords();
  const facts = useFacts(client, loaded);
  return (
    <SectionCard>
      <ul className={styles.reasons}>
        {client.reasons.length === 0 && <li className={styles.reason}>{words.noReason}</li>}
        {client.reasons.map((reason, at) => {
          const [tone, icon] = REASON_LOOKS[reason.reason];
          return (
            <li key={reason.reason} className={styles.reason}>
              <span aria-hidden="true" className={styles.sign} data-tone={tone}>
                {icon}
              </span>
              <span className={styles.sentence}>
                <b>{sentence(reason)}</b>
                <StepButton
                  client={client}
                  reason={reason.reason}
                  className={styles.step}
                  onField={onField}
                />
                {at === 0 && facts !== "" && <span className={styles.quiet}>{facts}</span>}
              </span>
              <IconButton
                label={words.mute({ reason: inShort(reason) })}
                onClick={() => void settle.mute(client, [...client.muted, reason.reason])}
              >
                <IconBellOff size={20} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
