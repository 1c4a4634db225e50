import { hasFlag } from "@plateful/access";
import type { User } from "@plateful/contract";
import { IconTag } from "@tabler/icons-react";
import { toAccessUser } from "../lib/current-user.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import styles from "./ProfileScreen.module.css";
import { ValueRow } from "./ValueRow.tsx";

/** The way to the products that someone copied from a label (ledger FOOD-061). */
export function ProductsSection({ user }: { user: User }) {
  const { ownProducts: words } = usePhrases();
  // Where no products are logged there are none to keep (ledger DIARY-046).
  if (user.intake === null || hasFlag(toAccessUser(user), "DisableProductLogging")) return null;
  return (
    <section aria-label={words.title} className={styles.section}>
      <h2 className={styles.heading}>{words.title}</h2>
      <div className={styles.card}>
        <ValueRow icon={<IconTag size={22} stroke={1.75} />} title={words.row} href={PATHS.ownProducts} />
      </div>
    </section>
  );
}
