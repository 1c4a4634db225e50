import { Button } from "@mantine/core";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import styles from "../form.module.css";
import { ConfirmationMessage } from "./ConfirmationMessage.tsx";
import { EmailIsConfirmed } from "./EmailIsConfirmed.tsx";
import { NewEmailForm } from "./NewEmailForm.tsx";
import { type Confirmation, useConfirmation } from "./use-confirmation.ts";

/** Whose address would be confirmed or changed; the reader may not be who asked for the mail. */
function Question({ link, isSending, send }: Confirmation) {
  const { signIn, general } = usePhrases();
  const words = signIn.confirmation;
  const account = link?.account ?? "";
  const newAccount = link?.new_account ?? null;
  const text =
    newAccount === null ? words.confirmText({ account }) : words.changeText({ account, newAccount });
  return (
    <ConfirmationMessage title={newAccount === null ? words.confirmTitle : words.changeTitle} text={text}>
      <div className={styles.form}>
        <Button size="lg" loading={isSending} onClick={() => send()}>
          {newAccount === null ? words.confirm : words.change}
        </Button>
        <AppLink href={PATHS.home} className={styles.link}>
          {general.cancel}
        </AppLink>
      </div>
    </ConfirmationMessage>
  );
}

/** The end of a confirmation link (ledger AUTH-045, AUTH-048). */
export function EmailConfirmed() {
  const { signIn, general } = usePhrases();
  const { confirmed, confirmation } = signIn;
  const outcome = useConfirmation();
  const { state, link } = outcome;
  if (state === "busy") return <StatePanel kind="loading" title={general.loading} headingLevel={1} />;
  if (state === "ask") return <Question {...outcome} />;
  if (state === "choose")
    return (
      <ConfirmationMessage
        title={confirmation.chooseTitle}
        text={confirmation.chooseText({ account: link?.account ?? "" })}
      >
        <NewEmailForm isSending={outcome.isSending} error={outcome.error} onSend={outcome.send} />
      </ConfirmationMessage>
    );
  if (state === "begun")
    return <ConfirmationMessage title={confirmation.begunTitle} text={confirmation.begunText} />;
  if (state !== "refused") return <EmailIsConfirmed />;
  return (
    <ConfirmationMessage title={confirmed.failedTitle} text={confirmed.failedText}>
      <AppLink href={PATHS.login} className={styles.link}>
        {general.logIn}
      </AppLink>
    </ConfirmationMessage>
  );
}
