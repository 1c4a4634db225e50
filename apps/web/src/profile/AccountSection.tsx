import { isSimple } from "@plateful/access";
import type { User } from "@plateful/contract";
import { PATHS } from "../lib/address/paths.ts";
import { cityOf } from "../lib/language/city-of.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser } from "../lib/person/current-user.ts";
import styles from "./parts/ProfileScreen.module.css";
import { ValueRow } from "./parts/ValueRow.tsx";

interface AccountSectionProps {
  readonly user: User;
  readonly onEdit: (field: "name" | "timeZone") => void;
}

/** Name, e-mail address and time zone; simple organisations have the address among the settings of the app (ledger PROF-003, PROF-008). */
export function AccountSection({ user, onEdit }: AccountSectionProps) {
  const { profile, timeZones } = usePhrases();
  const name = `${user.first_name} ${user.last_name}`.trim();
  return (
    <section aria-label={profile.account} className={styles.section}>
      <h2 className={styles.heading}>{profile.account}</h2>
      <ul className={`${styles.card} ${styles.rows}`}>
        <li>
          <ValueRow title={profile.rows.name} value={name} onPress={() => onEdit("name")} />
        </li>
        {!isSimple(toAccessUser(user)) && (
          <li>
            <ValueRow title={profile.rows.email} value={user.email} href={PATHS.changeEmail} />
          </li>
        )}
        <li>
          <ValueRow
            title={profile.rows.timeZone}
            value={cityOf(user.time_zone, timeZones.cities)}
            onPress={() => onEdit("timeZone")}
          />
        </li>
      </ul>
    </section>
  );
}
