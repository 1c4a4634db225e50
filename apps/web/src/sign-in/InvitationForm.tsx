import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { CodeForm } from "./CodeForm.tsx";
import styles from "./form.module.css";
import { dropLink, type HeldLink } from "./held-link.ts";
import { refusalText } from "./refusal-text.ts";
import { useEnterApp } from "./use-enter-app.ts";
import { useInvitedTitle } from "./use-invited-title.ts";
import { askInvitationCode, codeByInvitation } from "./use-verify-code.ts";

interface InvitationFormProps {
  held: HeldLink;
  onRefuse: () => void;
}

/** A coach's invitation: a code goes to the client's mailbox, and only with it the account opens (ledger AUTH-041). */
export function InvitationForm({ held, onRefuse }: InvitationFormProps) {
  const phrases = usePhrases();
  const words = phrases.signIn.invitation;
  const enterApp = useEnterApp();
  const ask = useMutation({
    mutationFn: () => askInvitationCode(held.token),
    onError: (error) => void alertProblem(refusalText(error, phrases)),
    meta: { silent: true },
  });
  const title = useInvitedTitle(held.link.invitation) ?? words.title;
  useTitle(title);
  const method = ask.data?.authentication_method;
  const enter = (token: string) => {
    dropLink();
    void enterApp(token, held.next);
  };
  return (
    <>
      <div className={styles.heading}>
        <h1>{title}</h1>
        <p className={styles.lead}>
          {method === undefined ? words.account : words.sent[method]}{" "}
          <span className={styles.strong}>{held.link.account}</span>
        </p>
        {method === undefined && <p className={styles.small}>{words.text}</p>}
      </div>
      {method === "OTP" && <CodeForm way={codeByInvitation(held.token)} onEntered={enter} />}
      {method === undefined && (
        <div className={styles.form}>
          <Button size="lg" loading={ask.isPending} onClick={() => ask.mutate()}>
            {words.submit}
          </Button>
          <Button size="lg" variant="default" onClick={onRefuse}>
            {words.refuse}
          </Button>
        </div>
      )}
    </>
  );
}
