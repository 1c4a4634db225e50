import { IconArrowBackUp, IconCheck, IconClockPause, IconMessage } from "@tabler/icons-react";
import { displayName } from "../../lib/language/person-name.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { StepButton, useNextStep } from "../parts/StepButton.tsx";
import { CardMenu, type ClientActionsProps, CoachOf } from "./ClientActions.tsx";
import styles from "./TriageCard.module.css";

/** What is done about a client from their open card: everything that a swipe does has its button here (ledger COACH-172). */
export function CardActions({ client, settle, onAct }: ClientActionsProps) {
  const words = useTriagePhrases();
  const step = useNextStep(client);
  const isWriting = "field" in step && step.field === "message";
  if (!client.is_own) return <CoachOf client={client} />;
  return (
    <>
      <span className={styles.actions}>
        <StepButton client={client} className={styles.filled} onField={(field) => onAct(client, field)} />
        {!isWriting && (
          <IconButton
            look="soft"
            label={words.write({ name: displayName(client) })}
            onClick={() => onAct(client, "message")}
          >
            <IconMessage size={20} />
          </IconButton>
        )}
      </span>
      <span className={styles.actions}>
        {client.settled === null ? (
          <>
            <button
              type="button"
              className={styles.settle}
              aria-label={words.done}
              onClick={() => void settle.settle(client, null)}
            >
              <IconCheck size={20} aria-hidden="true" /> {words.doneShort}
            </button>
            <button
              type="button"
              className={styles.settle}
              aria-label={words.tomorrow}
              onClick={() => void settle.settle(client, "TOMORROW")}
            >
              <IconClockPause size={20} aria-hidden="true" /> {words.tomorrowShort}
            </button>
          </>
        ) : (
          <button type="button" className={styles.settle} onClick={() => void settle.giveBack(client)}>
            <IconArrowBackUp size={20} aria-hidden="true" /> {words.back}
          </button>
        )}
        <CardMenu {...{ client, settle, onAct }} />
      </span>
    </>
  );
}
