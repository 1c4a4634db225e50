import { useCurrentUser } from "../lib/current-user.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useIsDesktop } from "../lib/use-media.ts";
import { useTitle } from "../lib/use-title.ts";
import { MyProgress } from "./MyProgress.tsx";
import styles from "./MyProgressScreen.module.css";
import { ownProgress } from "./progress-person.ts";

/** The logo of the coach's organisation, on a phone only; a desktop has it in the side bar (ledger MEAS-003). */
function CoachLogo() {
  const organisation = useCurrentUser().coach?.organisation ?? null;
  const isDesktop = useIsDesktop();
  if (isDesktop || organisation?.logo == null || !organisation.logo_visible) return null;
  return <img src={organisation.logo} alt={organisation.name} className={styles.logo} />;
}

/** A person's own progress (ledger MEAS-001). */
export function MyProgressScreen() {
  const { screen } = usePhrases().measurements;
  const user = useCurrentUser();
  useTitle(screen.title);
  return (
    <div className={styles.page}>
      <CoachLogo />
      <MyProgress person={ownProgress(user)} />
    </div>
  );
}
