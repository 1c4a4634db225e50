import { displayName } from "../../lib/language/person-name.ts";
import "../../ui/fields/form-styles.ts";
import type { User } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useCanGoBack, useNavigate, useParams, useRouter } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { clientQuery } from "../../lib/client/client-query.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { RightGate } from "../../lib/person/RightGate.tsx";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import styles from "../parts/ClientPage.module.css";
import { ClientState } from "../parts/ClientState.tsx";
import { useMayPlan } from "../parts/plan-rights.ts";
import { ClientProfileForm } from "./ClientProfileForm.tsx";
import { unitsOfCoach } from "./profile-form.ts";
import { keptProfileQuery } from "./use-profile-draft.ts";

/** The form opens with what this device kept, which takes a moment to read: nothing else is asked. */
function Form({ client, onDone }: { client: User; onDone: () => void }) {
  const units = unitsOfCoach(useCurrentUser());
  const { data: kept } = useQuery(keptProfileQuery(client, units));
  return kept === undefined ? null : <ClientProfileForm {...{ client, kept, onDone }} />;
}

function Screen({ client }: { client: User }) {
  const { clients, general } = usePhrases();
  const words = clients.profileForm;
  const router = useRouter();
  const mayPlan = useMayPlan(client);
  const title = client.intake === null ? words.createTitle : words.editTitle;
  useTitle(title);
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  // A form that was opened by its address has nothing to go back to (ledger COACH-184).
  const back = () => {
    if (canGoBack) router.history.back();
    else void navigate({ to: PATHS.client, params: { clientId: String(client.id) }, replace: true });
  };
  return (
    <div className={styles.page}>
      <PageHeader title={title} subtitle={displayName(client)} back={{ label: general.back, onBack: back }} />
      {mayPlan ? (
        <Form key={client.id} client={client} onDone={back} />
      ) : (
        <StatePanel kind="not-found" title={clients.notFound} />
      )}
    </div>
  );
}

/** What a client's plans follow from, for their coach to fill in and change (ledger COACH-040). */
export function EditUserProfileScreen() {
  const { clientId = "" } = useParams({ strict: false });
  const query = useQuery(clientQuery(clientId));
  return (
    <RightGate right="EDIT_PLANS">
      {query.data === undefined ? <ClientState client={query} /> : <Screen client={query.data} />}
    </RightGate>
  );
}
