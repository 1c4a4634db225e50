import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { useTitle } from "../lib/use-title.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./form.module.css";
import { SignInFrame } from "./SignInFrame.tsx";
import { useConfirmEmail } from "./use-confirm-email.ts";

/** The end of a confirmation link (ledger AUTH-048). */
export function EmailConfirmed() {
  const { signIn, general } = usePhrases();
  const { confirmed } = signIn;
  const outcome = useConfirmEmail();
  const isRefused = outcome === "refused";
  useTitle(isRefused ? confirmed.failedTitle : confirmed.title);
  if (outcome === "busy") return <StatePanel kind="loading" title={general.loading} headingLevel={1} />;
  return (
    <SignInFrame>
      <div className={styles.heading}>
        <h1>{isRefused ? confirmed.failedTitle : confirmed.title}</h1>
        <p className={styles.lead}>{isRefused ? confirmed.failedText : confirmed.text}</p>
      </div>
      <AppLink href={isRefused ? PATHS.login : PATHS.home} className={styles.link}>
        {isRefused ? general.logIn : general.continue}
      </AppLink>
    </SignInFrame>
  );
}
