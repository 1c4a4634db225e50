import { STORING_KINDS } from "@plateful/access";
import { IconFileText, IconTrash } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { PressSwitch } from "../lib/site/PressSwitch.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { VisitSwitch } from "../lib/site/VisitSwitch.tsx";
import { ListRow } from "../ui/ListRow.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { ConsentHistory } from "./ConsentHistory.tsx";
import { ConsentSwitch } from "./ConsentSwitch.tsx";
import { DataViews } from "./DataViews.tsx";
import { DownloadRows } from "./DownloadRows.tsx";
import { OwnShares } from "./OwnShares.tsx";
import styles from "./PrivacyScreen.module.css";
import { SharingSection } from "./SharingSection.tsx";

const ICON = { size: 22, stroke: 1.75 } as const;

/** What the person agreed to, what the coach may see, all their data, who has seen it, and how it came to be (ledger PRIV-012). */
export function PrivacyScreen() {
  const { privacy, general } = usePhrases();
  const words = privacy.page;
  const user = useCurrentUser();
  const navigate = useNavigate();
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        subtitle={words.text}
        back={{ label: general.back, onBack: () => void navigate({ to: PATHS.profile }) }}
      />
      <section aria-label={words.consents} className={styles.section}>
        <h2 className={styles.heading}>{words.consents}</h2>
        <ul className={styles.card}>
          {STORING_KINDS.map((kind) => (
            <li key={kind} className={styles.row}>
              <ConsentSwitch kind={kind} user={user} />
            </li>
          ))}
        </ul>
        <PressSwitch className={styles.card} />
        <VisitSwitch className={styles.card} />
      </section>
      {user.coach !== null && <SharingSection user={user} coach={user.coach} />}
      {user.coach !== null && <OwnShares />}
      <section aria-label={words.data} className={styles.section}>
        <h2 className={styles.heading}>{words.data}</h2>
        <div className={styles.card}>
          <DownloadRows />
          <ListRow icon={<IconTrash {...ICON} />} title={words.remove} href={PATHS.profile} />
          <ListRow icon={<IconFileText {...ICON} />} title={words.policy} href="/help/privacy" />
        </div>
      </section>
      <DataViews />
      <ConsentHistory />
    </div>
  );
}
