import { useEffect, useState } from "react";
import { useTitle } from "../lib/site/use-title.ts";
import { FoodArt } from "../ui/plates/FoodArt.tsx";
import styles from "./SetupInterstitial.module.css";

/** How long each message stands (ledger ONB-081), in milliseconds. */
const ROTATION_MS = 3_000;

interface SetupInterstitialProps {
  title: string;
  messages: readonly string[];
}

/** Shown while what was answered is made into a plan, with words that change. */
export function SetupInterstitial({ title, messages }: SetupInterstitialProps) {
  const [turn, setTurn] = useState(0);
  useTitle(title);
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), ROTATION_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <main className={styles.page}>
      <div className={styles.art}>
        <FoodArt layout="trio" />
      </div>
      <h1>{title}</h1>
      <p role="status" key={turn} className={styles.message}>
        {messages[turn % messages.length]}
      </p>
    </main>
  );
}
