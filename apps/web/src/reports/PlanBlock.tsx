import type { User } from "@plateful/contract";
import { WEEKDAYS } from "@plateful/nutrition";
import { formatList } from "@plateful/phrases";
import { plansOfWeek } from "../clients/index.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { weekdayName } from "../lib/language/weekday-name.ts";
import styles from "./ClientReport.module.css";
import { useReportPhrases } from "./use-report-phrases.ts";

const MACROS = ["protein", "carbohydrates", "fat"] as const;

/** What the client's week asks for at present. */
export function PlanBlock({ client }: { client: User }) {
  const words = useReportPhrases();
  const { nutrition, clients, profile } = usePhrases();
  const language = useLanguage();
  const count = useCount();
  const week = client.intake?.weekly_nutrition_plan;
  if (week == null) return null;
  const daysOf = (planId: number) => {
    const days = WEEKDAYS.filter((day) => week[day].id === planId);
    if (days.length === WEEKDAYS.length) return words.everyDay;
    return formatList(
      language,
      days.map((day) => weekdayName(language, day, "short")),
    );
  };
  return (
    <section>
      <h2>{words.blockNames.plan}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.dayPlan}</th>
            <th scope="col">{words.planDays}</th>
            <th scope="col">{words.energy}</th>
            {MACROS.map((macro) => (
              <th key={macro} scope="col">
                {nutrition.nutrients[macro]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plansOfWeek(week).map((plan) => (
            <tr key={plan.id}>
              <th scope="row">
                <bdi>{plan.name}</bdi>
              </th>
              <td>{daysOf(plan.id)}</td>
              <td>
                {count(plan.kcal)} {clients.plan.kcal}
              </td>
              {MACROS.map((macro) => (
                <td key={macro}>
                  {count(plan[macro])} {profile.grams}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
