import { Switch } from "@mantine/core";
import { usePhrases } from "../language/LanguageProvider.tsx";

interface EatenChoiceProps {
  isEaten: boolean;
  onChange: (isEaten: boolean) => void;
}

/** Says of what is added to today or to a day that is over whether it was eaten, or is planned (ledger DIARY-088). */
export function EatenChoice({ isEaten, onChange }: EatenChoiceProps) {
  const { diary: words } = usePhrases();
  return (
    <Switch
      label={words.alreadyEaten}
      checked={isEaten}
      onChange={(event) => onChange(event.currentTarget.checked)}
      mt={16}
    />
  );
}
