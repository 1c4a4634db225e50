import { Anchor, Button, TextInput } from "@mantine/core";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCopyLink } from "../../lib/site/copy-link.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { StepList } from "../../ui/StepList.tsx";
import { webcalAddress } from "./calendar-address.ts";
import styles from "./NewTokenDialog.module.css";
import { useTokenPhrases } from "./use-token-phrases.ts";

interface CalendarAddressProps {
  address: string;
  onClose: () => void;
}

/** The address of a new calendar, which nobody sees again, and where it is entered. */
export function CalendarAddress({ address, onClose }: CalendarAddressProps) {
  const { general } = usePhrases();
  const { calendar: words, secret } = useTokenPhrases();
  const copyLink = useCopyLink();
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.newTitle}
      closeLabel={general.close}
      actions={
        <>
          <Button size="lg" data-autofocus onClick={() => void copyLink(address, words.copied)}>
            {words.copy}
          </Button>
          <Button size="lg" variant="default" onClick={onClose}>
            {secret.done}
          </Button>
        </>
      }
    >
      <div className={styles.secret}>
        <p>{words.newText}</p>
        <TextInput
          label={words.address}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Anchor className={styles.open ?? ""} href={webcalAddress(address)}>
          {words.open}
        </Anchor>
        <StepList steps={words.steps} />
        <p className={styles.hint}>{words.privacy}</p>
      </div>
    </SheetDialog>
  );
}
