import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { reportError } from "../lib/server/report-error.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { FoodArt } from "../ui/plates/FoodArt.tsx";
import { StickyActions } from "../ui/StickyActions.tsx";
import styles from "./SimpleWelcomeVideoScreen.module.css";
import { useGoOn } from "./use-go-on.ts";
import { WelcomeVideo } from "./WelcomeVideo.tsx";

/** The organisation says hello; nobody has to watch to the end (ledger SIM-018 to SIM-020). */
export function SimpleWelcomeVideoScreen() {
  const { general, simpleOnboarding } = usePhrases();
  const { coach, organisation: own } = useCurrentUser();
  const organisation = coach?.organisation ?? own;
  const address = organisation?.welcome_video ?? null;
  const words = simpleOnboarding.welcomeVideo;
  const title = words.title({ name: organisation?.name ?? "" });
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useGoOn("welcomeVideo");
  // Coming back to a video that cannot load would only lead away from it again.
  const goPast = useGoOn("welcomeVideo", { replace: true });
  useTitle(title);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const fail = () => {
    reportError(new Error("The welcome video could not be loaded."));
    alertProblem(simpleOnboarding.videoFailed);
    goPast();
  };
  return (
    <main className={styles.page}>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.text}>{address === null ? words.noVideoText : words.text}</p>
      </div>
      {address === null ? (
        <div className={styles.poster}>
          <FoodArt layout="trio" />
        </div>
      ) : (
        <WelcomeVideo address={address} onEnd={goOn} onFail={fail} />
      )}
      <StickyActions>
        <Button size="lg" fullWidth onClick={goOn}>
          {general.continue}
        </Button>
      </StickyActions>
    </main>
  );
}
