import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import styles from "./ClientReport.module.css";
import { meanDay, type ReportDay } from "./report-days.ts";
import { useReportPhrases } from "./use-report-phrases.ts";

const MACROS = ["protein", "carbohydrates", "fat"] as const;

/** The numbers behind ring and bars, among the tables at the end (ledger REPORT-004). */
export function EnergyTable({ days }: { days: readonly ReportDay[] }) {
  const words = useReportPhrases();
  const { nutrition, clients, profile } = usePhrases();
  const count = useCount();
  const mean = meanDay(days);
  if (mean === null) return null;
  const { eaten, planned } = mean;
  const rows = [
    { name: words.energy, unit: clients.plan.kcal, eaten: eaten.kcal, planned: planned?.kcal },
    ...MACROS.map((macro) => ({
      name: nutrition.nutrients[macro],
      ...{ unit: profile.grams, eaten: eaten[macro], planned: planned?.[macro] },
    })),
  ];
  return (
    <table className={styles.table}>
      <caption>{words.blockNames.energy}</caption>
      <thead>
        <tr>
          <th scope="col">{words.nutrient}</th>
          <th scope="col">{words.eaten}</th>
          {planned !== null && <th scope="col">{words.planned}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>
              {count(row.eaten)} {row.unit}
            </td>
            {row.planned !== undefined && (
              <td>
                {count(row.planned)} {row.unit}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
