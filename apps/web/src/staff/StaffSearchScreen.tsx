import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { AuditLine } from "./parts/AuditLine.tsx";
import { Loaded } from "./parts/Loaded.tsx";
import styles from "./parts/Staff.module.css";
import { StaffPage } from "./parts/StaffPage.tsx";
import { auditQuery, organisationsQuery, peopleQuery } from "./parts/staff-query.ts";
import { useStaffPhrases } from "./parts/use-staff-phrases.ts";
import { PersonRow } from "./people/PersonRow.tsx";
import { OrganisationRow } from "./practices/OrganisationRow.tsx";

/** How the id of a call looks, which an error message shows. */
const REQUEST_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MAX_ENTRIES = 20;

function Calls({ id }: { id: string }) {
  const { search: words } = useStaffPhrases();
  const query = useQuery(auditQuery({ request_id: id.toLowerCase() }, MAX_ENTRIES));
  return (
    <Loaded query={query}>
      {({ results }) =>
        results.length === 0 ? (
          <StatePanel kind="empty" title={words.nothing} text={words.noCall} />
        ) : (
          <SectionCard title={words.request}>
            <ul className={styles.rows}>
              {results.map((entry) => (
                <AuditLine key={entry.id} entry={entry} />
              ))}
            </ul>
          </SectionCard>
        )
      }
    </Loaded>
  );
}

function Names({ text }: { text: string }) {
  const { search: words } = useStaffPhrases();
  const people = useQuery(peopleQuery({ search: text, page: 1 }));
  const organisations = useQuery(organisationsQuery(text, 1));
  if (people.data?.count === 0 && organisations.data?.count === 0)
    return <StatePanel kind="empty" title={words.nothing} text={words.nothingText} />;
  return (
    <>
      <Loaded query={people}>
        {({ count, results }) =>
          count > 0 && (
            <SectionCard title={words.people} aside={<span className={styles.count}>{count}</span>}>
              <ul className={styles.rows}>
                {results.map((person) => (
                  <PersonRow key={person.id} person={person} />
                ))}
              </ul>
            </SectionCard>
          )
        }
      </Loaded>
      <Loaded query={organisations}>
        {({ count, results }) =>
          count > 0 && (
            <SectionCard title={words.organisations} aside={<span className={styles.count}>{count}</span>}>
              <ul className={styles.rows}>
                {results.map((organisation) => (
                  <OrganisationRow key={organisation.id} organisation={organisation} />
                ))}
              </ul>
            </SectionCard>
          )
        }
      </Loaded>
    </>
  );
}

/** People, organisations and calls by what was typed (ledger STAFF-012). */
export function StaffSearchScreen() {
  const { search: words } = useStaffPhrases();
  const { q = "" } = useSearch({ from: `/staff${PATHS.staffSearch}` });
  const text = q.trim();
  return (
    <StaffPage title={text === "" ? words.title : words.of({ text })}>
      {text === "" && <StatePanel kind="empty" title={words.start} text={words.startText} />}
      {text !== "" && (REQUEST_ID.test(text) ? <Calls id={text} /> : <Names key={text} text={text} />)}
    </StaffPage>
  );
}
