import { Button } from "@mantine/core";
import { deactivatePractice, type Organisation } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/server/call.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { ActionDialog } from "../parts/ActionDialog.tsx";
import { STAFF } from "../parts/staff-query.ts";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";

/** Switches off every coach of a practice, whose name is typed (ledger STAFF-007, STAFF-021). */
export function DeactivatePractice({ organisation }: { organisation: Organisation }) {
  const { practices: words } = useStaffPhrases();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name } = organisation;
  const send = async (confirmation: string) => {
    const { count } = await call(deactivatePractice, { params: { id: String(id) }, body: { confirmation } });
    showToast({ message: words.deactivated({ count }) });
  };
  const done = () => {
    setIsAsking(false);
    void queryClient.invalidateQueries({ queryKey: [STAFF, "people"] });
  };
  return (
    <>
      <Button variant="default" c="var(--over)" onClick={() => setIsAsking(true)}>
        {words.deactivate}
      </Button>
      {isAsking && (
        <ActionDialog
          title={words.deactivateTitle}
          text={words.deactivateText({ name })}
          confirmLabel={words.deactivate}
          isDanger
          typeLabel={words.typeName({ name })}
          onSend={({ typed }) => send(typed)}
          onDone={done}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
