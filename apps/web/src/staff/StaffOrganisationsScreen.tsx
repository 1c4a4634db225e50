import "../ui/form-styles.ts";
import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PageSteps } from "../clients/index.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { Loaded } from "./Loaded.tsx";
import { OrganisationRow } from "./OrganisationRow.tsx";
import { organisationPath } from "./organisation-query.ts";
import styles from "./Staff.module.css";
import { StaffPage } from "./StaffPage.tsx";
import { organisationsQuery } from "./staff-query.ts";
import { useSettled } from "./use-settled.ts";
import { useStaffPhrases } from "./use-staff-phrases.ts";

const MOST = 100;

/** Organisations by name or subdomain (ledger STAFF-019). */
export function StaffOrganisationsScreen() {
  const { practices: words } = useStaffPhrases();
  const [typed, setTyped] = useState("");
  const search = useSettled(typed);
  const [at, setAt] = useState({ of: "", page: 1 });
  const page = at.of === search ? at.page : 1;
  const query = useQuery(organisationsQuery(search, page));
  return (
    <StaffPage
      title={words.title}
      actions={
        <AppLink href={organisationPath("new")} className={styles.main}>
          {words.new}
        </AppLink>
      }
    >
      <TextInput
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        autoComplete="off"
        maxLength={MOST}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Loaded query={query} rows={6}>
        {({ count, total_pages: total, results }) =>
          count === 0 ? (
            <StatePanel kind="empty" title={words.none} text={words.noneText} />
          ) : (
            <>
              <SectionCard>
                <ul className={styles.rows}>
                  {results.map((organisation) => (
                    <OrganisationRow key={organisation.id} organisation={organisation} />
                  ))}
                </ul>
              </SectionCard>
              {total > 1 && (
                <PageSteps
                  page={Math.min(page, total)}
                  total={total}
                  onChoose={(next) => setAt({ of: search, page: next })}
                />
              )}
            </>
          )
        }
      </Loaded>
    </StaffPage>
  );
}
