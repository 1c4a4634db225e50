import { IconMail } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { coachStartPath, PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./form.module.css";
import { SignInFrame } from "./SignInFrame.tsx";
import { sentTo, useNewcomer, useSentTo } from "./sent-to.ts";
import { useNext } from "./use-enter-app.ts";

/** Says where the sign-in link went (ledger AUTH-016). */
export function MagicLinkSentScreen() {
  const { signIn } = usePhrases();
  const { linkSent } = signIn;
  const navigate = useNavigate();
  const next = useNext();
  const email = useSentTo();
  useTitle(linkSent.title);
  const newcomer = useNewcomer();
  const change = () => {
    // Sign-in knows nobody of a new address: a coach who mistyped it goes back to where the practice begins.
    if (email !== null && newcomer !== null)
      return void navigate({ href: coachStartPath(newcomer.code), state: sentTo(email, newcomer) });
    void navigate({
      to: PATHS.login,
      search: next === undefined ? {} : { next },
      ...(email === null ? {} : { state: sentTo(email) }),
    });
  };
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
