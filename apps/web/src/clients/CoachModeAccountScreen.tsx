import { useCurrentUser } from "../lib/current-user.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useTitle } from "../lib/use-title.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./ClientPage.module.css";
import { Facts } from "./Facts.tsx";

/** The coach's organisation as clients meet it (ledger COACH-070, COACH-076). */
export function CoachModeAccountScreen() {
  const { brand: words } = usePhrases().clients;
  const { organisation } = useCurrentUser();
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <PageHeader title={words.title} />
      {organisation === null ? (
        <StatePanel kind="empty" title={words.noOrganisation} text={words.noOrganisationText} />
      ) : (
        <div className={styles.settings}>
          <SectionCard title={words.look}>
            <Facts
              facts={[
                { name: words.name, value: organisation.name },
                {
                  name: words.colour,
                  value: (
                    <>
                      <i
                        aria-hidden="true"
                        className={styles.swatch}
                        style={{ background: organisation.primary_colour }}
                      />
                      {organisation.primary_colour}
                    </>
                  ),
                },
                ...(organisation.subdomain === null
                  ? []
                  : [{ name: words.address, value: organisation.subdomain }]),
              ]}
            />
          </SectionCard>
        </div>
      )}
    </div>
  );
}
