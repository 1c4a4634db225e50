import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { currentInstallPrompt, onInstallPromptChange } from "../lib/device/install-prompt.ts";
import { isInstalled } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { installPlatform } from "../lib/site/support.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./form.module.css";
import { preferBrowser } from "./prefers-browser.ts";
import { SignInFrame } from "./SignInFrame.tsx";
import { useNext } from "./use-enter-app.ts";

const HELP_PAGES = { ios: "install-ios", android: "install-android", generic: "install" } as const;

/** Asks people on a phone to install the app, for brands that want it (ledger NAV-022 to NAV-024). */
export function PWASignupScreen() {
  const { signIn } = usePhrases();
  const { install } = signIn;
  const navigate = useNavigate();
  const next = useNext();
  const prompt = useSyncExternalStore(onInstallPromptChange, currentInstallPrompt);
  const platform = installPlatform(navigator.userAgent);
  useTitle(signIn.installApp);
  const goOn = () => {
    preferBrowser();
    void navigate({ to: PATHS.login, search: next === undefined ? {} : { next }, replace: true });
  };
  useEffect(() => {
    if (isInstalled()) void navigate({ to: PATHS.login, replace: true });
  }, [navigate]);
  return (
    <SignInFrame hasArtOnPhone>
      <div className={styles.heading}>
        <h1>{signIn.installApp}</h1>
        <p className={styles.lead}>{install.text}</p>
      </div>
      {prompt === null ? (
        <section aria-labelledby="install-steps">
          <h2 id="install-steps">{install.stepsTitle}</h2>
          <ol className={styles.steps}>
            {install.steps[platform].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ) : (
        <Button size="lg" onClick={() => void prompt.prompt()}>
          {install.button}
        </Button>
      )}
      <div>
        <button type="button" className={styles.link} onClick={goOn}>
          {install.inBrowser}
        </button>
        <br />
        <AppLink href={`${PATHS.help}/${HELP_PAGES[platform]}`} className={styles.link}>
          {install.help}
        </AppLink>
      </div>
    </SignInFrame>
  );
}
