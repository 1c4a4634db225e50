import { Button } from "@mantine/core";
import styles from "./PrototypeFrame.module.css";
import { PrototypeFrame } from "./PrototypeFrame.tsx";
import { useGo } from "./use-go.ts";
import { usePrototypePhrases } from "./use-prototype-phrases.ts";

/** The steps ahead, as they could be told. The name is the specification's (ledger PROTO-001). */
export function GetStaredScreen() {
  const words = usePrototypePhrases().getStarted;
  const go = useGo();
  return (
    <PrototypeFrame title={words.title} text={words.text}>
      <ol className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button size="lg" onClick={() => go.to("profile-start")}>
        {words.start}
      </Button>
    </PrototypeFrame>
  );
}
