import { formatDate, formatList } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { UnitToggle } from "../../ui/fields/UnitToggle.tsx";
import type { SameDish } from "./same-dish.ts";

/** More days than this are counted instead of named. */
const MAX_NAMED = 2;

/** "Friday and Sunday", or how many days there are. */
export function useDaysOf(dishes: readonly SameDish[]): string {
  const language = useLanguage();
  const { ownPortion: words } = usePhrases();
  const dates = [...new Set(dishes.map(({ date }) => date))];
  if (dates.length > MAX_NAMED) return words.otherDays({ count: dates.length });
  return formatList(
    language,
    dates.map((date) => formatDate(language, date, { weekday: "long" })),
  );
}

interface SameDishChoiceProps {
  dishes: readonly SameDish[];
  /** What the day of the sheet is called. */
  day: string;
  isAlso: boolean;
  onChange: (isAlso: boolean) => void;
}

/** Whether a portion is that of this meal alone, or also of the same dish on other days of the week (ledger DIARY-119). */
export function SameDishChoice({ dishes, day, isAlso, onChange }: SameDishChoiceProps) {
  const { ownPortion: words } = usePhrases();
  const days = useDaysOf(dishes);
  return (
    <UnitToggle
      isWide
      label={words.forWhich}
      value={isAlso ? "also" : "only"}
      options={[
        { value: "only", label: words.only({ day }) },
        { value: "also", label: words.also({ days }) },
      ]}
      onChange={(value) => onChange(value === "also")}
    />
  );
}
