import { VisuallyHidden } from "@mantine/core";
import type { EnergyUse } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./EnergyUse.module.css";
import type { EnergyWords } from "./energy-words.ts";

const DAYS = 28;

/** Every value that the chart draws, newest first. */
export function EnergyTable({ use, words }: { use: EnergyUse; words: EnergyWords }) {
  const { energyUse: phrases, nutrition } = usePhrases();
  const days = new Map(use.days.map((day) => [day.date, day]));
  const weights = new Map(use.weigh_ins.map(({ date, kg }) => [date, kg]));
  const dates = Array.from({ length: DAYS + 1 }, (_, at) => addDays(use.until, 1 - at));
  const known = dates.filter((date) => days.has(date) || weights.has(date));
  return (
    <details className={styles.more}>
      <summary>{phrases.table}</summary>
      <table className={styles.table}>
        <VisuallyHidden component="caption">{phrases.ateAndWeighed}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{phrases.date}</th>
            <th scope="col">{phrases.eaten}</th>
            <th scope="col">{phrases.weight}</th>
          </tr>
        </thead>
        <tbody>
          {known.map((date) => {
            const day = days.get(date);
            const kg = weights.get(date);
            return (
              <tr key={date}>
                <th scope="row">{words.shortDay(date)}</th>
                <td>
                  {day === undefined ? "–" : `${words.kcal(day.kcal)} ${nutrition.units.kcal}`}
                  {day?.is_full === false && <span className={styles.quiet}> ({phrases.notFull})</span>}
                </td>
                <td>{kg === undefined ? "–" : words.weight.text(kg)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
