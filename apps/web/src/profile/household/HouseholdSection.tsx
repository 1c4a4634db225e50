import type { User } from "@plateful/contract";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "../parts/ProfileScreen.module.css";
import { showsHousehold } from "../parts/profile-view.ts";
import { HouseholdRows } from "./HouseholdRows.tsx";

/** Who eats along with the signed-in person. */
export function HouseholdSection({ user }: { user: User }) {
  const { household } = usePhrases();
  if (!showsHousehold(user)) return null;
  return (
    <section aria-label={household.title} className={styles.section}>
      <h2 className={styles.heading}>{household.title}</h2>
      <div className={styles.card}>
        <HouseholdRows person={user} />
      </div>
    </section>
  );
}
