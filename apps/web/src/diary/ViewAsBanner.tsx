import { IconChevronLeft, IconEye } from "@tabler/icons-react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useSubject } from "../lib/subject.ts";
import { AppLink } from "../ui/AppLink.tsx";
import styles from "./ViewAsBanner.module.css";

/** Says whose diary this is, and leads back to the client (ledger DIARY-015, DIARY-076). */
export function ViewAsBanner() {
  const { user, root } = useSubject();
  const { viewAs } = usePhrases().clients;
  return (
    <aside aria-label={viewAs.label} className={styles.place}>
      <div className={styles.banner}>
        <IconEye size={22} stroke={1.75} aria-hidden="true" className={styles.icon} />
        <p className={styles.words}>
          <b>{viewAs.banner({ name: user.first_name || user.email })}</b> {viewAs.text}
        </p>
        <AppLink href={root} className={styles.back}>
          <IconChevronLeft size={18} stroke={2} aria-hidden="true" /> {viewAs.back}
        </AppLink>
      </div>
    </aside>
  );
}
