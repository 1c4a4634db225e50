import { IconChevronLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTitle } from "../../lib/site/use-title.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { SearchField } from "./SearchField.tsx";
import styles from "./Staff.module.css";

interface StaffPageProps {
  title: string;
  /** Below the title, quietly. */
  subtitle?: ReactNode;
  back?: { readonly label: string; readonly href: string };
  /** What can be done with the whole screen. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of the console: its title, the search that is everywhere, and what it is about. */
export function StaffPage({ title, subtitle, back, actions, children }: StaffPageProps) {
  useTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.headWords}>
          {back !== undefined && (
            <AppLink href={back.href} className={styles.back}>
              <IconChevronLeft size={18} aria-hidden="true" /> {back.label}
            </AppLink>
          )}
          <h1>{title}</h1>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <div className={styles.headEnd}>
          {actions}
          <SearchField />
        </div>
      </header>
      {children}
    </div>
  );
}
