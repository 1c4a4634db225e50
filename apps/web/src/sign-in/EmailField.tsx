import { TextInput } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { afterPress } from "../ui/base/after-press.ts";
import { emailProblem } from "./validate-email.ts";

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Instead of the usual name of the field. */
  label?: string;
  /** The server's own message about the address. */
  refusal?: string | undefined;
}

/** An e-mail address; says what is wrong once the field has been left. */
export function EmailField({ value, onChange, label, refusal }: EmailFieldProps) {
  const { signIn } = usePhrases();
  const [isTouched, setIsTouched] = useState(false);
  const problem = isTouched ? emailProblem(value) : null;
  return (
    <TextInput
      label={label ?? signIn.login.email}
      type="email"
      inputMode="email"
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      leftSection={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
      value={value}
      error={refusal ?? (problem === null ? null : signIn.login[problem])}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => afterPress(() => setIsTouched(true))}
    />
  );
}
