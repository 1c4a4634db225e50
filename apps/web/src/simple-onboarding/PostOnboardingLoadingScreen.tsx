import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { SetupInterstitial } from "../onboarding/index.ts";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./PostOnboardingLoadingScreen.module.css";
import { waitAfterSaving } from "./saving-time.ts";
import { skipSimpleOnboarding } from "./skipped.ts";
import { useSimpleOnboarding } from "./state-store.ts";
import { useSubmitAnswers } from "./use-submit-answers.ts";

interface FailureProps {
  message: string;
  onRetry: () => void;
  onSkip: () => void;
}

function SavingFailed({ message, onRetry, onSkip }: FailureProps) {
  const { general, simpleOnboarding } = usePhrases();
  useTitle(simpleOnboarding.failedTitle);
  return (
    <main className={styles.page}>
      <StatePanel
        kind="error"
        headingLevel={1}
        title={simpleOnboarding.failedTitle}
        text={message}
        actions={
          <>
            <Button onClick={onRetry}>{general.tryAgain}</Button>
            <Button variant="default" onClick={onSkip}>
              {simpleOnboarding.skip}
            </Button>
          </>
        }
      />
    </main>
  );
}

/** Sends the answers as soon as it appears, and says how that goes (ledger SIM-029 to SIM-034). */
export function PostOnboardingLoadingScreen() {
  const { simpleOnboarding } = usePhrases();
  const { error, isCompleted } = useSimpleOnboarding();
  const navigate = useNavigate();
  const submit = useSubmitAnswers();
  const isStarted = useRef(false);
  const [entry] = useState(() => ({ at: performance.now(), chance: Math.random() }));
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void submit();
  });
  useEffect(() => {
    if (!isCompleted) return;
    const wait = waitAfterSaving(performance.now() - entry.at, entry.chance);
    const timer = setTimeout(() => void navigate({ to: PATHS.onboardingDone, replace: true }), wait);
    return () => clearTimeout(timer);
  }, [isCompleted, entry, navigate]);
  const skip = () => {
    skipSimpleOnboarding();
    void navigate({ to: PATHS.onboardingDone, replace: true });
  };
  if (error !== null) return <SavingFailed message={error} onRetry={() => void submit()} onSkip={skip} />;
  return <SetupInterstitial title={simpleOnboarding.savingTitle} messages={simpleOnboarding.saving} />;
}
