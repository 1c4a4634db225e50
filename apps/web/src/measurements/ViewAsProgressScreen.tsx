import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useSubject } from "../lib/person/subject.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { MyProgress } from "./MyProgress.tsx";
import styles from "./MyProgressScreen.module.css";
import { clientProgress } from "./progress-person.ts";

/** A client's progress as the client sees it, without title and logo; the banner above says whose it is (ledger MEAS-033). */
export function ViewAsProgressScreen() {
  const { user } = useSubject();
  useTitle(usePhrases().measurements.screen.title);
  return (
    <div className={styles.page}>
      <MyProgress person={clientProgress(user)} hasTitle={false} />
    </div>
  );
}
