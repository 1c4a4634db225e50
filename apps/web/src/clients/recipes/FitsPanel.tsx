import { formatList } from "@plateful/phrases";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { isFew } from "../../profile/index.ts";
import { FilterSelect } from "../../ui/fields/FilterSelect.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import styles from "./CoachRecipesScreen.module.css";
import { fitsToShow, type ShownFit } from "./fits-to-show.ts";
import type { ClientFitsState } from "./use-client-fits.ts";

const EVERYBODY = "ALL";
const ICON = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

function Fits({ fits }: { fits: readonly ShownFit[] }) {
  const { fitting, meals } = usePhrases();
  const language = useLanguage();
  const words = fitting.panel;
  const few = fits.filter(isFew).map(({ mealType }) => meals.momentsInSentence[mealType]);
  return (
    <>
      <ul aria-live="polite" className={styles.fits}>
        {fits.map((fit) => (
          <li key={fit.mealType} className={isFew(fit) ? styles.few : undefined}>
            {isFew(fit) ? <IconAlertTriangle {...ICON} /> : <IconCircleCheck {...ICON} />}
            <span>
              {words.fits({
                count: fit.allowed,
                meals: fitting.meals[fit.mealType]({ count: fit.allowed }),
                name: fit.name,
              })}
            </span>
          </li>
        ))}
      </ul>
      {few.length > 0 && (
        <Notice kind="warning" title={words.few({ meals: formatList(language, few) })}>
          {words.fewText}
        </Notice>
      )}
    </>
  );
}

/** What fits the clients with the lists as they are now, before they are saved (ledger PLAN-144). */
export function FitsPanel({ fits: { data, isError, isPlaceholderData } }: { fits: ClientFitsState }) {
  const { fitting, general } = usePhrases();
  const words = fitting.panel;
  const [chosen, setChosen] = useState(EVERYBODY);
  const clients = data?.clients ?? [];
  const isThere = clients.some(({ id }) => String(id) === chosen);
  return (
    <SectionCard title={words.title}>
      {data === undefined && !isError && (
        <div role="status" aria-label={general.loading}>
          <SkeletonCard shape="row" />
        </div>
      )}
      {isError && <p role="alert">{general.errorLoadingData}</p>}
      {data !== undefined && clients.length === 0 && <p>{words.noClients}</p>}
      {clients.length > 0 && (
        <div aria-busy={isPlaceholderData} className={styles.panel}>
          <FilterSelect
            label={words.of}
            value={isThere ? chosen : EVERYBODY}
            options={[
              { value: EVERYBODY, text: words.everybody },
              ...clients.map((client) => ({
                value: String(client.id),
                text: `${client.first_name} ${client.last_name}`.trim(),
              })),
            ]}
            onChange={setChosen}
          />
          <Fits fits={fitsToShow(clients, isThere ? Number(chosen) : null)} />
        </div>
      )}
      {(data?.left_out ?? 0) > 0 && <p>{words.leftOut({ count: data?.left_out ?? 0 })}</p>}
    </SectionCard>
  );
}
