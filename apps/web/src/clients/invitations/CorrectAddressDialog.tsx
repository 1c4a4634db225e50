import { Button } from "@mantine/core";
import { correctClientAddress, type InvitedClient } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { displayName } from "../../lib/language/person-name.ts";
import { CLIENTS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { refusalOf } from "../../lib/server/refusal-of.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { AddressField } from "../adding/AddressField.tsx";
import { isAddress } from "../adding/use-client-draft.ts";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import styles from "./Invitations.module.css";

interface CorrectAddressDialogProps {
  client: Pick<InvitedClient, "client" | "first_name" | "last_name" | "email">;
  onClose: () => void;
}

/** Corrects a mistyped address, as long as nobody has signed in with it (ledger COACH-166). */
export function CorrectAddressDialog({ client, onClose }: CorrectAddressDialogProps) {
  const { address: words } = useIntakePhrases();
  const phrases = usePhrases();
  const queryClient = useQueryClient();
  const formId = useId();
  const { keyFor, done } = useIntentKey();
  const [email, setEmail] = useState(client.email);
  const wanted = email.trim();
  const isReady = isAddress(email) && wanted.toLowerCase() !== client.email;
  const correct = useMutation({
    mutationFn: () => {
      const body = { email: wanted };
      return call(correctClientAddress, {
        ...{ params: { id: String(client.client) }, body },
        idempotencyKey: keyFor(body),
      });
    },
    onSuccess: () => {
      done();
      onClose();
      showToast({ message: words.sent({ email: wanted }) });
      return queryClient.invalidateQueries({ queryKey: [CLIENTS] });
    },
    meta: { silent: true },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !correct.isPending) correct.mutate();
  };
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.title({ name: displayName(client) })}
      subtitle={words.text}
      closeLabel={phrases.general.close}
      actions={
        <Button type="submit" form={formId} size="lg" disabled={!isReady} loading={correct.isPending}>
          {words.submit}
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        <AddressField
          email={email}
          onChange={(next) => {
            if (correct.isError) correct.reset();
            setEmail(next);
          }}
          refusal={correct.error}
        />
        <p role="alert" className={styles.text}>
          {refusalOf(correct.error, ["email"], phrases)}
        </p>
      </form>
    </SheetDialog>
  );
}
