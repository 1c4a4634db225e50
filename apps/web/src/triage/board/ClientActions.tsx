import type { TriageRow } from "@plateful/contract";
import {
  IconAdjustmentsHorizontal,
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
import { LabelsDialog } from "../../clients/index.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { displayName } from "../../lib/language/person-name.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { MoreMenu } from "../../ui/overlays/MoreMenu.tsx";
import type { StartsWith } from "../parts/next-step.ts";
import { StepButton } from "../parts/StepButton.tsx";
import { useReasonWords } from "../parts/use-reason-words.ts";
import type { Settle } from "../parts/use-settle.ts";
import styles from "./ClientActions.module.css";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

export interface ClientActionsProps {
  client: TriageRow;
  settle: Settle;
  /** Opens the client at a field; null: at none of them. */
  onAct: (client: TriageRow, startsWith?: StartsWith | null) => void;
}

/** What is done about a client more rarely. */
export function CardMenu({ client, settle, onAct }: ClientActionsProps) {
  const words = useTriagePhrases();
  const [hasLabels, setHasLabels] = useState(false);
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
  const adjust = {
    label: words.adjust,
    icon: <IconAdjustmentsHorizontal {...ICON} />,
    onSelect: () => onAct(client),
  };
  const label = {
    label: words.labels.change,
    icon: <IconTag {...ICON} />,
    onSelect: () => setHasLabels(true),
  };
  return (
    <>
      <MoreMenu
        label={words.actionsOf({ name: displayName(client) })}
        groups={[
          { id: "later", actions: putOff },
          {
            id: "more",
            actions: [adjust, open, label, ...mute, ...(client.muted.length > 0 ? [unmute] : [])],
          },
        ]}
      />
      {hasLabels && (
        <LabelsDialog
          clientId={client.id}
          name={displayName(client)}
          marks={client}
          onClose={() => setHasLabels(false)}
        />
      )}
    </>
  );
}

const fullName = ({ first_name, last_name }: NonNullable<TriageRow["coach"]>) =>
  `${first_name} ${last_name}`.trim();

/** The coach of a colleague’s client. */
export function CoachOf({ client: { coach } }: { client: TriageRow }) {
  const words = useTriagePhrases();
  return (
    <span className={styles.quiet}>
      {coach === null ? words.whose.withoutCoach : words.whose.with({ name: fullName(coach) })}
    </span>
  );
}

/** What the coach of a client does from the board; of other coaches' clients, who their coach is. */
export function ClientActions({ client, settle, onAct }: ClientActionsProps) {
  const words = useTriagePhrases();
  if (!client.is_own) return <CoachOf client={client} />;
  return (
    <span className={styles.actions}>
      <StepButton client={client} className={styles.step} onField={(field) => onAct(client, field)} />
      {client.settled === null ? (
        <IconButton label={words.done} onClick={() => void settle.settle(client, null)}>
          <IconCheck size={20} />
        </IconButton>
      ) : (
        <IconButton label={words.back} onClick={() => void settle.giveBack(client)}>
          <IconArrowBackUp size={20} />
        </IconButton>
      )}
      <CardMenu {...{ client, settle, onAct }} />
    </span>
  );
}
