import { IconCalendar, IconChartLine, IconChevronLeft, IconEye } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { plannerHref, useSubject } from "../lib/person/subject.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./ViewAsBanner.module.css";

/** Whose screens these are, the client's other screen, and the way back (ledger DIARY-015, DIARY-076, MEAS-033). */
export function ViewAsBanner() {
  const { user, root } = useSubject();
  const {
    clients: { viewAs },
    navigation,
  } = usePhrases();
  const { pathname } = useLocation();
  const progress = `${root}${PATHS.progress}`;
  const isProgress = pathname === progress;
  const name = user.first_name || user.email;
  return (
    <aside aria-label={viewAs.label} className={styles.place}>
      <div className={styles.banner}>
        <IconEye size={22} stroke={1.75} aria-hidden="true" className={styles.icon} />
        {isProgress ? (
          <h1 className={styles.words}>{viewAs.bannerProgress({ name })}</h1>
        ) : (
          <p className={styles.words}>
            <b>{viewAs.banner({ name })}</b> {viewAs.text}
          </p>
        )}
        {isProgress ? (
          <AppLink href={plannerHref(root)} className={styles.back}>
            <IconCalendar size={18} stroke={1.75} aria-hidden="true" /> {navigation.planner}
          </AppLink>
        ) : (
          <AppLink href={progress} className={styles.back}>
            <IconChartLine size={18} stroke={1.75} aria-hidden="true" /> {navigation.progress}
          </AppLink>
        )}
        <AppLink href={root} className={styles.back}>
          <IconChevronLeft size={18} stroke={2} aria-hidden="true" /> {viewAs.back}
        </AppLink>
      </div>
    </aside>
  );
}
