import type { ReactNode } from "react";
import { useBrand } from "../lib/brand.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { LanguageSwitch } from "../lib/LanguageSwitch.tsx";
import { PATHS } from "../lib/paths.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { Logo } from "../ui/Logo.tsx";
import styles from "./CheckoutScreen.module.css";

/** The logo of the site, one card, and nothing that leads away from a purchase. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const { navigation } = usePhrases();
  const brand = useBrand();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Logo name={brand?.name ?? "Plateful"} image={brand?.logo_visible ? brand.logo : null} />
      </header>
      <main className={styles.card}>{children}</main>
      <footer className={styles.footer}>
        <LanguageSwitch />
        <AppLink href={PATHS.help} className={styles.help}>
          {navigation.help}
        </AppLink>
      </footer>
    </div>
  );
}
