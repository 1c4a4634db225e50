import { useQuery } from "@tanstack/react-query";
import { AppLink } from "../ui/AppLink.tsx";
import { OrganisationRow } from "./OrganisationRow.tsx";
import { organisationPath } from "./organisation-query.ts";
import { SearchedList } from "./SearchedList.tsx";
import styles from "./Staff.module.css";
import { StaffPage } from "./StaffPage.tsx";
import { organisationsQuery } from "./staff-query.ts";
import { useSearchedPage } from "./use-searched-page.ts";
import { useStaffPhrases } from "./use-staff-phrases.ts";

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
