import { IconHelpCircle, IconSearch, IconX } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { classNames } from "../../ui/base/class-names.ts";
import dialogs from "../day/dialogs.module.css";
import styles from "./MealSentence.module.css";

interface UnknownLineProps {
  words: string;
  onSearch: () => void;
  onLeaveOut: () => void;
}

/** What no food is called: its words stay, to be searched for. */
export function UnknownLine({ words: said, onSearch, onLeaveOut }: UnknownLineProps) {
  const { mealSentence: words } = usePhrases();
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <span aria-hidden="true" className={classNames(styles.tile, styles.doubt)}>
          <IconHelpCircle size={26} stroke={1.5} />
        </span>
        <span className={styles.name}>
          <b>{said}</b>
          <span>{words.notFound}</span>
        </span>
        <button
          type="button"
          className={styles.remove}
          aria-label={words.remove({ name: said })}
          onClick={onLeaveOut}
        >
          <IconX size={20} stroke={1.75} />
        </button>
      </div>
      <div className={styles.choices}>
        <button
          type="button"
          className={dialogs.chip}
          aria-label={words.searchFor({ words: said })}
          onClick={onSearch}
        >
          <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          {words.search}
        </button>
      </div>
    </li>
  );
}
