import type { Organisation, PracticeMember } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { todayOf } from "../../lib/device/today.ts";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { displayName } from "../../lib/language/person-name.ts";
import { Pill } from "../../ui/Pill.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { ExtendTrial } from "../parts/ExtendTrial.tsx";
import { Loaded } from "../parts/Loaded.tsx";
import { membersQuery } from "../parts/organisation-query.ts";
import { personPath } from "../parts/person-path.ts";
import styles from "../parts/Staff.module.css";
import { StaffRow } from "../parts/StaffRow.tsx";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { ChooseOwner } from "./ChooseOwner.tsx";

function Member({ organisation, member }: { organisation: Organisation; member: PracticeMember }) {
  const { practices, off } = useStaffPhrases();
  const words = practices.members;
  const language = useLanguage();
  const { trial_ends_at: endsAt, account_enabled: isOn } = member;
  const name = displayName(member);
  return (
    <StaffRow
      href={personPath(member.id)}
      title={<bdi>{name}</bdi>}
      text={
        <>
          <bdi>{member.email}</bdi>
          {` · ${words.clients({ count: member.clients })}`}
          {endsAt !== null && (
            <span className={styles.line}>
              {words.trial({ date: formatDate(language, todayOf(new Date(endsAt))) })}
            </span>
          )}
        </>
      }
      end={
        <>
          {!isOn && <Pill tone="over">{off}</Pill>}
          <Pill tone={member.is_named_owner ? "brand" : "neutral"}>{words.roles[member.role]}</Pill>
          {isOn && endsAt !== null && <ExtendTrial id={member.id} name={name} />}
          {isOn && !member.is_named_owner && <ChooseOwner {...{ organisation, member }} />}
        </>
      }
    />
  );
}

/** The coaches of an organisation: who owns it, and until when each may try the product (ledger STAFF-022). */
export function PracticeMembers({ organisation }: { organisation: Organisation }) {
  const { members: words } = useStaffPhrases().practices;
  const query = useQuery(membersQuery(organisation.id));
  return (
    <SectionCard title={words.title}>
      <Loaded query={query} isPart>
        {(members) =>
          members.length === 0 ? (
            <p className={styles.quiet}>{words.none}</p>
          ) : (
            <ul className={styles.rows}>
              {members.map((member) => (
                <Member key={member.id} {...{ organisation, member }} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SectionCard>
  );
}
