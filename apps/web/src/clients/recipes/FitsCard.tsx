import { isSimple } from "@plateful/access";
import type { User } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { displayName } from "../../lib/language/person-name.ts";
import { toAccessUser } from "../../lib/person/current-user.ts";
import { fittingQuery } from "../../profile/index.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import styles from "./FitsCard.module.css";
import { alikeTogether } from "./fits-of-slot.ts";
import { MealFit } from "./MealFit.tsx";

/** Per meal of a client's week how many recipes fit, and what costs most (ledger PLAN-145). */
export function FitsCard({ client }: { client: User }) {
  const { fitting, general } = usePhrases();
  const hasWeek = (client.intake?.weekly_nutrition_plan ?? null) !== null;
  const isShown = hasWeek && !isSimple(toAccessUser(client));
  const { data, isError } = useQuery({ ...fittingQuery({}, client.id), enabled: isShown });
  if (!isShown) return null;
  return (
    <SectionCard title={fitting.card.title({ name: client.first_name || displayName(client) })}>
      {data === undefined && !isError && (
        <div role="status" aria-label={general.loading}>
          <SkeletonCard shape="row" />
        </div>
      )}
      {data === undefined && isError && <p role="alert">{general.errorLoadingData}</p>}
      <ul className={styles.meals}>
        {alikeTogether(data?.slots ?? []).map((slot) => (
          <MealFit key={slot.meal_slot} slot={slot} />
        ))}
      </ul>
    </SectionCard>
  );
}
