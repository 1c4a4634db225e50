import { IconX } from "@tabler/icons-react";
import type { InspirationFilters } from "../../lib/address/recipe-filters.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "./FilterPills.module.css";
import { bandToMinutes } from "./prep-time.ts";

interface FilterPillsProps {
  filters: InspirationFilters;
  onChange: (filters: InspirationFilters) => void;
}

/** What the recipes tab is narrowed to, each to be let go of by itself (ledger REC-021). */
export function FilterPills({ filters, onChange }: FilterPillsProps) {
  const { recipeSearch: words, meals: mealWords, general } = usePhrases();
  const { meals = [], band, ...rest } = filters;
  if (meals.length === 0 && band === undefined) return null;
  const withBand = band === undefined ? {} : { band };
  const keep = (left: typeof meals) => ({
    ...rest,
    ...withBand,
    ...(left.length === 0 ? {} : { meals: left }),
  });
  return (
    <div className={styles.pills}>
      <span>{words.filteredBy}</span>
      {meals.map((meal) => (
        <button
          key={meal}
          type="button"
          aria-label={words.letGo({ filter: mealWords.types[meal] })}
          onClick={() => onChange(keep(meals.filter((other) => other !== meal)))}
        >
          {mealWords.types[meal]} <IconX size={16} aria-hidden="true" />
        </button>
      ))}
      {band !== undefined && (
        <button
          type="button"
          aria-label={words.letGo({ filter: words.minutes(bandToMinutes(band)) })}
          onClick={() => onChange({ ...rest, ...(meals.length === 0 ? {} : { meals }) })}
        >
          {words.minutes(bandToMinutes(band))} <IconX size={16} aria-hidden="true" />
        </button>
      )}
      <button type="button" className={styles.clear} onClick={() => onChange(rest)}>
        {general.clear}
      </button>
    </div>
  );
}
