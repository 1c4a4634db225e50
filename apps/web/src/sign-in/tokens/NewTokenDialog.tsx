import { Button } from "@mantine/core";
import { Suspense, useId, useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { ProofOfMailbox } from "../ProofOfMailbox.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { TokenSecret } from "./TokenSecret.tsx";
import { type TokenWish, useCreateAccessToken } from "./use-create-access-token.ts";
import { useTokenPhrases } from "./use-token-phrases.ts";

const needsProof = (error: unknown): boolean =>
  error instanceof CallError && error.code === "fresh_sign_in_required";

/**
 * Makes a token: what it is for and may do, a code where the last sign-in is longer ago, and its secret, which is shown this once
 * (ledger DOOR-001, DOOR-002).
 */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const { general } = usePhrases();
  const words = useTokenPhrases();
  const { email, is_coach } = useCurrentUser();
  const [wish, setWish] = useState<TokenWish | undefined>();
  const make = useCreateAccessToken();
  const formId = useId();
  const send = (wanted: TokenWish) => {
    setWish(wanted);
    make.mutate(wanted);
  };
  if (make.data !== undefined) return <TokenSecret secret={make.data.secret} onClose={onClose} />;
  if (needsProof(make.error))
    return (
      <SheetDialog isOpen onClose={onClose} title={words.proof.title} closeLabel={general.close}>
        <Suspense>
          <ProofOfMailbox
            text={words.proof.text}
            sendLabel={words.proof.send}
            linkText={words.proof.linkText({ email })}
            backTo={PATHS.tokens}
            onProven={() => {
              if (wish !== undefined) make.mutate(wish);
            }}
          />
        </Suspense>
      </SheetDialog>
    );
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.form.title}
      closeLabel={general.close}
      actions={
        <Button size="lg" type="submit" form={formId} loading={make.isPending}>
          {words.form.submit}
        </Button>
      }
    >
      <TokenForm id={formId} isCoach={is_coach} initial={wish} error={make.error} onSend={send} />
    </SheetDialog>
  );
}
