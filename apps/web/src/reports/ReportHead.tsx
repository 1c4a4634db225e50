import type { Organisation } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import styles from "./ClientReport.module.css";
import type { Choices } from "./ReportChoices.tsx";
import type { Report } from "./use-report.ts";
import { useReportPhrases } from "./use-report-phrases.ts";

export interface ReportHeadProps {
  /** The client's name. */
  name: string;
  report: Report;
  reader: Choices["reader"];
  practice: Pick<Organisation, "name" | "logo" | "logo_visible"> | null;
}

/** Whose report, by which practice, over which days and for whom. */
export function ReportHead({ name, report, reader, practice }: ReportHeadProps) {
  const words = useReportPhrases();
  const language = useLanguage();
  const hasLogo = practice?.logo != null && practice.logo_visible;
  return (
    <header className={styles.title}>
      <div className={styles.practice}>
        <span className={styles.brand}>
          {hasLogo && <img src={practice.logo ?? ""} alt="" className={styles.logo} />}
          <bdi>{practice?.name ?? "Plateful"}</bdi>
        </span>
        <span className={styles.dates}>
          <span>{words.date({ date: formatDate(language, report.to) })}</span>
          <span>
            {words.range({ from: formatDate(language, report.from), to: formatDate(language, report.to) })}
          </span>
        </span>
      </div>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <p className={styles.quiet}>{reader === "client" ? words.forClient : words.forDoctor}</p>
    </header>
  );
}
