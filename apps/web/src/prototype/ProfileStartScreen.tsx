import { Button } from "@mantine/core";
import { PrototypeFrame } from "./PrototypeFrame.tsx";
import { useGo } from "./use-go.ts";
import { usePrototypePhrases } from "./use-prototype-phrases.ts";

/** The way into the questions about a person (ledger PROTO-001). */
export function ProfileStartScreen() {
  const words = usePrototypePhrases().profileStart;
  const go = useGo();
  return (
    <PrototypeFrame title={words.title} text={words.text}>
      <Button size="lg" onClick={() => go.to("personal-details")}>
        {words.start}
      </Button>
    </PrototypeFrame>
  );
}
