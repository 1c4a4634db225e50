import type { AnswerOf, getTeam, TeamInvitation, TeamMember } from "@plateful/contract";
import { ConfirmDialog } from "../lib/dialogs/ConfirmDialog.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName } from "../lib/language/person-name.ts";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { refusalOf } from "../lib/server/refusal-of.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import { HandOverDialog } from "./HandOverDialog.tsx";
import { InviteColleagueDialog } from "./InviteColleagueDialog.tsx";
import { MemberDialog } from "./MemberDialog.tsx";
import { PartingDialog } from "./PartingDialog.tsx";
import { giverIn } from "./place.ts";
import styles from "./Team.module.css";
import { useWithdrawInvitation } from "./use-team-changes.ts";

/** What is open over the team. */
export type Opened =
  | { readonly kind: "invite"; readonly again?: TeamInvitation }
  | { readonly kind: "withdraw"; readonly invitation: TeamInvitation }
  | { readonly kind: "rights"; readonly member: TeamMember }
  | { readonly kind: "remove"; readonly member: TeamMember }
  | { readonly kind: "hand-over"; readonly from: TeamMember | null };

interface TeamDialogsProps {
  team: AnswerOf<typeof getTeam>;
  opened: Opened;
  onOpen: (opened: Opened | null) => void;
}

function WithdrawDialog({ invitation, onClose }: { invitation: TeamInvitation; onClose: () => void }) {
  const phrases = usePhrases();
  const { invite: words, actions } = useTeamPhrases();
  const withdraw = useWithdrawInvitation();
  return (
    <ConfirmDialog
      title={words.withdrawTitle({ name: invitation.first_name || displayName(invitation) })}
      text={words.withdrawText}
      confirmLabel={actions.withdraw}
      isBusy={withdraw.isPending}
      onConfirm={() =>
        withdraw.mutate(invitation.id, {
          onSuccess: () => {
            showToast({ message: words.withdrawn });
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      <p role="alert" className={styles.error}>
        {refusalOf(withdraw.error, [], phrases)}
      </p>
    </ConfirmDialog>
  );
}

/** The dialogs of the team; one at a time. */
export function TeamDialogs({ team, opened, onOpen }: TeamDialogsProps) {
  const onClose = () => onOpen(null);
  const { members, without_coach: free } = team;
  const giver = giverIn(team);
  // What was opened may have changed since; a member who is gone has nothing left to change.
  const current = (member: TeamMember) => members.find(({ id }) => id === member.id) ?? member;
  if (opened.kind === "invite")
    return (
      <InviteColleagueDialog
        giver={giver}
        {...(opened.again === undefined ? {} : { again: opened.again })}
        onClose={onClose}
      />
    );
  if (opened.kind === "withdraw") return <WithdrawDialog invitation={opened.invitation} onClose={onClose} />;
  if (opened.kind === "rights")
    return <MemberDialog member={opened.member} giver={giver} onClose={onClose} />;
  if (opened.kind === "remove")
    return (
      <PartingDialog
        member={current(opened.member)}
        members={members}
        onHandOver={
          giver.rights.includes("HAND_OVER")
            ? () => onOpen({ kind: "hand-over", from: current(opened.member) })
            : null
        }
        onClose={onClose}
      />
    );
  const from = opened.from === null ? null : current(opened.from);
  return (
    <HandOverDialog
      from={from}
      clients={(from === null ? free : from.clients) ?? 0}
      members={members}
      onClose={onClose}
    />
  );
}
