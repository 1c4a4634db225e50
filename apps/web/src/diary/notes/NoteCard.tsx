import { formatDate } from "@plateful/phrases";
import { IconNote } from "@tabler/icons-react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { initialsOf } from "../../lib/language/person-name.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "./NoteCard.module.css";

interface NoteCardProps {
  note: string | null;
  date: string;
  isToday: boolean;
  onEdit: () => void;
}

/** The day's note beside the meals, where a desktop has room for it (ledger DIARY-012, DIARY-013). */
export function NoteCard({ note, date, isToday, onEdit }: NoteCardProps) {
  const { coach } = useSubject().user;
  const { diary: words } = usePhrases();
  const language = useLanguage();
  const day = formatDate(language, date, { weekday: "long", day: "numeric", month: "long" });
  const title = isToday ? words.noteForToday : words.noteFor({ date: day });
  return (
    <SectionCard>
      <div className={styles.head}>
        {coach !== null && (
          <span aria-hidden="true" className={styles.initials}>
            {initialsOf({ ...coach, email: "" })}
          </span>
        )}
        <div className={styles.words}>
          {coach !== null && (
            <p className={styles.name}>
              {coach.first_name} {coach.last_name}
            </p>
          )}
          <h2 className={coach === null ? styles.name : styles.title}>{title}</h2>
        </div>
        <IconButton label={note === null ? words.writeNote : words.noteWaiting} onClick={onEdit}>
          <IconNote size={20} stroke={1.75} />
        </IconButton>
      </div>
      {note !== null && <p className={styles.text}>{note}</p>}
    </SectionCard>
  );
}
