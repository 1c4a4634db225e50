import { TextInput } from "@mantine/core";
import { useState } from "react";
import { alertProblem } from "../dialogs/alerts.ts";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { readQuantity } from "./entered-quantity.ts";

interface TypedAmountProps {
  label: string;
  /** The amount as it is shown while nobody types. */
  shown: string;
  /** Said when nothing is typed to mean none of it. */
  zeroText: string;
  isDisabled?: boolean;
  /** Called with another amount than the one that is shown. */
  onAmount: (amount: number) => void;
}

/** An amount that is pressed to type another one; what is no amount is said, and the one before it stays (ledger REC-073, REC-074). */
export function TypedAmount({ label, shown, zeroText, isDisabled = false, onAmount }: TypedAmountProps) {
  const { general } = usePhrases();
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    if (typed === null) return;
    setTyped(null);
    const read = readQuantity(typed);
    if (read.kind === "not-a-number") alertProblem(general.notANumber);
    if (read.kind === "zero") alertProblem(zeroText);
    if (read.kind === "amount" && typed !== shown) onAmount(read.value);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <TextInput
        aria-label={label}
        inputMode="decimal"
        size="md"
        value={typed ?? shown}
        disabled={isDisabled}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={finish}
      />
    </form>
  );
}
