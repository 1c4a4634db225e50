import { Button } from "@mantine/core";
import type { TemplateUse } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { Avatar, useMomentWords } from "../clients/index.ts";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import { usesQuery } from "./template-query.ts";
import styles from "./UsesCard.module.css";
import { useTemplatePhrases } from "./use-template-phrases.ts";
import { useUndoTemplate } from "./use-undo-template.ts";

/** Those who were given the same template on the same occasion. */
const occasionOf = ({ template_name, applied_at }: TemplateUse) =>
  `${template_name} ${applied_at.slice(0, 13)}`;

/** What templates did in the last 7 days, for one client or for all of one occasion to be undone (ledger COACH-113). */
export function UsesCard({ mayEdit }: { mayEdit: boolean }) {
  const { uses: words } = useTemplatePhrases();
  const moment = useMomentWords();
  const { data: uses = [] } = useQuery(usesQuery);
  const undo = useUndoTemplate();
  if (uses.length === 0) return null;
  const occasions = [...Map.groupBy(uses, occasionOf)];
  const isUndoing = ({ client }: TemplateUse) =>
    undo.isPending && undo.variables.some((use) => use.client === client);
  return (
    <SectionCard title={words.title}>
      {occasions.map(([key, group]) => (
        <section key={key} className={styles.occasion}>
          <header className={styles.head}>
            <h3 className={styles.when}>
              {words.when({
                template: group[0]?.template_name ?? "",
                day: moment(group[0]?.applied_at ?? "", "in-sentence"),
              })}
            </h3>
            {mayEdit && group.length > 1 && (
              <Button
                variant="default"
                loading={undo.isPending && undo.variables.length > 1}
                onClick={() => undo.mutate(group)}
              >
                {words.undoAll({ count: group.length })}
              </Button>
            )}
          </header>
          <ul className={styles.uses}>
            {group.map((use) => (
              <li key={use.client} className={styles.use}>
                <Avatar id={use.client} initials={initialsOf(use)} />
                <span className={styles.name}>{displayName(use)}</span>
                {mayEdit && (
                  <Button
                    variant="default"
                    aria-label={words.undoOf({ name: displayName(use) })}
                    loading={isUndoing(use)}
                    onClick={() => undo.mutate([use])}
                  >
                    {words.undo}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SectionCard>
  );
}
