import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { setToken } from "../lib/device/session.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { CodeForm } from "./CodeForm.tsx";
import form from "./form.module.css";
import { refusalText } from "./refusal-text.ts";
import { requestSignIn } from "./use-request-sign-in.ts";
import { codeByEmail } from "./use-verify-code.ts";

interface ProofOfMailboxProps {
  /** Why it is asked for. */
  text: string;
  sendLabel: string;
  /** What is said where a link was sent instead of a code. */
  linkText: string;
  /** Where a link leads back to. */
  backTo: string;
  /** The session is that of the new sign-in from here on. */
  onProven: () => void;
}

/** Asks someone who is signed in to prove their mailbox once more, for what takes a sign-in of the last minutes. */
export function ProofOfMailbox({ text, sendLabel, linkText, backTo, onProven }: ProofOfMailboxProps) {
  const phrases = usePhrases();
  const { email } = useCurrentUser();
  const queryClient = useQueryClient();
  const proof = useMutation({
    mutationFn: () => requestSignIn(queryClient, { email, next: backTo, method: "OTP" }),
    meta: { silent: true },
  });
  const method = proof.data?.authentication_method;
  if (method === "MAGIC_LINK") return <p role="status">{linkText}</p>;
  if (method === "OTP")
    return (
      <>
        <p className={form.lead}>{phrases.signIn.changeEmail.proofText.OTP({ email })}</p>
        <CodeForm
          way={codeByEmail(email)}
          onEntered={(token) => {
            setToken(token);
            onProven();
          }}
        />
      </>
    );
  return (
    <>
      <p className={form.lead}>{text}</p>
      <p role="alert">{proof.isError ? refusalText(proof.error, phrases) : null}</p>
      <Button size="lg" fullWidth data-autofocus loading={proof.isPending} onClick={() => proof.mutate()}>
        {sendLabel}
      </Button>
    </>
  );
}
