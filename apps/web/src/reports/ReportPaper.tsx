import { brandVariables } from "@plateful/appearance";
import type { Organisation } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import type { CSSProperties, ReactNode } from "react";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { displayName } from "../lib/language/person-name.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import styles from "./ClientReport.module.css";
import { ReportHead, type ReportHeadProps } from "./ReportHead.tsx";
import { useReportPhrases } from "./use-report-phrases.ts";

const DEFAULT_COLOUR = "#2b7f3f";

/** What a report shows of a practice. */
type ReportBrand = Pick<Organisation, "name" | "logo" | "logo_visible" | "primary_colour">;

interface ReportPaperProps extends ReportHeadProps {
  label: string;
  practice: ReportBrand | null;
  children: ReactNode;
}

/** The paper of a report with its head and foot, in the practice's colour and always on white (ledger REPORT-003). */
export function ReportPaper({ label, children, ...head }: ReportPaperProps) {
  const words = useReportPhrases();
  const language = useLanguage();
  const coach = useCurrentUser();
  const { practice, report } = head;
  const colours = brandVariables(practice?.primary_colour ?? DEFAULT_COLOUR, "light");
  return (
    <article
      lang={language}
      aria-label={label}
      data-preview-scheme="light"
      style={colours as CSSProperties}
      className={styles.sheet}
    >
      <ReportHead {...head} />
      {children}
      <footer className={styles.foot}>
        <bdi>{words.madeBy({ name: displayName(coach) })}</bdi>
        {practice !== null && <bdi>{practice.name}</bdi>}
        <span>{coach.email}</span>
        <span>{formatDate(language, report.to)}</span>
      </footer>
    </article>
  );
}
