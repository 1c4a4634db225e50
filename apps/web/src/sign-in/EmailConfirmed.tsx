import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { useTitle } from "../lib/use-title.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./form.module.css";
import { NewEmailForm } from "./NewEmailForm.tsx";
import { SignInFrame } from "./SignInFrame.tsx";
import { type Confirmation, useConfirmation } from "./use-confirmation.ts";

interface MessageProps {
  title: string;
  text: string;
  children?: ReactNode;
}

function Message({ title, text, children }: MessageProps) {
  useTitle(title);
  return (
    <SignInFrame>
      <div className={styles.heading}>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
      </div>
      {children}
    </SignInFrame>
  );
}

/** Whose address would be confirmed or changed; the reader may not be who asked for the mail. */
function Question({ link, isSending, send }: Confirmation) {
  const { signIn, general } = usePhrases();
  const words = signIn.confirmation;
  const account = link?.account ?? "";
  const newAccount = link?.new_account ?? null;
  const text =
    newAccount === null ? words.confirmText({ account }) : words.changeText({ account, newAccount });
  return (
    <Message title={newAccount === null ? words.confirmTitle : words.changeTitle} text={text}>
      <div className={styles.form}>
        <Button size="lg" loading={isSending} onClick={() => send()}>
          {newAccount === null ? words.confirm : words.change}
        </Button>
        <AppLink href={PATHS.home} className={styles.link}>
          {general.cancel}
        </AppLink>
      </div>
    </Message>
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
      <Message
        title={confirmation.chooseTitle}
        text={confirmation.chooseText({ account: link?.account ?? "" })}
      >
        <NewEmailForm isSending={outcome.isSending} error={outcome.error} onSend={outcome.send} />
      </Message>
    );
  if (state === "begun") return <Message title={confirmation.begunTitle} text={confirmation.begunText} />;
  const isRefused = state === "refused";
  return (
    <Message
      title={isRefused ? confirmed.failedTitle : confirmed.title}
      text={isRefused ? confirmed.failedText : confirmed.text}
    >
      <AppLink href={isRefused ? PATHS.login : PATHS.home} className={styles.link}>
        {isRefused ? general.logIn : general.continue}
      </AppLink>
    </Message>
  );
}
