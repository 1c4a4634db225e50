import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { useTitle } from "../lib/use-title.ts";
import { AppLink } from "../ui/AppLink.tsx";
import styles from "./form.module.css";
import { SignInFrame } from "./SignInFrame.tsx";

/** Says that a mail with a confirmation link is on its way (ledger AUTH-048). */
export function EmailConfirmationSent() {
  const { signIn, general } = usePhrases();
  useTitle(signIn.confirmationSent.title);
  return (
    <SignInFrame>
      <div className={styles.heading}>
        <h1>{signIn.confirmationSent.title}</h1>
        <p className={styles.lead}>{signIn.confirmationSent.text}</p>
      </div>
      <AppLink href={PATHS.home} className={styles.link}>
        {general.goHome}
      </AppLink>
    </SignInFrame>
  );
}
