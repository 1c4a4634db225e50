import { Button } from "@mantine/core";
import { choosePracticeOwner, type Organisation, type PracticeMember } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { displayName } from "../../lib/language/person-name.ts";
import { call } from "../../lib/server/call.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { ActionDialog } from "../parts/ActionDialog.tsx";
import { membersQuery } from "../parts/organisation-query.ts";
import { STAFF } from "../parts/staff-query.ts";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";

interface ChooseOwnerProps {
  organisation: Organisation;
  member: PracticeMember;
}

/** Makes a coach the owner of the practice, whose name is typed (ledger STAFF-023). */
export function ChooseOwner({ organisation, member }: ChooseOwnerProps) {
  const { members: words, typeName } = useStaffPhrases().practices;
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const name = displayName(member);
  const { id, name: practice } = organisation;
  const send = (confirmation: string) =>
    call(choosePracticeOwner, { params: { id: String(id) }, body: { user: member.id, confirmation } });
  const done = () => {
    setIsAsking(false);
    showToast({ message: words.chosen({ name, practice }) });
    for (const queryKey of [membersQuery(id).queryKey, [STAFF, "people"], [STAFF, "audit"]])
      void queryClient.invalidateQueries({ queryKey });
  };
  return (
    <>
      <Button variant="default" aria-label={words.chooseOne({ name })} onClick={() => setIsAsking(true)}>
        {words.choose}
      </Button>
      {isAsking && (
        <ActionDialog
          title={words.chooseTitle({ name })}
          text={words.chooseText({ name, practice })}
          confirmLabel={words.choose}
          typeLabel={typeName({ name: practice })}
          onSend={({ typed }) => send(typed)}
          onDone={done}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
