import { useEffect, useState } from "react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useTitle } from "../lib/use-title.ts";
import { FoodArt } from "../ui/FoodArt.tsx";
import styles from "./SetupInterstitial.module.css";

/** How long each message stands (ledger ONB-081), in milliseconds. */
const ROTATION_MS = 3_000;

/** Shown while the plan is made, with words that change. */
export function SetupInterstitial() {
  const { onboarding } = usePhrases();
  const [turn, setTurn] = useState(0);
  useTitle(onboarding.setupTitle);
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), ROTATION_MS);
    return () => clearInterval(timer);
  }, []);
  const messages = onboarding.setup;
  return (
    <main className={styles.page}>
      <div className={styles.art}>
        <FoodArt layout="trio" />
      </div>
      <h1>{onboarding.setupTitle}</h1>
      <p role="status" key={turn} className={styles.message}>
        {messages[turn % messages.length]}
      </p>
    </main>
  );
}
