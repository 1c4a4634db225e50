import "../ui/fields/form-styles.ts";
import type { User } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { ClientState } from "../clients/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { clientQuery } from "../lib/client/client-query.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { RightGate } from "../lib/person/RightGate.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./PlanEditor.module.css";
import { PlanEditorProvider } from "./PlanEditorProvider.tsx";
import { planSourceOf } from "./plan-source.ts";
import { plansAddress } from "./step-address.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";
import { keptDraftQuery } from "./use-plan-draft.ts";

/** Why there is nothing to edit, and the way back. */
function NoPlan({ client, isMissing }: { client: User; isMissing: boolean }) {
  const { planEditor: words } = useEditorPhrases();
  const { practice } = usePhrases();
  return (
    <main className={styles.state}>
      <StatePanel
        kind={isMissing ? "not-found" : "empty"}
        headingLevel={1}
        title={isMissing ? words.notFound : words.needsProfile}
        text={isMissing ? words.notFoundText : words.needsProfileText}
        actions={
          <>
            {!isMissing && (
              <AppLink
                href={PATHS.clientProfile.replace("$clientId", String(client.id))}
                className={styles.link}
              >
                {practice.fillInProfile}
              </AppLink>
            )}
            <AppLink href={plansAddress(client.id)} className={styles.link}>
              {words.toClient}
            </AppLink>
          </>
        }
      />
    </main>
  );
}

/** Around the steps of the plan editor: whose plan it is, and its draft (ledger COACH-041). */
function OpenEditor() {
  const { clientId = "", nutritionPlanId = "" } = useParams({ strict: false });
  const query = useQuery(clientQuery(clientId));
  const { data: client } = query;
  if (client === undefined) {
    return (
      <main>
        <ClientState client={query} />
      </main>
    );
  }
  // The key keeps what was typed for one plan from the next one.
  return <Editor key={`${client.id} ${nutritionPlanId}`} client={client} planKey={nutritionPlanId} />;
}

/** The plan editor needs the right to change plans (ledger TEAM-017). */
export function PlanEditorLayout() {
  return (
    <RightGate right="EDIT_PLANS">
      <OpenEditor />
    </RightGate>
  );
}

interface EditorProps {
  client: User;
  planKey: string;
}

/** A plan that is deleted while it is edited leaves its draft open, to be saved as a new one. */
function Editor({ client, planKey }: EditorProps) {
  const { organisation } = useCurrentUser();
  const now = planSourceOf(client, planKey, organisation);
  const [first] = useState(now);
  const { data: kept } = useQuery(keptDraftQuery(client.id, planKey));
  const source = now.kind === "no-plan" ? first : now;
  if (source.kind !== "ready") return <NoPlan client={client} isMissing={source.kind === "no-plan"} />;
  // A moment: nothing but the device is asked.
  if (kept === undefined) return null;
  return <PlanEditorProvider client={client} planKey={planKey} source={source} kept={kept} />;
}
