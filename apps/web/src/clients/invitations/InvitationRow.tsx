import { Button } from "@mantine/core";
import type { InvitedClient } from "@plateful/contract";
import {
  IconAlertTriangle,
  IconAt,
  IconCheck,
  IconClock,
  IconLink,
  IconMailOff,
  IconMailOpened,
  IconMailX,
  IconSend,
  IconTrash,
} from "@tabler/icons-react";
import { PATHS } from "../../lib/address/paths.ts";
import { useCoachName } from "../../lib/client/use-coach-name.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { displayName, initialsOf } from "../../lib/language/person-name.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { MoreMenu } from "../../ui/overlays/MoreMenu.tsx";
import type { MenuAction } from "../../ui/overlays/menu-action.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { Pill } from "../../ui/Pill.tsx";
import { Avatar } from "../parts/Avatar.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import { useMomentWords } from "../parts/use-moment-words.ts";
import styles from "./Invitations.module.css";
import { useInvitationActions } from "./use-invitation.ts";

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;
const MENU_ICON = { size: 20, stroke: 1.75 } as const;
const DAY_MS = 86_400_000;

const LOOKS = {
  NOT_DELIVERED: { tone: "over", Icon: IconMailX },
  EXPIRED: { tone: "over", Icon: IconAlertTriangle },
  OPENED: { tone: "info", Icon: IconMailOpened },
  SENT: { tone: "neutral", Icon: IconSend },
  NONE: { tone: "neutral", Icon: IconMailOff },
  WITHDRAWN: { tone: "neutral", Icon: IconMailOff },
  ACCEPTED: { tone: "ok", Icon: IconCheck },
} as const;

/** The state in a chip, with one line about it. */
function State({ invited }: { invited: InvitedClient }) {
  const { states, details } = useIntakePhrases().invitations;
  const dayOf = useMomentWords();
  const { state, expires_at: expiresAt, needs_coach: needsCoach, ends_at: endsAt } = invited;
  const isEnding = needsCoach && (state === "SENT" || state === "OPENED") && expiresAt !== null;
  const { tone, Icon } = isEnding ? ({ tone: "warning", Icon: IconClock } as const) : LOOKS[state];
  const days = expiresAt === null ? 0 : Math.max(1, Math.ceil((Date.parse(expiresAt) - Date.now()) / DAY_MS));
  const detail = () => {
    if (isEnding) return state === "OPENED" ? details.openedOnly : details.unopened;
    if (state === "NOT_DELIVERED") return details.comesBack;
    if ((state === "EXPIRED" || state === "WITHDRAWN") && endsAt !== null)
      return details.ends({ day: dayOf(endsAt, "in-sentence") });
    const moment = { OPENED: invited.opened_at, SENT: invited.sent_at, ACCEPTED: invited.joined_at };
    const at = state in moment ? moment[state as keyof typeof moment] : null;
    return at === null ? null : dayOf(at);
  };
  return (
    <span className={styles.state}>
      <Pill tone={tone} icon={<Icon {...ICON} />}>
        {isEnding ? details.daysLeft({ days }) : states[state]}
      </Pill>
      <span className={styles.detail}>{detail()}</span>
    </span>
  );
}

interface InvitationRowProps {
  invited: InvitedClient;
  mayInvite: boolean;
  onLink: () => void;
  /** To correct the address. */
  onOtherAddress: () => void;
  /** To withdraw the invitation, or to remove the client of one that was withdrawn. */
  onEnd: (how: "WITHDRAW" | "REMOVE") => void;
}

/** A client who was invited, how far that is, and what the coach can do about it. */
export function InvitationRow({ invited, mayInvite, onLink, onOtherAddress, onEnd }: InvitationRowProps) {
  const { actions: words } = useIntakePhrases().invitations;
  const { practice } = usePhrases();
  const coachName = useCoachName()(invited.coach);
  const { send } = useInvitationActions(invited.client);
  const { state, needs_coach: needsCoach } = invited;
  const name = displayName(invited);
  const isOpen = state === "SENT" || state === "OPENED";
  const sendAgain = () =>
    send.mutate(undefined, { onSuccess: () => showToast({ message: practice.invitation.sentAgain }) });
  const isWithdrawn = state === "WITHDRAWN";
  const sendLabel = isWithdrawn ? words.inviteAgain : words.send;
  const toSend = { label: sendLabel, icon: <IconSend {...MENU_ICON} />, onSelect: sendAgain };
  const more: readonly MenuAction[] =
    state === "ACCEPTED" || !mayInvite
      ? []
      : [
          toSend,
          { label: words.otherAddress, icon: <IconAt {...MENU_ICON} />, onSelect: onOtherAddress },
          ...(isWithdrawn
            ? []
            : [{ label: words.link, icon: <IconLink {...MENU_ICON} />, onSelect: onLink }]),
          ...(isWithdrawn
            ? [
                {
                  label: words.remove,
                  icon: <IconTrash {...MENU_ICON} />,
                  isDanger: true,
                  onSelect: () => onEnd("REMOVE"),
                },
              ]
            : []),
          ...(isOpen
            ? [
                {
                  label: words.withdraw,
                  icon: <IconMailOff {...MENU_ICON} />,
                  isDanger: true,
                  onSelect: () => onEnd("WITHDRAW"),
                },
              ]
            : []),
        ];
  return (
    <li className={styles.row}>
      <Avatar id={invited.client} initials={initialsOf(invited)} />
      <span className={styles.who}>
        <AppLink href={PATHS.client.replace("$clientId", String(invited.client))} className={styles.name}>
          {name}
        </AppLink>
        <span className={styles.email}>{invited.email}</span>
        {coachName !== null && <span className={styles.email}>{coachName}</span>}
      </span>
      <State invited={invited} />
      <span className={styles.act}>
        {mayInvite && state === "NOT_DELIVERED" && (
          <Button
            variant="subtle"
            leftSection={<IconAt {...ICON} />}
            aria-label={words.otherAddressOf({ name })}
            onClick={onOtherAddress}
          >
            {words.otherAddress}
          </Button>
        )}
        {mayInvite && needsCoach && state !== "NOT_DELIVERED" && (
          <Button
            variant="subtle"
            loading={send.isPending}
            aria-label={words.sendTo({ name })}
            onClick={sendAgain}
          >
            {words.send}
          </Button>
        )}
      </span>
      <span className={styles.menu}>
        {more.length > 0 && (
          <MoreMenu label={words.moreFor({ name })} groups={[{ id: "all", actions: more }]} />
        )}
      </span>
    </li>
  );
}
