import { useRouter } from "@tanstack/react-router";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { useTitle } from "../lib/use-title.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import styles from "./HelpScreen.module.css";
import { SupportContact } from "./SupportContact.tsx";

/** The built-in help pages (ledger SUPPORT-009). */
export function HelpScreen() {
  const { help, general } = usePhrases();
  const router = useRouter();
  useTitle(help.title);
  return (
    <main className={styles.page}>
      <PageHeader
        title={help.title}
        subtitle={help.text}
        back={{ label: general.back, onBack: () => router.history.back() }}
      />
      <ul className={styles.list}>
        {Object.entries(help.articles).map(([key, { title }]) => (
          <li key={key}>
            <AppLink href={`${PATHS.help}/${key}`} className={styles.row}>
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
      <SupportContact />
    </main>
  );
}
