import type { User } from "@plateful/contract";
import { ConfirmDialog } from "../lib/dialogs/ConfirmDialog.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName } from "../lib/language/person-name.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import { useSwitchAccount } from "./use-switch-account.ts";

interface SwitchAccountDialogProps {
  client: User;
  onClose: () => void;
}

/** Asks before a client is switched off or on. */
export function SwitchAccountDialog({ client, onClose }: SwitchAccountDialogProps) {
  const { settings: words } = usePhrases().clients;
  const change = useSwitchAccount();
  const name = displayName(client);
  const isActive = client.account_enabled;
  const confirm = () =>
    change.mutate(
      { client, isEnabled: !isActive },
      {
        onSuccess: () => {
          showToast({ message: isActive ? words.deactivatedNow({ name }) : words.activated({ name }) });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={isActive ? words.deactivateTitle({ name }) : words.activateTitle({ name })}
      text={isActive ? words.deactivateText : words.activateText}
      confirmLabel={isActive ? words.confirmDeactivate : words.confirmActivate}
      isDanger={isActive}
      isBusy={change.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
