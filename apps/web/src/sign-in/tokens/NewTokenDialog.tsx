import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { needsProof, TokenProof } from "./TokenProof.tsx";
import { TokenSecret } from "./TokenSecret.tsx";
import { type TokenWish, useCreateAccessToken } from "./use-create-access-token.ts";
import { useTokenPhrases } from "./use-token-phrases.ts";

/**
 * Makes a token: what it is for and may do, a code where the last sign-in is longer ago, and its secret, which is shown this once
 * (ledger DOOR-001, DOOR-002).
 */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const { general } = usePhrases();
  const words = useTokenPhrases();
  const { is_coach } = useCurrentUser();
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
      <TokenProof
        onClose={onClose}
        onProven={() => {
          if (wish !== undefined) make.mutate(wish);
        }}
      />
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
