import type { Organisation } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { Loaded } from "../parts/Loaded.tsx";
import { organisationPath, organisationQuery } from "../parts/organisation-query.ts";
import styles from "../parts/Staff.module.css";
import { StaffPage } from "../parts/StaffPage.tsx";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { DeactivatePractice } from "./DeactivatePractice.tsx";
import { OrganisationForm } from "./OrganisationForm.tsx";
import { PracticeMembers } from "./PracticeMembers.tsx";

/** An organisation with everything that staff set of it, or a new one (ledger STAFF-020, STAFF-021). */
export function StaffOrganisationScreen() {
  const { practices: words } = useStaffPhrases();
  const { organisationId } = useParams({ from: `/staff${PATHS.staffOrganisation}` });
  const navigate = useNavigate();
  const isNew = organisationId === "new";
  const query = useQuery({ ...organisationQuery(organisationId), enabled: !isNew });
  const back = { label: words.back, href: PATHS.staffOrganisations };
  const made = ({ id, name }: Organisation) => {
    showToast({ message: words.created({ name }) });
    void navigate({ href: organisationPath(id), replace: true });
  };
  if (isNew)
    return (
      <StaffPage title={words.new} back={back}>
        <OrganisationForm organisation={null} onSaved={made} />
      </StaffPage>
    );
  return (
    <StaffPage
      title={query.data?.name ?? words.title}
      back={back}
      actions={
        query.data !== undefined && (
          <AppLink href={`${PATHS.staffPeople}?organisation=${query.data.id}`} className={styles.action}>
            {words.people}
          </AppLink>
        )
      }
    >
      <Loaded
        query={query}
        rows={5}
        missing={<StatePanel kind="not-found" title={words.missing} text={words.missingText} />}
      >
        {(organisation) => (
          <>
            <PracticeMembers organisation={organisation} />
            <OrganisationForm
              key={organisation.version}
              organisation={organisation}
              onSaved={({ name }) => showToast({ message: words.saved({ name }) })}
            />
            <div>
              <DeactivatePractice organisation={organisation} />
            </div>
          </>
        )}
      </Loaded>
    </StaffPage>
  );
}
