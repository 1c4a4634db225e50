import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useBrand } from "../lib/site/brand.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { VisitCounter } from "../lib/site/VisitCounter.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./form.module.css";
import { SignInFrame } from "./SignInFrame.tsx";
import { WaitlistForm } from "./WaitlistForm.tsx";

/**
 * Start here: make a plan, or log in. Also known as Diy1WelcomeScreen (ledger ONB-007). An organisation with simple recipes asks
 * its few questions after sign-in (ledger SIM-001). A practice that takes on nobody new offers its waiting list (ledger COACH-138).
 */
export function SignUpScreen() {
  const { signIn, general, practice } = usePhrases();
  const navigate = useNavigate();
  const brand = useBrand();
  const first = brand?.recipe_system_type === "SIMPLE" ? PATHS.login : PATHS.goal;
  // Clients who have an account log in as ever.
  const full = brand?.waitlist_enabled === true && brand.subdomain !== null ? brand : null;
  useTitle(full === null ? signIn.start.startToday : signIn.waitlist.submit);
  return (
    <SignInFrame hasArtOnPhone>
      <div className={styles.heading}>
        <h1>{full === null ? signIn.start.title : signIn.waitlist.title({ brand: full.name })}</h1>
        <p className={styles.lead}>{full === null ? signIn.start.text : signIn.waitlist.text}</p>
      </div>
      {full?.subdomain != null && <WaitlistForm subdomain={full.subdomain} brand={full.name} />}
      <div className={styles.form}>
        {full === null && (
          <Button size="lg" onClick={() => void navigate({ to: first })}>
            {signIn.start.startToday}
          </Button>
        )}
        <p className={styles.small}>{signIn.start.haveAccount}</p>
        <Button size="lg" variant="default" onClick={() => void navigate({ to: PATHS.login })}>
          {general.logIn}
        </Button>
        {brand !== null && brand.subdomain === null && (
          <AppLink href={PATHS.coachStart} className={styles.link}>
            {practice.start.link}
          </AppLink>
        )}
      </div>
      <VisitCounter page="sign-up" />
    </SignInFrame>
  );
}
