import { IconFridge, IconRecycle } from "@tabler/icons-react";
import styles from "./ItemNotes.module.css";
import type { NoteWords } from "./pack-text.ts";

interface ItemNotesProps {
  words: NoteWords;
}

/** Below the name of an item: what to ask for and what it costs, what is left of it, and whether it is probably at home. */
export function ItemNotes({ words: { pack, left, price, likely } }: ItemNotesProps) {
  const ask = [pack, price].filter((text) => text !== null).join(" · ");
  return (
    <>
      {ask !== "" && <span className={styles.pack}>{ask}</span>}
      {left !== null && (
        <span className={styles.note}>
          <IconRecycle size={14} stroke={1.75} aria-hidden="true" className={styles.icon} />
          <span>{left}</span>
        </span>
      )}
      {likely !== null && (
        <span className={styles.note}>
          <IconFridge size={14} stroke={1.75} aria-hidden="true" className={styles.icon} />
          <span>{likely}</span>
        </span>
      )}
    </>
  );
}
