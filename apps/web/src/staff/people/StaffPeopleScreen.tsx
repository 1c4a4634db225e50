import { PERSON_FILTERS } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { FilterSelect } from "../../ui/fields/FilterSelect.tsx";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { SearchedList } from "../parts/SearchedList.tsx";
import styles from "../parts/Staff.module.css";
import { StaffPage } from "../parts/StaffPage.tsx";
import { peopleQuery } from "../parts/staff-query.ts";
import { useSearchedPage } from "../parts/use-searched-page.ts";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { PersonRow } from "./PersonRow.tsx";

const CHOICES = ["ALL", ...PERSON_FILTERS] as const;

/** Accounts by name, role and practice, without anything of health (ledger STAFF-003, STAFF-014). */
export function StaffPeopleScreen() {
  const { persons: words } = useStaffPhrases();
  const navigate = useNavigate();
  const { role, organisation } = useSearch({ from: `/staff${PATHS.staffPeople}` });
  const searched = useSearchedPage(`${role ?? ""} ${organisation ?? ""}`);
  const { search, page } = searched;
  const people = useQuery(peopleQuery({ search, role, organisation, page }));
  const practice = people.data?.results.find((each) => each.organisation?.id === organisation)?.organisation;
  const filter = (
    <FilterSelect
      label={words.filter}
      value={role ?? "ALL"}
      options={CHOICES.map((value) => ({ value, text: words.filters[value] }))}
      onChange={(chosen) =>
        void navigate({
          to: PATHS.staffPeople,
          search: {
            ...(chosen === "ALL" ? {} : { role: chosen }),
            ...(organisation === undefined ? {} : { organisation }),
          },
          replace: true,
        })
      }
    />
  );
  return (
    <StaffPage
      title={words.title}
      {...(practice == null ? {} : { subtitle: words.of({ name: practice.name }) })}
      actions={
        organisation !== undefined && (
          <AppLink href={PATHS.staffPeople} className={styles.action}>
            {words.everyone}
          </AppLink>
        )
      }
    >
      <SearchedList
        label={words.search}
        none={words.none}
        noneText={words.noneText}
        searched={searched}
        query={people}
        filter={filter}
        row={(person) => <PersonRow key={person.id} person={person} />}
      />
    </StaffPage>
  );
}
