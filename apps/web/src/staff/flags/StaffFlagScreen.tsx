import { Button } from "@mantine/core";
import { type FeatureFlag, featureFlags } from "@plateful/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { ActionDialog } from "../parts/ActionDialog.tsx";
import { Loaded } from "../parts/Loaded.tsx";
import { StaffPage } from "../parts/StaffPage.tsx";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { FlagForm } from "./FlagForm.tsx";
import { flagQuery, flagsQuery } from "./flag-query.ts";

function Page({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const { flags: words } = useStaffPhrases();
  return (
    <StaffPage title={title} back={{ label: words.back, href: PATHS.staffFlags }} actions={actions}>
      {children}
    </StaffPage>
  );
}

/** Deletes a flag, whose name is typed: what it switched on is off for everybody at once. */
function DeleteFlag({ flag }: { flag: FeatureFlag }) {
  const { flags: words } = useStaffPhrases();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name } = flag;
  const send = async (typed: string) => {
    if (typed !== name)
      throw new CallError(featureFlags.remove.name, {
        status: 400,
        fields: { confirmation: [words.typedWrong] },
      });
    await call(featureFlags.remove, { params: { id: String(id) } });
  };
  const done = async () => {
    showToast({ message: words.removed({ name }) });
    queryClient.setQueryData(flagsQuery.queryKey, (flags) => flags?.filter((each) => each.id !== id));
    await navigate({ to: PATHS.staffFlags, replace: true });
    queryClient.removeQueries({ queryKey: flagQuery(String(id)).queryKey });
  };
  return (
    <>
      <Button variant="default" c="var(--over)" onClick={() => setIsAsking(true)}>
        {words.delete}
      </Button>
      {isAsking && (
        <ActionDialog
          title={words.removeTitle}
          text={words.removeText({ name })}
          confirmLabel={words.delete}
          isDanger
          typeLabel={words.typeName({ name })}
          onSend={({ typed }) => send(typed)}
          onDone={() => void done()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** One flag and for whom it is on, or a new one (ledger STAFF-018). */
export function StaffFlagScreen() {
  const { flags: words } = useStaffPhrases();
  const { flagId } = useParams({ from: `/staff${PATHS.staffFlag}` });
  const navigate = useNavigate();
  const isNew = flagId === "new";
  const query = useQuery({ ...flagQuery(flagId), enabled: !isNew });
  const saved = ({ name }: FeatureFlag) => {
    showToast({ message: words.saved({ name }) });
    void navigate({ to: PATHS.staffFlags });
  };
  if (isNew)
    return (
      <Page title={words.new}>
        <FlagForm flag={null} onSaved={saved} />
      </Page>
    );
  return (
    <Page
      title={query.data?.name ?? words.one}
      actions={query.data !== undefined && <DeleteFlag flag={query.data} />}
    >
      <Loaded
        query={query}
        missing={<StatePanel kind="not-found" title={words.missing} text={words.missingText} />}
      >
        {(flag) => <FlagForm key={flag.id} flag={flag} onSaved={saved} />}
      </Loaded>
    </Page>
  );
}
