import type { ClientCheckIn } from "@plateful/contract";
import { formatDate, formatNumber } from "@plateful/phrases";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { SevenPlates } from "../ui/plates/SevenPlates.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./ClientCheckIn.module.css";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";

type Week = NonNullable<ClientCheckIn["weeks"]>[number];

const shareOf = ({ eaten, planned }: Week["days"][number]): number | null =>
  eaten === null || planned === null || planned === 0 ? null : eaten / planned;

/** What was eaten of the plan in the four weeks before, a plate a day. */
export function WeeksCard({ weeks }: Pick<ClientCheckIn, "weeks">) {
  const { coach } = useCheckInPhrases();
  const language = useLanguage();
  const percentText = (share: number) =>
    formatNumber(language, share, { style: "percent", maximumFractionDigits: 0 });
  const aside = <span className={styles.quiet}>{coach.fourWeeks}</span>;
  if (weeks === null)
    return (
      <SectionCard title={coach.eaten}>
        <p className={styles.quiet}>{coach.eatenNotShared}</p>
      </SectionCard>
    );
  return (
    <SectionCard title={coach.eaten} aside={aside}>
      <ul className={styles.list}>
        {weeks.map(({ week, starts_on, percent, days }, at) => {
          const shares = days.map(shareOf);
          const spoken = shares.map((share) =>
            share === null ? coach.nothingLogged : String(Math.round(share * 100)),
          );
          const firstDay = formatDate(language, starts_on, { day: "numeric", month: "short" });
          return (
            <li key={starts_on} className={at === weeks.length - 1 ? styles.lastWeek : styles.week}>
              <span>{at === weeks.length - 1 ? coach.week({ week }) : firstDay}</span>
              <SevenPlates
                days={shares.map((share) => ({ share }))}
                description={coach.days({ day: firstDay, days: spoken.join(", ") })}
              />
              <strong className={styles.percent}>
                {percent === null ? "–" : percentText(percent / 100)}
              </strong>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
