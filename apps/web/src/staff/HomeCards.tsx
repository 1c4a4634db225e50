import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { PATHS } from "../lib/address/paths.ts";
import { useCount } from "../lib/language/use-count.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { AuditLine } from "./parts/AuditLine.tsx";
import { Loaded } from "./parts/Loaded.tsx";
import styles from "./parts/Staff.module.css";
import { StaffRow } from "./parts/StaffRow.tsx";
import { auditQuery, HOME_POLL_MS, jobsQuery, mailQuery } from "./parts/staff-query.ts";
import { useJobKindWords, useJobWords } from "./parts/use-job-words.ts";
import { useStaffPhrases } from "./parts/use-staff-phrases.ts";

const MAX_LINES = 5;
const SECONDS_PER_MINUTE = 60;

const All = ({ href, label }: { href: string; label: string }) => (
  <AppLink href={href} className={styles.all}>
    {label}
  </AppLink>
);

/** The kinds of job that do something, those with failures first. */
export function HomeJobs() {
  const { jobs: words } = useStaffPhrases();
  const query = useQuery({ ...jobsQuery, refetchInterval: HOME_POLL_MS });
  const lineOf = useJobWords();
  const kindText = useJobKindWords();
  return (
    <SectionCard title={words.title} aside={<All href={PATHS.staffJobs} label={words.all} />}>
      <Loaded query={query} isPart>
        {({ kinds }) =>
          kinds.length === 0 ? (
            <p className={styles.quiet}>{words.none}</p>
          ) : (
            <ul className={styles.rows}>
              {kinds
                .toSorted((a, b) => b.failed - a.failed || b.waiting + b.active - a.waiting - a.active)
                .slice(0, MAX_LINES)
                .map((kind) => (
                  <StaffRow
                    key={kind.kind}
                    title={kindText(kind.kind)}
                    text={lineOf(kind)}
                    tone={kind.failed > 0 ? "danger" : "ok"}
                    icon={kind.failed > 0 ? <IconAlertTriangle size={20} /> : <IconCircleCheck size={20} />}
                  />
                ))}
            </ul>
          )
        }
      </Loaded>
    </SectionCard>
  );
}

/** What waits, what failed and who gets nothing. */
export function HomeMail() {
  const { mail: words } = useStaffPhrases();
  const query = useQuery({ ...mailQuery, refetchInterval: HOME_POLL_MS });
  const count = useCount();
  return (
    <SectionCard title={words.title} aside={<All href={PATHS.staffMail} label={words.all} />}>
      <Loaded query={query} isPart>
        {({ waiting, oldest_seconds: oldest, failed, blocked }) => (
          <dl className={styles.figures}>
            <div>
              <dt>{words.waiting}</dt>
              <dd className={styles.figure}>{count(waiting)}</dd>
              {waiting > 0 && oldest !== null && (
                <dd className={styles.note}>
                  {words.oldest({ minutes: Math.floor(oldest / SECONDS_PER_MINUTE) })}
                </dd>
              )}
            </div>
            <div>
              <dt>{words.failed}</dt>
              <dd className={styles.figure}>{count(failed.length)}</dd>
            </div>
            <div>
              <dt>{words.blocked}</dt>
              <dd className={styles.figure}>{count(blocked.length)}</dd>
            </div>
          </dl>
        )}
      </Loaded>
    </SectionCard>
  );
}

/** Who did what last. */
export function HomeAudit() {
  const { audit: words } = useStaffPhrases();
  const query = useQuery({ ...auditQuery({}, MAX_LINES), refetchInterval: HOME_POLL_MS });
  return (
    <SectionCard title={words.title} aside={<All href={PATHS.staffAudit} label={words.all} />}>
      <Loaded query={query} isPart>
        {({ results }) =>
          results.length === 0 ? (
            <p className={styles.quiet}>{words.empty}</p>
          ) : (
            <ul className={styles.rows}>
              {results.map((entry) => (
                <AuditLine key={entry.id} entry={entry} isShort />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SectionCard>
  );
}
