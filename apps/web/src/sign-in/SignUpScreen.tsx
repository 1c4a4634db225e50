import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { currentSubdomain } from "../lib/subdomain.ts";
import { useTitle } from "../lib/use-title.ts";
import { AppLink } from "../ui/AppLink.tsx";
import styles from "./form.module.css";
import { SignInFrame } from "./SignInFrame.tsx";

/** Start here: make a plan, or log in. Also known as Diy1WelcomeScreen (ledger ONB-007). */
export function SignUpScreen() {
  const { signIn, general, practice } = usePhrases();
  const navigate = useNavigate();
  useTitle(signIn.start.startToday);
  return (
    <SignInFrame hasArtOnPhone>
      <div className={styles.heading}>
        <h1>{signIn.start.title}</h1>
        <p className={styles.lead}>{signIn.start.text}</p>
      </div>
      <div className={styles.form}>
        <Button size="lg" onClick={() => void navigate({ to: PATHS.goal })}>
          {signIn.start.startToday}
        </Button>
        <p className={styles.small}>{signIn.start.haveAccount}</p>
        <Button size="lg" variant="default" onClick={() => void navigate({ to: PATHS.login })}>
          {general.logIn}
        </Button>
        {currentSubdomain() === null && <AppLink href={PATHS.coachStart}>{practice.start.link}</AppLink>}
      </div>
    </SignInFrame>
  );
}
