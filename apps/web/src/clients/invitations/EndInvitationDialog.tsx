import type { InvitedClient } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "../../lib/dialogs/ConfirmDialog.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { displayName } from "../../lib/language/person-name.ts";
import { CLIENTS } from "../../lib/person/current-user.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { useInvitationActions } from "./use-invitation.ts";

interface EndInvitationDialogProps {
  client: Pick<InvitedClient, "client" | "first_name" | "last_name" | "email">;
  /** Removing deletes what the coach prepared; withdrawing keeps it. */
  how: "WITHDRAW" | "REMOVE";
  onClose: () => void;
  /** Leaves the page of a client who is no longer there. */
  onRemoved?: () => void;
}

/** Says what happens before an invitation is withdrawn, or its client removed (ledger COACH-207). */
export function EndInvitationDialog({ client, how, onClose, onRemoved }: EndInvitationDialogProps) {
  const { invitation: words } = usePhrases().practice;
  const queryClient = useQueryClient();
  const { withdraw, remove } = useInvitationActions(client.client);
  const name = displayName(client);
  const end = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => showToast({ message: words.withdrawn }),
      onSettled: onClose,
    });
  const erase = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast({ message: words.removed({ name }) });
        onRemoved?.();
      },
      onSettled: () => {
        onClose();
        void queryClient.invalidateQueries({ queryKey: [CLIENTS] });
      },
    });
  return how === "WITHDRAW" ? (
    <ConfirmDialog
      title={words.withdrawTitle({ name })}
      text={words.withdrawText({ name })}
      confirmLabel={words.confirmWithdraw}
      isBusy={withdraw.isPending}
      onConfirm={end}
      onClose={onClose}
    />
  ) : (
    <ConfirmDialog
      title={words.removeTitle({ name })}
      text={words.removeText({ name })}
      confirmLabel={words.confirmRemove}
      isBusy={remove.isPending}
      onConfirm={erase}
      onClose={onClose}
    />
  );
}
