import { Notice } from "../ui/Notice.tsx";
import { usePrototypePhrases } from "./use-prototype-phrases.ts";

/** Says that nothing on a screen is real (ledger PROTO-002). */
export function SampleNote() {
  const words = usePrototypePhrases();
  return (
    <Notice kind="info" title={words.sampleData}>
      {words.sampleText}
    </Notice>
  );
}
