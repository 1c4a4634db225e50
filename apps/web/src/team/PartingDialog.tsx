import { getMe, type TeamMember } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { ConfirmDialog } from "../lib/dialogs/ConfirmDialog.tsx";
import { QuestionDialog } from "../lib/dialogs/QuestionDialog.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName } from "../lib/language/person-name.ts";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { currentUserQuery, useCurrentUser } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";
import { refusalOf } from "../lib/server/refusal-of.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import { isLastOwner } from "./place.ts";
import styles from "./Team.module.css";
import { useRemoveMember } from "./use-team-changes.ts";

interface PartingDialogProps {
  member: TeamMember;
  members: readonly TeamMember[];
  /** Opens the hand-over; null for who may not hand over. */
  onHandOver: (() => void) | null;
  onClose: () => void;
}

/** After leaving, everything that the practice showed is forgotten, and the app opens as for a newcomer. */
function useGoHome() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const me = await call(getMe);
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] });
    queryClient.setQueryData(currentUserQuery.queryKey, me);
    await navigate({ to: PATHS.home, replace: true });
  };
}

function useWords({ member, members }: Pick<PartingDialogProps, "member" | "members">) {
  const { remove, leave } = useTeamPhrases();
  const practice = useCurrentUser().organisation?.name ?? "";
  const name = member.first_name || displayName(member);
  const count = member.clients ?? 0;
  const blocked =
    member.is_self && isLastOwner(member, members)
      ? leave.lastOwner
      : count === 0
        ? null
        : member.is_self
          ? { title: leave.first.title, text: leave.first.text({ count }) }
          : { title: remove.first.title({ name }), text: remove.first.text({ count }) };
  const asked = member.is_self
    ? { ...leave, title: leave.title({ practice }), done: leave.done({ practice }) }
    : { ...remove, title: remove.title({ name }), done: remove.done({ name }) };
  return { blocked, asked };
}

/** Removing a member, or leaving: clients are handed over first, and the last owner stays (ledger TEAM-008, TEAM-016). */
export function PartingDialog({ member, members, onHandOver, onClose }: PartingDialogProps) {
  const phrases = usePhrases();
  const { actions } = useTeamPhrases();
  const { blocked, asked } = useWords({ member, members });
  const part = useRemoveMember({ isLeaving: member.is_self });
  const goHome = useGoHome();
  if (blocked !== null) {
    const canHandOver = onHandOver !== null && (member.clients ?? 0) > 0;
    const close = { label: phrases.general.close, look: "plain", onPress: onClose } as const;
    return (
      <QuestionDialog
        title={blocked.title}
        text={blocked.text}
        answers={[
          ...(canHandOver ? [{ label: actions.handOver, look: "main", onPress: onHandOver } as const] : []),
          close,
        ]}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={asked.title}
      text={asked.text}
      confirmLabel={asked.confirm}
      isBusy={part.isPending}
      onConfirm={() =>
        part.mutate(member.id, {
          onSuccess: () => {
            showToast({ message: asked.done });
            if (member.is_self) void goHome();
            else onClose();
          },
        })
      }
      onClose={onClose}
    >
      <p role="alert" className={styles.error}>
        {refusalOf(part.error, [], phrases)}
      </p>
    </ConfirmDialog>
  );
}
