import type { ReactNode } from "react";
import styles from "./TableScreen.module.css";

interface TableScreenProps {
  /** What lies on the table. */
  drawing: ReactNode;
  title: string;
  text: string;
  /** The way out first. */
  actions: ReactNode;
}

/** A page that is nothing but a table with a plate, what is the matter and the ways out: above each other on a phone, side by side on a desktop. */
export function TableScreen({ drawing, title, text, actions }: TableScreenProps) {
  return (
    <main className={styles.screen}>
      <div className={styles.table}>{drawing}</div>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </main>
  );
}
