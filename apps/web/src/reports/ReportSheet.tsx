import { effectiveOrganisation } from "@plateful/access";
import type { User } from "@plateful/contract";
import { MEASUREMENT_TYPES } from "@plateful/nutrition";
import { displayName } from "../lib/language/person-name.ts";
import { toAccessUser, useCurrentUser } from "../lib/person/current-user.ts";
import styles from "./ClientReport.module.css";
import { EatenMostBlock } from "./EatenMostBlock.tsx";
import { EnergyBlock } from "./EnergyBlock.tsx";
import { EnergyTable } from "./EnergyTable.tsx";
import { EssenceBlock } from "./EssenceBlock.tsx";
import { MeasureBlock } from "./MeasureBlock.tsx";
import { MeasureTable } from "./MeasureTable.tsx";
import { PlanBlock } from "./PlanBlock.tsx";
import type { Choices } from "./ReportChoices.tsx";
import { ReportPaper } from "./ReportPaper.tsx";
import { type ReportBlock, useReport } from "./use-report.ts";
import { useReportPhrases } from "./use-report-phrases.ts";
import { WeeksBlock } from "./WeeksBlock.tsx";

interface ReportSheetProps {
  client: User;
  choices: Choices;
}

/** The report itself, as it is printed: always on white, whatever scheme the screens around it have (ledger REPORT-003). */
export function ReportSheet({ client, choices }: ReportSheetProps) {
  const words = useReportPhrases();
  const coach = useCurrentUser();
  const { report } = useReport(client, choices.period);
  if (report === null) return null;
  const practice = effectiveOrganisation(toAccessUser(coach));
  const organisation = practice === null ? null : coach.organisation;
  const shows = (block: ReportBlock) => report.blocks.includes(block) && !choices.without.includes(block);
  const types = MEASUREMENT_TYPES.flatMap((type) => {
    const measured = report.measured[type];
    return measured === undefined || !shows(type) ? [] : [measured];
  });
  const weight = types.find(({ type }) => type === "WEIGHT");
  const notes = [choices.note.trim(), ...choices.quoted].filter((text) => text !== "");
  return (
    <ReportPaper
      name={displayName(client)}
      label={words.of({ name: displayName(client) })}
      report={report}
      reader={choices.reader}
      practice={organisation}
    >
      {shows("essence") && <EssenceBlock report={report} without={choices.without} />}
      {notes.length > 0 && (
        <section className={styles.note}>
          <h2>
            <bdi>{words.from({ name: coach.first_name || displayName(coach) })}</bdi>
          </h2>
          {notes.map((text) => (
            <p key={text} dir="auto">
              {text}
            </p>
          ))}
        </section>
      )}
      <div className={styles.pair}>
        {weight !== undefined && <MeasureBlock client={client} measured={weight} />}
        {shows("energy") && <EnergyBlock days={report.days} />}
      </div>
      {shows("weeks") && <WeeksBlock days={report.days} />}
      {shows("meals") && <EatenMostBlock meals={report.meals} />}
      {shows("plan") && <PlanBlock client={client} />}
      <div className={styles.pair}>
        {types
          .filter(({ type }) => type !== "WEIGHT")
          .map((measured) => (
            <MeasureBlock key={measured.type} client={client} measured={measured} />
          ))}
      </div>
      {(types.length > 0 || shows("energy")) && (
        <div className={styles.tables}>
          {shows("energy") && <EnergyTable days={report.days} />}
          {types.map((measured) => (
            <MeasureTable key={measured.type} measured={measured} />
          ))}
        </div>
      )}
    </ReportPaper>
  );
}
