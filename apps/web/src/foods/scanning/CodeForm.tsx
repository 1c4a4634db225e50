import { Button, TextInput } from "@mantine/core";
import { toGtin14 } from "@plateful/quantities";
import { type FormEvent, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";

interface CodeFormProps {
  isBusy: boolean;
  onCode: (gtin14: string) => void;
}

/** The number of a barcode, typed; its last digit is checked before anybody is asked (ledger FOOD-024). */
export function CodeForm({ isBusy, onCode }: CodeFormProps) {
  const { scanner: words } = usePhrases().foods;
  const [code, setCode] = useState("");
  const [isTried, setIsTried] = useState(false);
  const gtin = toGtin14(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (gtin !== null && !isBusy) onCode(gtin);
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextInput
        size="lg"
        label={words.codeLabel}
        description={words.codeHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={code}
        error={isTried && gtin === null ? words.codeWrong : undefined}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" fullWidth mt={12} loading={isBusy}>
        {words.lookUp}
      </Button>
    </form>
  );
}
