import { Button } from "@mantine/core";
import type { User } from "@plateful/contract";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { SheetDialog } from "../ui/SheetDialog.tsx";
import { showToast } from "../ui/show-toast.ts";
import { displayName } from "./client-view.ts";
import { useSwitchAccount } from "./use-switch-account.ts";

interface SwitchAccountDialogProps {
  client: User;
  onClose: () => void;
}

/** Asks before a client is switched off or on. */
export function SwitchAccountDialog({ client, onClose }: SwitchAccountDialogProps) {
  const { clients, general } = usePhrases();
  const words = clients.settings;
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
    <SheetDialog
      isOpen
      onClose={onClose}
      title={isActive ? words.deactivateTitle({ name }) : words.activateTitle({ name })}
      closeLabel={general.close}
      actions={
        <>
          <Button
            size="lg"
            loading={change.isPending}
            {...(isActive ? ({ variant: "default", c: "var(--over)" } as const) : {})}
            onClick={confirm}
          >
            {isActive ? words.confirmDeactivate : words.confirmActivate}
          </Button>
          <Button size="lg" variant="default" onClick={onClose}>
            {general.cancel}
          </Button>
        </>
      }
    >
      <p>{isActive ? words.deactivateText : words.activateText}</p>
    </SheetDialog>
  );
}
