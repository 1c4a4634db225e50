import { VisuallyHidden } from "@mantine/core";
import { adherencePercent, WEEKDAYS } from "@plateful/nutrition";
import { formatDate, formatNumber } from "@plateful/phrases";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { weekdayName } from "../lib/language/weekday-name.ts";
import { SevenPlates } from "../ui/plates/SevenPlates.tsx";
import styles from "./ClientReport.module.css";
import { loggedDays, type ReportDay, shareOfPlan, weeksOf } from "./report-days.ts";
import { useReportPhrases } from "./use-report-phrases.ts";

/** A table of weeks in which each day is a plate; the rings say it without colour (ledger REPORT-004). */
export function WeeksBlock({ days }: { days: readonly ReportDay[] }) {
  const words = useReportPhrases();
  const language = useLanguage();
  const percentText = (share: number) =>
    formatNumber(language, share, { style: "percent", maximumFractionDigits: 0 });
  const meanText = (some: readonly ReportDay[]) => {
    const percent = adherencePercent(some);
    return percent === null ? "–" : percentText(percent / 100);
  };
  const wordsOf = (day: ReportDay) => {
    const weekday = formatDate(language, day.date, { weekday: "long", day: "numeric", month: "long" });
    const share = shareOfPlan(day);
    return share === null
      ? words.dayNothing({ day: weekday })
      : words.dayPercent({ day: weekday, percent: percentText(share) });
  };
  const summary = { logged: loggedDays(days).length, days: days.length, percent: meanText(days) };
  return (
    <section className={styles.whole}>
      <h2>{words.blockNames.weeks}</h2>
      <p>{words.weeksText(summary)}</p>
      <table className={styles.weeks}>
        <thead>
          <tr>
            <th scope="col">{words.week}</th>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col">
                <span aria-hidden="true">{weekdayName(language, day, "short")}</span>
                <VisuallyHidden>{weekdayName(language, day, "long")}</VisuallyHidden>
              </th>
            ))}
            <th scope="col">{words.mean}</th>
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week.monday}>
              <th scope="row">{formatDate(language, week.monday, { day: "numeric", month: "short" })}</th>
              {week.days.map((day, at) => (
                <td key={WEEKDAYS[at]}>
                  {day === null ? (
                    <VisuallyHidden>{words.outside}</VisuallyHidden>
                  ) : (
                    <SevenPlates days={[{ share: shareOfPlan(day) }]} description={wordsOf(day)} />
                  )}
                </td>
              ))}
              <td>{meanText(week.days.filter((day) => day !== null))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{words.legend}</p>
    </section>
  );
}
