import { Button } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { SupportChatButton } from "../lib/site/SupportChatButton.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { CodeForm } from "./CodeForm.tsx";
import { EmailField } from "./EmailField.tsx";
import styles from "./form.module.css";
import { SignInFrame } from "./SignInFrame.tsx";
import { useChangeAddress, useSentTo } from "./sent-to.ts";
import { useEnterApp } from "./use-enter-app.ts";
import { codeByEmail } from "./use-verify-code.ts";
import { emailProblem, tidyEmail } from "./validate-email.ts";

/** After a reload the address is no longer known, while the code in the inbox still works. */
function AskEmail({ onGiven }: { onGiven: (email: string) => void }) {
  const { general, signIn } = usePhrases();
  const [email, setEmail] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (emailProblem(email) === null) onGiven(tidyEmail(email));
  };
  return (
    <>
      <div className={styles.heading}>
        <h1>{signIn.code.askEmail}</h1>
        <p className={styles.lead}>{signIn.code.askEmailText}</p>
      </div>
      <form noValidate className={styles.form} onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} />
        <Button type="submit" size="lg" disabled={emailProblem(email) !== null}>
          {general.continue}
        </Button>
      </form>
    </>
  );
}

/** Entry of the code from the mail (ledger AUTH-017). */
export function EnterOTPScreen() {
  const { signIn } = usePhrases();
  const enterApp = useEnterApp();
  const kept = useSentTo();
  // Once the code is accepted the address of the page changes before the screen does, and what was kept with it is gone.
  const [known, setKnown] = useState(kept);
  const email = kept ?? known;
  useTitle(signIn.code.title);
  const back = useChangeAddress(email);
  return (
    <SignInFrame onBack={back}>
      {email === null ? (
        <AskEmail onGiven={setKnown} />
      ) : (
        <>
          <span aria-hidden="true" className={styles.tile}>
            <IconMail size={30} stroke={1.75} />
          </span>
          <div className={styles.heading}>
            <h1>{signIn.code.title}</h1>
            <p className={styles.lead}>
              {signIn.code.sentTo} <span className={styles.strong}>{email}</span>
            </p>
          </div>
          <CodeForm
            way={codeByEmail(email)}
            onEntered={(token) => void enterApp(token)}
            onChangeEmail={back}
          />
        </>
      )}
      <SupportChatButton />
    </SignInFrame>
  );
}
