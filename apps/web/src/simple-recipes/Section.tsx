import type { ReactNode } from "react";
import { useId } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./Section.module.css";

interface SectionProps {
  title: string;
  /** Where all of it is to be seen. */
  href?: string;
  children: ReactNode;
}

/** A titled part of the inspiration screen. */
export function Section({ title, href, children }: SectionProps) {
  const { simpleRecipes: words } = usePhrases();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {href !== undefined && (
          <AppLink href={href} className={styles.all} label={words.seeAllOf({ title })}>
            {words.seeAll}
          </AppLink>
        )}
      </header>
      {children}
    </section>
  );
}
