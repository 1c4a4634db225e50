import { IconMail } from "@tabler/icons-react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./form.module.css";
import { SignInFrame } from "./SignInFrame.tsx";
import { useChangeAddress, useSentTo } from "./sent-to.ts";

/** Says where the sign-in link went (ledger AUTH-016). */
export function MagicLinkSentScreen() {
  const { signIn } = usePhrases();
  const { linkSent } = signIn;
  const email = useSentTo();
  const change = useChangeAddress(email);
  useTitle(linkSent.title);
  return (
    <SignInFrame onBack={change}>
      <span aria-hidden="true" className={styles.tile}>
        <IconMail size={30} stroke={1.75} />
      </span>
      <div className={styles.heading}>
        <h1>{linkSent.title}</h1>
        <p className={styles.lead}>{linkSent.text({ email: email ?? linkSent.unknownEmail })}</p>
      </div>
      <div>
        <button type="button" className={styles.link} onClick={change}>
          {linkSent.changeEmail}
        </button>
        <br />
        <AppLink href={`${PATHS.help}/login`} className={styles.link}>
          {linkSent.help}
        </AppLink>
      </div>
    </SignInFrame>
  );
}
