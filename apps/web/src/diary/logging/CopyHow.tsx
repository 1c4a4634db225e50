import type { MealMoment } from "@plateful/nutrition";
import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import { UnitToggle } from "../../ui/fields/UnitToggle.tsx";
import { calendarDaysQuery } from "../day/calendar-day-query.ts";
import styles from "../day/dialogs.module.css";
import { offeredDates } from "./copy-dates.ts";
import { takenDays } from "./taken-days.ts";

interface CopyHowProps {
  date: string;
  today: string;
  chosen: readonly string[];
  /** Only the meals of this moment; the whole day when null. */
  moment: MealMoment | null;
  replaces: boolean;
  onChange: (replaces: boolean) => void;
}

/** On how many of the chosen days something stands, and whether it stays (ledger DIARY-092, DIARY-125). */
export function CopyHow({ date, today, chosen, moment, replaces, onChange }: CopyHowProps) {
  const { logging: words, meals } = usePhrases();
  const { viewedId } = useSubject();
  const { coming, over, weekly } = offeredDates(date, today);
  const offered = [...coming, ...over, ...weekly].toSorted();
  const [first = today, last = today] = [offered[0], offered.at(-1)];
  const { data } = useQuery({ ...calendarDaysQuery(first, last, viewedId), refetchInterval: false });
  const meal = moment === null ? null : meals.momentsInSentence[moment];
  const count = data === undefined ? null : takenDays(data, chosen, moment);
  return (
    <>
      <h3 className={styles.heading}>{words.copyHow}</h3>
      <p role="status" className={styles.taken}>
        {count !== null && chosen.length > 0 && words.taken({ meal, count, days: chosen.length })}
      </p>
      <UnitToggle
        isWide
        label={words.copyHow}
        value={replaces ? "replace" : "add"}
        onChange={(choice) => onChange(choice === "replace")}
        options={[
          { value: "add", label: words.copyAdds },
          { value: "replace", label: words.copyReplaces },
        ]}
      />
    </>
  );
}
