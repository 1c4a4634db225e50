import { hasTeamRight, mayGivePlace } from "@plateful/access";
import type { AnswerOf, getTeam, TeamMember } from "@plateful/contract";
import { IconArrowsExchange, IconCrown, IconDoorExit, IconKey, IconUserMinus } from "@tabler/icons-react";
import { Avatar } from "../clients/index.ts";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { MoreMenu } from "../ui/overlays/MoreMenu.tsx";
import type { MenuAction } from "../ui/overlays/menu-action.ts";
import { Pill } from "../ui/Pill.tsx";
import { giverIn, isAdjusted } from "./place.ts";
import styles from "./Team.module.css";
import type { Opened } from "./TeamDialogs.tsx";

const ICON = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

interface MemberRowProps {
  member: TeamMember;
  /** The largest number of clients in the team, which fills a whole bar. */
  most: number;
  team: AnswerOf<typeof getTeam>;
  onOpen: (opened: Opened) => void;
}

/** What can be done with a member: only what the caller's own rights allow. */
function useActions({ member, team, onOpen }: Omit<MemberRowProps, "most">): MenuAction[] {
  const { actions: words } = useTeamPhrases();
  const giver = giverIn(team);
  const canChange = mayGivePlace(giver, member);
  const canHandOver =
    hasTeamRight(giver, "HAND_OVER") && (member.is_self || hasTeamRight(giver, "SEE_ALL_CLIENTS"));
  const rights = { label: canChange ? words.rights : words.seeRights, icon: <IconKey {...ICON} /> };
  return [
    { ...rights, onSelect: () => onOpen({ kind: "rights", member }) },
    ...(canHandOver && (member.clients ?? 0) > 0
      ? [
          {
            label: words.handOver,
            icon: <IconArrowsExchange {...ICON} />,
            onSelect: () => onOpen({ kind: "hand-over", from: member }),
          },
        ]
      : []),
    ...(canChange && !member.is_self
      ? [
          {
            label: words.remove,
            icon: <IconUserMinus {...ICON} />,
            isDanger: true,
            onSelect: () => onOpen({ kind: "remove", member }),
          },
        ]
      : []),
    ...(member.is_self
      ? [
          {
            label: words.leave,
            icon: <IconDoorExit {...ICON} />,
            isDanger: true,
            onSelect: () => onOpen({ kind: "remove", member }),
          },
        ]
      : []),
  ];
}

function Load({ clients, most }: { clients: number; most: number }) {
  const words = useTeamPhrases();
  return (
    <span className={styles.load}>
      <span className={styles.loadWords}>
        <span>{words.clients}</span> <strong>{clients}</strong>
      </span>
      <span aria-hidden="true" className={styles.bar}>
        <i style={{ width: `${(100 * clients) / most}%` }} />
      </span>
    </span>
  );
}

/** A member of the team: who, in which role, with how many clients where these may be known. */
export function MemberRow({ member, most, ...rest }: MemberRowProps) {
  const words = useTeamPhrases();
  const name = displayName(member);
  const actions = useActions({ member, ...rest });
  const isOwner = member.role === "OWNER";
  return (
    <li className={styles.row}>
      <Avatar id={member.id} initials={initialsOf(member)} />
      <span className={styles.words}>
        <span className={styles.name}>{member.is_self ? `${name} (${words.you})` : name}</span>
        <span className={styles.quiet}>{member.email}</span>
      </span>
      <span className={styles.pills}>
        <Pill
          tone={isOwner ? "brand" : "neutral"}
          {...(isOwner ? { icon: <IconCrown size={14} stroke={1.75} aria-hidden="true" /> } : {})}
        >
          {words.roles[member.role]}
        </Pill>
        {isAdjusted(member) && <Pill>{words.ownRights}</Pill>}
        {!member.account_enabled && <Pill tone="warning">{words.off}</Pill>}
      </span>
      {member.clients !== null && <Load clients={member.clients} most={most} />}
      <span className={styles.menu}>
        <MoreMenu label={words.menuOf({ name })} groups={[{ id: "member", actions }]} />
      </span>
    </li>
  );
}
