import { type StaffPerson, unblockAddress } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import type { ReactNode } from "react";
import { todayOf } from "../../lib/device/today.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { call } from "../../lib/server/call.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { FactList } from "../parts/FactList.tsx";
import { organisationPath } from "../parts/organisation-query.ts";
import { personPath } from "../parts/person-path.ts";
import { RowRepair } from "../parts/RowRepair.tsx";
import { useMoment } from "../parts/use-moment.ts";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";

function Mail({ person }: { person: StaffPerson }) {
  const { persons: words, mail } = useStaffPhrases();
  const { mail_blocked: reason, email } = person;
  const confirmed = person.email_confirmed ? words.confirmed : words.unconfirmed;
  if (reason === null) return confirmed;
  const unblock = async () => {
    await call(unblockAddress, { body: { email } });
    return mail.unblocked;
  };
  return (
    <>
      {confirmed}, {words.blocked({ reason: mail.reasons[reason] })}
      <RowRepair label={mail.unblock} describes={email} onRepair={unblock} />
    </>
  );
}

/** The subscription in the words of billing; a state of the provider that has none keeps its name. */
function useSubscriptionWords(): (status: string) => string {
  const { billing } = usePhrases();
  const statuses: Readonly<Record<string, string>> = billing.statuses;
  return (status) => statuses[status] ?? status;
}

/** What staff know of an account; nothing of health (ledger STAFF-003, STAFF-014). */
export function PersonFacts({ person }: { person: StaffPerson }) {
  const words = useStaffPhrases();
  const { persons } = words;
  const names = persons.factNames;
  const language = useLanguage();
  const moment = useMoment();
  const count = useCount();
  const subscription = useSubscriptionWords();
  const day = (at: string) => formatDate(language, todayOf(new Date(at)));
  const { coach, organisation } = person;
  const role = words.roles[person.role];
  const facts: readonly (readonly [string, ReactNode] | null)[] = [
    [names.number, String(person.id)],
    [names.role, person.is_owner ? `${role}, ${persons.owner}` : role],
    organisation === null
      ? null
      : [
          names.organisation,
          <AppLink key="name" href={organisationPath(organisation.id)}>
            <bdi>{organisation.name}</bdi>
          </AppLink>,
        ],
    coach === null
      ? null
      : [
          names.coach,
          <AppLink key="coach" href={personPath(coach.id)}>
            <bdi>{coach.name}</bdi>
          </AppLink>,
        ],
    person.role === "COACH" ? [names.clients, count(person.clients)] : null,
    [names.joined, day(person.date_joined)],
    [names.active, person.last_active_at === null ? persons.never : moment(person.last_active_at)],
    [names.language, person.locale === null ? persons.noLanguage : persons.languages[person.locale]],
    [names.mail, <Mail key="mail" person={person} />],
    [names.codes, person.codes_locked ? persons.codesLocked : persons.codesOn],
    person.trial_ends_at === null ? null : [names.trial, day(person.trial_ends_at)],
    person.subscription === null ? null : [names.subscription, subscription(person.subscription)],
    person.payment_status_override === null
      ? null
      : [names.free, persons.overrides[person.payment_status_override]],
    [names.sessions, persons.devices({ count: person.sessions })],
  ];
  return (
    <SectionCard title={persons.facts}>
      <FactList facts={facts.filter((fact) => fact !== null)} />
    </SectionCard>
  );
}
