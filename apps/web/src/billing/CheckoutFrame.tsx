import type { ReactNode } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { LanguageSwitch } from "../lib/language/LanguageSwitch.tsx";
import { useBrand } from "../lib/site/brand.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { Logo } from "../ui/plates/Logo.tsx";
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
