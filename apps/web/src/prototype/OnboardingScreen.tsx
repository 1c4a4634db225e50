import { Button } from "@mantine/core";
import styles from "./PrototypeFrame.module.css";
import { PrototypeFrame } from "./PrototypeFrame.tsx";
import { useGo } from "./use-go.ts";
import { usePrototypePhrases } from "./use-prototype-phrases.ts";

/** A first screen as it could look (ledger PROTO-001). */
export function OnboardingScreen() {
  const words = usePrototypePhrases().onboarding;
  const go = useGo();
  return (
    <PrototypeFrame title={words.title} text={words.text} isFirst>
      <div className={styles.form}>
        <Button size="lg" onClick={() => go.to("get-started")}>
          {words.start}
        </Button>
        <Button size="lg" variant="light" onClick={() => go.to("register")}>
          {words.register}
        </Button>
      </div>
    </PrototypeFrame>
  );
}
