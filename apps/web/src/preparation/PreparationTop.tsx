import { IconChevronLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "../ui/base/IconButton.tsx";
import styles from "./Preparation.module.css";
import { usePreparationWords } from "./use-preparation-words.ts";

interface PreparationTopProps {
  title: string;
  /** From when to when. */
  subtitle?: ReactNode;
  actions?: ReactNode;
  onLeave: () => void;
}

/** What is prepared on which day, and the way back. */
export function PreparationTop({ title, subtitle, actions, onLeave }: PreparationTopProps) {
  const { words } = usePreparationWords();
  return (
    <header className={styles.top}>
      <IconButton label={words.close} onClick={onLeave}>
        <IconChevronLeft size={26} stroke={1.75} />
      </IconButton>
      <div className={styles.titles}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
      {actions}
    </header>
  );
}
