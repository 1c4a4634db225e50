import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import styles from "./Nutrients.module.css";

/** What is counted, from which tables, and where the references come from. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const { nutrients: phrases, general } = usePhrases();
  return (
    <SheetDialog isOpen onClose={onClose} title={phrases.about} closeLabel={general.close}>
      <div className={styles.about}>
        {phrases.aboutText.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </SheetDialog>
  );
}
