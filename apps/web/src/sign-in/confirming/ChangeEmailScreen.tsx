import { useRouter } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { CodeForm } from "../CodeForm.tsx";
import form from "../form.module.css";
import { codeByEmail } from "../use-verify-code.ts";
import styles from "./ChangeEmailScreen.module.css";
import { NewEmailForm } from "./NewEmailForm.tsx";
import { useChangeEmail } from "./use-change-email.ts";

/** Another e-mail address to sign in with (ledger AUTH-046). */
export function ChangeEmailScreen() {
  const { signIn, general } = usePhrases();
  const words = signIn.changeEmail;
  const { email } = useCurrentUser();
  const router = useRouter();
  const { wanted, isSent, isSending, proofBy, error, change, goOn } = useChangeEmail(
    email,
    PATHS.changeEmail,
  );
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <PageHeader title={words.title} back={{ label: general.back, onBack: () => router.history.back() }} />
      <section aria-live="polite" className={styles.card}>
        {isSent && (
          <>
            <h2>{words.sentTitle}</h2>
            <p className={form.lead}>{words.sentText({ email: wanted ?? "" })}</p>
            <AppLink href={PATHS.profile} className={form.link}>
              {words.done}
            </AppLink>
          </>
        )}
        {!isSent && proofBy !== undefined && (
          <>
            <h2>{words.proofTitle}</h2>
            <p className={form.lead}>{words.proofText[proofBy]({ email })}</p>
            {proofBy === "OTP" && <CodeForm way={codeByEmail(email)} onEntered={goOn} />}
          </>
        )}
        {!isSent && proofBy === undefined && (
          <>
            <p className={form.lead}>{words.text({ email })}</p>
            <NewEmailForm isSending={isSending} error={error} onSend={change} initial={wanted ?? ""} />
          </>
        )}
      </section>
    </div>
  );
}
