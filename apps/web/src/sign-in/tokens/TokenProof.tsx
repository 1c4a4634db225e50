import { Suspense } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { ProofOfMailbox } from "../ProofOfMailbox.tsx";
import { useTokenPhrases } from "./use-token-phrases.ts";

/** Whether a token was refused because the last sign-in is too long ago (ledger DOOR-002). */
export const needsProof = (error: unknown): boolean =>
  error instanceof CallError && error.code === "fresh_sign_in_required";

interface TokenProofProps {
  onClose: () => void;
  onProven: () => void;
}

/** Takes a code of the account's mailbox before a token is made. */
export function TokenProof({ onClose, onProven }: TokenProofProps) {
  const { general } = usePhrases();
  const { proof: words } = useTokenPhrases();
  const { email } = useCurrentUser();
  return (
    <SheetDialog isOpen onClose={onClose} title={words.title} closeLabel={general.close}>
      <Suspense>
        <ProofOfMailbox
          text={words.text}
          sendLabel={words.send}
          linkText={words.linkText({ email })}
          backTo={PATHS.tokens}
          onProven={onProven}
        />
      </Suspense>
    </SheetDialog>
  );
}
