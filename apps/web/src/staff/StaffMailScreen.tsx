import { resendMail, type StaffMail, unblockAddress } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useCount } from "../lib/language/use-count.ts";
import { call } from "../lib/server/call.ts";
import { Pill } from "../ui/Pill.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { Loaded } from "./parts/Loaded.tsx";
import { RowRepair } from "./parts/RowRepair.tsx";
import styles from "./parts/Staff.module.css";
import { StaffPage } from "./parts/StaffPage.tsx";
import { StaffRow } from "./parts/StaffRow.tsx";
import { mailQuery } from "./parts/staff-query.ts";
import { useMoment } from "./parts/use-moment.ts";
import { useStaffPhrases } from "./parts/use-staff-phrases.ts";

const SECONDS_PER_MINUTE = 60;

function Failed({ mails }: { mails: StaffMail["failed"] }) {
  const { mail: words } = useStaffPhrases();
  const moment = useMoment();
  if (mails.length === 0) return <p className={styles.quiet}>{words.failedNone}</p>;
  const send = async (id: number) => {
    await call(resendMail, { params: { id: String(id) } });
    return words.sent;
  };
  return (
    <ul className={styles.rows}>
      {mails.map((mail) => (
        <StaffRow
          key={mail.id}
          title={<bdi>{mail.recipient}</bdi>}
          text={
            <>
              {words.failedText({ subject: mail.subject, moment: moment(mail.given_up_at) })}
              {mail.failure !== null && (
                <span className={styles.line}>{words.failedCode({ code: mail.failure })}</span>
              )}
            </>
          }
          end={
            mail.can_be_sent ? (
              <RowRepair
                label={words.sendAgain}
                describes={`${mail.subject}, ${mail.recipient}`}
                onRepair={() => send(mail.id)}
              />
            ) : (
              <Pill>{words.outOfDate}</Pill>
            )
          }
        />
      ))}
    </ul>
  );
}

function Blocked({ addresses }: { addresses: StaffMail["blocked"] }) {
  const { mail: words } = useStaffPhrases();
  const moment = useMoment();
  if (addresses.length === 0) return <p className={styles.quiet}>{words.blockedNone}</p>;
  const unblock = async (email: string) => {
    await call(unblockAddress, { body: { email } });
    return words.unblocked;
  };
  return (
    <ul className={styles.rows}>
      {addresses.map(({ email, reason, since }) => (
        <StaffRow
          key={email}
          title={<bdi>{email}</bdi>}
          text={words.blockedText({ reason: words.reasons[reason], moment: moment(since) })}
          end={<RowRepair label={words.unblock} describes={email} onRepair={() => unblock(email)} />}
        />
      ))}
    </ul>
  );
}

/** What waits, what could not be sent, and who gets nothing any more (ledger STAFF-006, STAFF-011). */
export function StaffMailScreen() {
  const { mail: words } = useStaffPhrases();
  const query = useQuery(mailQuery);
  const count = useCount();
  return (
    <StaffPage title={words.title}>
      <Loaded query={query}>
        {({ waiting, oldest_seconds: oldest, failed, blocked }) => (
          <>
            <SectionCard title={words.waiting}>
              <p className={styles.figure}>{count(waiting)}</p>
              {waiting > 0 && oldest !== null && (
                <p className={styles.note}>
                  {words.oldest({ minutes: Math.floor(oldest / SECONDS_PER_MINUTE) })}
                </p>
              )}
            </SectionCard>
            <SectionCard title={words.failed}>
              <Failed mails={failed} />
            </SectionCard>
            <SectionCard title={words.blocked}>
              <Blocked addresses={blocked} />
            </SectionCard>
          </>
        )}
      </Loaded>
    </StaffPage>
  );
}
