import { useCurrentUser } from "../lib/current-user.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useTitle } from "../lib/use-title.ts";
import { MyProgress } from "./MyProgress.tsx";
import styles from "./MyProgressScreen.module.css";
import { ownProgress } from "./progress-person.ts";

/** A person's own progress (ledger MEAS-001). */
export function MyProgressScreen() {
  const { screen } = usePhrases().measurements;
  const user = useCurrentUser();
  useTitle(screen.title);
  return (
    <div className={styles.page}>
      <MyProgress person={ownProgress(user)} />
    </div>
  );
}
