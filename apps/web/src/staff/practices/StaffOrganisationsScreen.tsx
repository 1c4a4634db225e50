import { useQuery } from "@tanstack/react-query";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { organisationPath } from "../parts/organisation-query.ts";
import { SearchedList } from "../parts/SearchedList.tsx";
import styles from "../parts/Staff.module.css";
import { StaffPage } from "../parts/StaffPage.tsx";
import { organisationsQuery } from "../parts/staff-query.ts";
import { useSearchedPage } from "../parts/use-searched-page.ts";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { OrganisationRow } from "./OrganisationRow.tsx";

/** Organisations by name or subdomain (ledger STAFF-019). */
export function StaffOrganisationsScreen() {
  const { practices: words } = useStaffPhrases();
  const searched = useSearchedPage();
  const query = useQuery(organisationsQuery(searched.search, searched.page));
  return (
    <StaffPage
      title={words.title}
      actions={
        <AppLink href={organisationPath("new")} className={styles.main}>
          {words.new}
        </AppLink>
      }
    >
      <SearchedList
        label={words.search}
        none={words.none}
        noneText={words.noneText}
        searched={searched}
        query={query}
        row={(organisation) => <OrganisationRow key={organisation.id} organisation={organisation} />}
      />
    </StaffPage>
  );
}
