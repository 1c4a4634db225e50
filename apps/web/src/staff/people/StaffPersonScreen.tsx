import { Button } from "@mantine/core";
import type { StaffPerson } from "@plateful/contract";
import { formatTime } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { displayName } from "../../lib/language/person-name.ts";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { Notice } from "../../ui/Notice.tsx";
import { giveFocusBack } from "../../ui/overlays/give-focus-back.ts";
import { Pill } from "../../ui/Pill.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { AuditLine } from "../parts/AuditLine.tsx";
import { Loaded } from "../parts/Loaded.tsx";
import styles from "../parts/Staff.module.css";
import { StaffPage } from "../parts/StaffPage.tsx";
import { auditQuery } from "../parts/staff-query.ts";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { ClosedHealth } from "./ClosedHealth.tsx";
import { OpenHealth } from "./OpenHealth.tsx";
import { PersonActions } from "./PersonActions.tsx";
import { PersonFacts } from "./PersonFacts.tsx";
import { personQuery } from "./person-query.ts";
import { useHealthOpening } from "./use-health-opening.ts";

const MAX_ENTRIES = 10;

function Log({ id }: { id: number }) {
  const { persons: words } = useStaffPhrases();
  const query = useQuery(auditQuery({ user: id }, MAX_ENTRIES));
  return (
    <SectionCard title={words.log}>
      <Loaded query={query} isPart>
        {({ results }) =>
          results.length === 0 ? (
            <p className={styles.quiet}>{words.noLog}</p>
          ) : (
            <ul className={styles.rows}>
              {results.map((entry) => (
                <AuditLine key={entry.id} entry={entry} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SectionCard>
  );
}

function Banner({ until, opening }: { until: string; opening: ReturnType<typeof useHealthOpening> }) {
  const { health: words } = useStaffPhrases().persons;
  const language = useLanguage();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Notice
      kind="warning"
      title={words.banner({ time: formatTime(language, new Date(until), timeZone) })}
      action={
        <Button variant="default" loading={opening.close.isPending} onClick={() => opening.close.mutate()}>
          {words.close}
        </Button>
      }
    >
      {words.bannerText({ minutes: opening.minutesLeft })}
    </Notice>
  );
}

/** The button that closed the health data is gone with it; the keyboard stays on the screen (ledger STAFF-030). */
function useFocusOnceClosed(isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) giveFocusBack(null);
    wasOpen.current = isOpen;
  }, [isOpen]);
}

function Person({ person }: { person: StaffPerson }) {
  const words = useStaffPhrases();
  const { id: ownId } = useCurrentUser();
  const opening = useHealthOpening(person);
  useFocusOnceClosed(opening.isOpen);
  const isOwn = person.id === ownId;
  return (
    <StaffPage
      title={displayName(person)}
      subtitle={<bdi>{person.email}</bdi>}
      back={{ label: words.persons.back, href: PATHS.staffPeople }}
      actions={!person.account_enabled && <Pill tone="over">{words.persons.filters.DISABLED}</Pill>}
    >
      {opening.isOpen && person.health_open_until !== null && (
        <Banner until={person.health_open_until} opening={opening} />
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {!isOwn && opening.isOpen && <OpenHealth id={person.id} />}
          {!isOwn && !opening.isOpen && (
            <ClosedHealth person={person} onOpened={() => void opening.reread()} />
          )}
          <Log id={person.id} />
        </div>
        <div className={styles.column}>
          <PersonFacts person={person} />
          <PersonActions person={person} isOwn={isOwn} />
        </div>
      </div>
    </StaffPage>
  );
}

/** An account in the hands of staff (ledger STAFF-014 to STAFF-016). */
export function StaffPersonScreen() {
  const { persons: words } = useStaffPhrases();
  const { personId } = useParams({ from: `/staff${PATHS.staffPerson}` });
  const query = useQuery(personQuery(Number(personId)));
  if (query.data !== undefined) return <Person key={personId} person={query.data} />;
  return (
    <StaffPage title={words.title} back={{ label: words.back, href: PATHS.staffPeople }}>
      <Loaded
        query={query}
        rows={4}
        missing={<StatePanel kind="not-found" title={words.missing} text={words.missingText} />}
      >
        {() => null}
      </Loaded>
    </StaffPage>
  );
}
