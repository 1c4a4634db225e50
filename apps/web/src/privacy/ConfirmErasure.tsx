import { Button } from "@mantine/core";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { SheetDialog } from "../ui/SheetDialog.tsx";

interface ConfirmErasureProps {
  title: string;
  text: string;
  confirmLabel?: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what goes before it goes: neither erasing nor the end of sharing happens on one press. */
export function ConfirmErasure(props: ConfirmErasureProps) {
  const { general, privacy } = usePhrases();
  return (
    <SheetDialog
      isOpen
      onClose={props.onClose}
      title={props.title}
      closeLabel={general.close}
      actions={
        <>
          <Button
            size="lg"
            variant="default"
            c="var(--over)"
            loading={props.isBusy}
            onClick={props.onConfirm}
          >
            {props.confirmLabel ?? privacy.page.withdraw}
          </Button>
          <Button size="lg" variant="default" onClick={props.onClose}>
            {general.cancel}
          </Button>
        </>
      }
    >
      <p>{props.text}</p>
    </SheetDialog>
  );
}
