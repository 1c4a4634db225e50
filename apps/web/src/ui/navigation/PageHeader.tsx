import { IconChevronLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { IconButton } from "../base/IconButton.tsx";
import styles from "./PageHeader.module.css";

interface PageHeaderProps {
  title: string;
  /** A quiet line above the title: a date, a section. */
  eyebrow?: ReactNode;
  subtitle?: ReactNode;
  back?: { label: string; onBack: () => void };
  actions?: ReactNode;
}

/** The screen's one h1, what belongs above it, and what can be done with the whole screen. */
export function PageHeader({ title, eyebrow, subtitle, back, actions }: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, back && styles.withBack)}>
      {back && (
        <IconButton label={back.label} onClick={back.onBack}>
          <IconChevronLeft size={24} />
        </IconButton>
      )}
      <div className={styles.words}>
        {eyebrow !== undefined && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1 className={styles.title}>{title}</h1>
        {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
