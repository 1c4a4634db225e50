import { retryJobs, type StaffJobs } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import { Loaded } from "./parts/Loaded.tsx";
import { RowRepair } from "./parts/RowRepair.tsx";
import styles from "./parts/Staff.module.css";
import { StaffPage } from "./parts/StaffPage.tsx";
import { StaffRow } from "./parts/StaffRow.tsx";
import { jobsQuery } from "./parts/staff-query.ts";
import { useJobKindWords, useJobWords } from "./parts/use-job-words.ts";
import { useMoment } from "./parts/use-moment.ts";
import { useStaffPhrases } from "./parts/use-staff-phrases.ts";

/** The kind of job that reads recipes. */
const IMPORT_JOB = "recipe-import";

function Failed({ jobs }: { jobs: StaffJobs["failed"] }) {
  const { jobs: words } = useStaffPhrases();
  const moment = useMoment();
  const kindText = useJobKindWords();
  if (jobs.length === 0) return <p className={styles.quiet}>{words.failedNone}</p>;
  return (
    <ul className={styles.rows}>
      {jobs.map(({ id, kind, tries, failed_at: at, error }) => (
        <StaffRow
          key={id}
          title={kindText(kind)}
          text={words.failedText({
            tries,
            moment: at === null ? "" : moment(at),
            error: error ?? words.noError,
          })}
          end={
            <RowRepair
              label={words.tryAgain}
              describes={`${kindText(kind)} ${id}`}
              onRepair={async () => words.tried(await call(retryJobs, { body: { kind, id } }))}
            />
          }
        />
      ))}
    </ul>
  );
}

function Kinds({ kinds }: { kinds: StaffJobs["kinds"] }) {
  const { jobs: words } = useStaffPhrases();
  const lineOf = useJobWords();
  const kindText = useJobKindWords();
  if (kinds.length === 0) return <p className={styles.quiet}>{words.none}</p>;
  return (
    <ul className={styles.rows}>
      {kinds.map((each) => (
        <StaffRow
          key={each.kind}
          title={kindText(each.kind)}
          text={lineOf(each)}
          end={
            each.failed > 1 && (
              <RowRepair
                label={words.tryAgain}
                describes={words.tryAll({ kind: kindText(each.kind) })}
                onRepair={async () => words.tried(await call(retryJobs, { body: { kind: each.kind } }))}
              />
            )
          }
        />
      ))}
    </ul>
  );
}

function Imports({ imports }: { imports: StaffJobs["imports"] }) {
  const { jobs } = useStaffPhrases();
  const words = jobs.imports;
  const moment = useMoment();
  if (imports.length === 0) return <p className={styles.quiet}>{words.none}</p>;
  const statusOf = ({ status, failure }: StaffJobs["imports"][number]) =>
    status === "FAILED"
      ? ((words.failures as Readonly<Record<string, string>>)[failure ?? ""] ?? jobs.noError)
      : words[status];
  return (
    <ul className={styles.rows}>
      {imports.map((one) => (
        <StaffRow
          key={one.id}
          title={one.practice ?? words.product}
          text={words.text({ status: statusOf(one), moment: moment(one.asked_at), tries: one.tries })}
          end={
            one.can_be_retried ? (
              <RowRepair
                label={jobs.tryAgain}
                describes={`${words.title} ${one.id}`}
                onRepair={async () =>
                  jobs.tried(await call(retryJobs, { body: { kind: IMPORT_JOB, import: one.id } }))
                }
              />
            ) : (
              <span className={styles.quiet}>{words.lost}</span>
            )
          }
        />
      ))}
    </ul>
  );
}

/** What waits in the queue, what was given up, and a try again (ledger STAFF-005, STAFF-011), and imports that are stuck (STAFF-029). */
export function StaffJobsScreen() {
  const { jobs: words } = useStaffPhrases();
  const query = useQuery(jobsQuery);
  return (
    <StaffPage title={words.title}>
      <Loaded query={query}>
        {({ kinds, failed, imports }) => (
          <>
            <SectionCard title={words.failedTitle}>
              <Failed jobs={failed} />
            </SectionCard>
            <SectionCard title={words.imports.title}>
              <Imports imports={imports} />
            </SectionCard>
            <SectionCard title={words.kinds}>
              <Kinds kinds={kinds} />
            </SectionCard>
          </>
        )}
      </Loaded>
    </StaffPage>
  );
}
