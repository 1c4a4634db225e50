import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./CookingNote.module.css";

/** Says of a planned meal that it is eaten with the dish of its slot (ledger PLAN-266). */
export function SideNote() {
  const { leftovers: words } = usePhrases();
  return <span className={styles.note}>{words.side}</span>;
}
