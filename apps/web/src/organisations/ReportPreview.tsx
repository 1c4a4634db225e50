import { useToday } from "../lib/device/today.ts";
import { displayName } from "../lib/language/person-name.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import {
  EatenMostBlock,
  EnergyBlock,
  EssenceBlock,
  ReportPaper,
  useReportPhrases,
  WeeksBlock,
} from "../reports/index.ts";
import styles from "./BrandPreviewDialog.module.css";
import { sampleReport } from "./sample-report.ts";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

interface ReportPreviewProps {
  name: string;
  logo: string | null;
  colour: string;
}

/** A client's report in the brand that is not saved yet, of the parts that make it up, with a client who does not exist (ledger ORG-062). */
export function ReportPreview({ name, logo, colour }: ReportPreviewProps) {
  const { branding: words } = useOwnPracticePhrases();
  const report = useReportPhrases();
  const coach = useCurrentUser();
  const today = useToday();
  const { sample } = words;
  const eaten = [
    { name: sample.breakfast, times: 9, picture: null },
    { name: sample.lunch, times: 6, picture: null },
    { name: sample.dinner, times: 4, picture: null },
  ];
  const shown = sampleReport(today, eaten);
  const practice = { name, logo, logo_visible: logo !== null, primary_colour: colour };
  return (
    <div inert aria-hidden="true" className={styles.sheet}>
      <ReportPaper name={sample.client} label="" report={shown} reader="client" practice={practice}>
        <EssenceBlock report={shown} without={[]} />
        <section>
          <h2>{report.from({ name: coach.first_name || displayName(coach) })}</h2>
          <p>{sample.note}</p>
        </section>
        <EnergyBlock days={shown.days} />
        <WeeksBlock days={shown.days} />
        <EatenMostBlock meals={shown.meals} />
      </ReportPaper>
    </div>
  );
}
