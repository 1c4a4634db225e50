import { useCurrentUser } from "../lib/person/current-user.ts";
import styles from "./PracticeHeader.module.css";

/**
 * The logo of the coach's organisation above a client's screens on a phone, where the organisation shows it; a desktop has it
 * in the side bar (ledger ORG-027, MEAS-003). A coach who looks at a client's screens is nobody's client there.
 */
export function PracticeHeader() {
  const organisation = useCurrentUser().coach?.organisation ?? null;
  if (organisation?.logo == null || !organisation.logo_visible) return null;
  return (
    <div className={styles.header}>
      <img src={organisation.logo} alt={organisation.name} className={styles.logo} />
    </div>
  );
}
