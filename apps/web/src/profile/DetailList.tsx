import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import type { Detail, DetailField } from "./parts/detail-field.ts";
import styles from "./parts/ProfileScreen.module.css";
import { ValueRow } from "./parts/ValueRow.tsx";

interface DetailListProps {
  title: string;
  details: readonly Detail[];
  onEdit: (field: DetailField) => void;
}

/** Details under one heading; each opens its editor. */
export function DetailList({ title, details, onEdit }: DetailListProps) {
  const { profile } = usePhrases();
  if (details.length === 0) return null;
  return (
    <section aria-label={title} className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={`${styles.card} ${styles.rows}`}>
        {details.map(({ field, text }) => (
          <li key={field}>
            <ValueRow title={profile.rows[field]} value={text} onPress={() => onEdit(field)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
