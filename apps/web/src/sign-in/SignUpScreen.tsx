import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useBrand } from "../lib/brand.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { useTitle } from "../lib/use-title.ts";
import { VisitCounter } from "../lib/VisitCounter.tsx";
import { AppLink } from "../ui/AppLink.tsx";
import styles from "./form.module.css";
import { SignInFrame } from "./SignInFrame.tsx";

/**
 * Start here: make a plan, or log in. Also known as Diy1WelcomeScreen (ledger ONB-007). An organisation with simple recipes asks
 * its few questions after sign-in (ledger SIM-001).
 */
export function SignUpScreen() {
  const { signIn, general, practice } = usePhrases();
  const navigate = useNavigate();
  const brand = useBrand();
  const first = brand?.recipe_system_type === "SIMPLE" ? PATHS.login : PATHS.goal;
  useTitle(signIn.start.startToday);
  return (
    <SignInFrame hasArtOnPhone>
      <div className={styles.heading}>
        <h1>{signIn.start.title}</h1>
        <p className={styles.lead}>{signIn.start.text}</p>
      </div>
      <div className={styles.form}>
        <Button size="lg" onClick={() => void navigate({ to: first })}>
          {signIn.start.startToday}
        </Button>
        <p className={styles.small}>{signIn.start.haveAccount}</p>
        <Button size="lg" variant="default" onClick={() => void navigate({ to: PATHS.login })}>
          {general.logIn}
        </Button>
        {brand !== null && brand.subdomain === null && (
          <AppLink href={PATHS.coachStart}>{practice.start.link}</AppLink>
        )}
      </div>
      <VisitCounter page="sign-up" />
    </SignInFrame>
  );
}
