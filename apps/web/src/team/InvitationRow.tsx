import type { TeamInvitation } from "@plateful/contract";
import { IconMailX, IconSend } from "@tabler/icons-react";
import { Avatar, useMomentWords } from "../clients/index.ts";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { MoreMenu } from "../ui/overlays/MoreMenu.tsx";
import { Pill } from "../ui/Pill.tsx";
import styles from "./Team.module.css";
import type { Opened } from "./TeamDialogs.tsx";

const ICON = { size: 20, stroke: 1.75, "aria-hidden": true } as const;
const TONES = { SENT: "info", OPENED: "info", EXPIRED: "warning", DECLINED: "warning" } as const;

interface InvitationRowProps {
  invitation: TeamInvitation;
  onOpen: (opened: Opened) => void;
}

/** Someone who is invited, and how far that is; sent once more or withdrawn from here (ledger TEAM-005, TEAM-013). */
export function InvitationRow({ invitation, onOpen }: InvitationRowProps) {
  const words = useTeamPhrases();
  const dayOf = useMomentWords();
  const name = displayName(invitation);
  const { id, state } = invitation;
  return (
    <li className={styles.row}>
      <Avatar id={id} initials={initialsOf(invitation)} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>{invitation.email}</span>
      </span>
      <span className={styles.pills}>
        <Pill tone={TONES[state]} icon={<IconSend size={14} stroke={1.75} aria-hidden="true" />}>
          {words.invited}
        </Pill>
        <Pill>{words.roles[invitation.role]}</Pill>
      </span>
      <span className={styles.load}>
        <span className={styles.quiet}>
          {words.states[state]({ day: dayOf(invitation.sent_at, "in-sentence") })}
        </span>
      </span>
      <span className={styles.menu}>
        <MoreMenu
          label={words.menuOf({ name })}
          groups={[
            {
              id: "invitation",
              actions: [
                {
                  label: words.actions.resend,
                  icon: <IconSend {...ICON} />,
                  onSelect: () => onOpen({ kind: "invite", again: invitation }),
                },
                {
                  label: words.actions.withdraw,
                  icon: <IconMailX {...ICON} />,
                  isDanger: true,
                  onSelect: () => onOpen({ kind: "withdraw", invitation }),
                },
              ],
            },
          ]}
        />
      </span>
    </li>
  );
}
