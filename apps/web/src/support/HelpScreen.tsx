import { useRouter } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
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
