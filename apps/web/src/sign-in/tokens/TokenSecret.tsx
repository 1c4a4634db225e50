import { Button, TextInput } from "@mantine/core";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import styles from "./NewTokenDialog.module.css";
import { useTokenPhrases } from "./use-token-phrases.ts";

interface TokenSecretProps {
  secret: string;
  onClose: () => void;
}

/** The secret of a new token, which nobody sees again. A page without https has no clipboard, so it can be selected as well. */
export function TokenSecret({ secret, onClose }: TokenSecretProps) {
  const { general } = usePhrases();
  const { secret: words } = useTokenPhrases();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ message: words.copied });
    } catch {
      showToast({ message: words.notCopied, role: "alert" });
    }
  };
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.title}
      closeLabel={general.close}
      actions={
        <>
          <Button size="lg" data-autofocus onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button size="lg" variant="default" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <div className={styles.secret}>
        <p>{words.text}</p>
        <TextInput
          label={words.label}
          readOnly
          value={secret}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p className={styles.hint}>{words.use}</p>
      </div>
    </SheetDialog>
  );
}
