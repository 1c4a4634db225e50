import { KeptNotice } from "../lib/kept/KeptNotice.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { useTitle } from "../lib/site/use-title.ts";
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
      <KeptNotice />
      <MyProgress person={ownProgress(user)} />
    </div>
  );
}
