import type { UnsuitedMeal } from "@plateful/contract";
import { formatList } from "@plateful/phrases";
import { IconInfoCircle } from "@tabler/icons-react";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import styles from "./CookingNote.module.css";
import { useDiaryWords } from "./day/use-diary-words.ts";

/** Says quietly whom a planned dish does not suit (ledger PLAN-180). */
export function UnsuitedNote({ unsuited }: { unsuited: UnsuitedMeal }) {
  const words = useDiaryWords();
  const language = useLanguage();
  const names = [...(unsuited.oneself ? [words.oneself] : []), ...unsuited.members.map(({ name }) => name)];
  return (
    <span className={styles.note}>
      <IconInfoCircle size={16} stroke={1.75} aria-hidden />
      <span>{words.unsuited({ names: formatList(language, names) })}</span>
    </span>
  );
}
