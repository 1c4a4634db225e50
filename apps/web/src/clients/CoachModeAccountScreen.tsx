import { IconChefHat } from "@tabler/icons-react";
import { useCurrentUser } from "../lib/current-user.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { useTitle } from "../lib/use-title.ts";
import { ListRow } from "../ui/ListRow.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./ClientPage.module.css";
import { Facts } from "./Facts.tsx";

/** The coach's organisation as clients meet it, and the way to its recipes (ledger COACH-070, COACH-076, PLAN-144). */
export function CoachModeAccountScreen() {
  const { clients, fitting } = usePhrases();
  const words = clients.brand;
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
          {organisation.recipe_system_type === "COMPLEX" && (
            <ListRow
              look="card"
              icon={<IconChefHat size={24} stroke={1.75} />}
              title={fitting.lists.title}
              text={fitting.lists.intro}
              href={PATHS.coachRecipes}
            />
          )}
        </div>
      )}
    </div>
  );
}
