import { type ReactNode, useId } from "react";
import styles from "./SectionCard.module.css";

interface SectionCardProps {
  title?: string;
  /** Beside the title: a link, a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A card on the page; never one inside another. */
export function SectionCard({ title, aside, children }: SectionCardProps) {
  const titleId = useId();
  if (title === undefined) return <div className={styles.card}>{children}</div>;
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
