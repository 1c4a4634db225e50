import type { ReactNode } from "react";
import { classNames } from "../../ui/base/class-names.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import styles from "./StaffRow.module.css";

interface StaffRowProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  tone?: "danger" | "warn" | "info" | "ok";
  href?: string;
  /** What can be done about it, or how it stands. */
  end?: ReactNode;
}

/** A line of a card: what it is, what there is to know, and what can be done, which on a phone stands below. */
export function StaffRow({ title, text, icon, tone = "info", href, end }: StaffRowProps) {
  return (
    <li className={styles.row}>
      {icon !== undefined && (
        <span aria-hidden="true" className={classNames(styles.icon, styles[tone])}>
          {icon}
        </span>
      )}
      <div className={styles.words}>
        {href === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <AppLink href={href} className={classNames(styles.title, styles.link)}>
            {title}
          </AppLink>
        )}
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </li>
  );
}
