import { hasFlag } from "@plateful/access";
import type { User } from "@plateful/contract";
import { IconTag } from "@tabler/icons-react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser } from "../lib/person/current-user.ts";
import styles from "./parts/ProfileScreen.module.css";
import { ValueRow } from "./parts/ValueRow.tsx";

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
