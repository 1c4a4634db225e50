import { isSimple } from "@plateful/access";
import type { FittingRecipes, User } from "@plateful/contract";
import { formatList } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { toAccessUser } from "../lib/current-user.ts";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import { weekdayName } from "../lib/weekday-name.ts";
import { fittingQuery, isFew } from "../profile/index.ts";
import { Pill } from "../ui/Pill.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { displayName } from "./client-view.ts";
import styles from "./FitsCard.module.css";
import { alikeTogether, type Gain, gainsOfSlot } from "./fits-of-slot.ts";

const WEEK = 7;

function MealFit({ slot }: { slot: FittingRecipes["slots"][number] }) {
  const { fitting, meals, clients } = usePhrases();
  const language = useLanguage();
  const words = clients.viewAs.diary.diagnosis;
  const nameOf = (gain: Gain) =>
    gain.kind === "ingredient"
      ? fitting.card.noAvoided({ name: gain.name.toLocaleLowerCase(language) })
      : words.restrictions[gain.restriction];
  const days = slot.days.map((day) => weekdayName(language, day, "short"));
  return (
    <li className={styles.meal}>
      <p className={styles.name}>
        <b>{meals.moments[slot.meal_moment]}</b>
        {days.length < WEEK && <span className={styles.days}>{formatList(language, days)}</span>}
        {isFew(slot) && <Pill tone="warning">{fitting.card.few}</Pill>}
      </p>
      <p>
        {slot.recipes === 0
          ? words.noRecipes
          : fitting.card.fit({ count: slot.allowed, total: slot.recipes })}
      </p>
      {gainsOfSlot(slot).map((gain) => (
        <p key={nameOf(gain)} className={styles.gain}>
          {nameOf(gain)}: {words.gain({ count: gain.costs })}
        </p>
      ))}
    </li>
  );
}

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
