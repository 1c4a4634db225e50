import type { FittingRecipes } from "@plateful/contract";
import { formatList } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { weekdayName } from "../../lib/language/weekday-name.ts";
import { isFew } from "../../profile/index.ts";
import { Pill } from "../../ui/Pill.tsx";
import styles from "./FitsCard.module.css";
import { type Gain, gainsOfSlot } from "./fits-of-slot.ts";

const WEEK = 7;

/** How many recipes fit one meal, on which days when not on all, and what costs most. */
export function MealFit({ slot }: { slot: FittingRecipes["slots"][number] }) {
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
        {days.length > 0 && days.length < WEEK && (
          <span className={styles.days}>{formatList(language, days)}</span>
        )}
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
