import "../../ui/fields/form-styles.ts";
import { TextInput } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import styles from "./AddClient.module.css";
import { atDomain, suggestDomain } from "./likely-address.ts";
import { refusedAt } from "./refused-at.tsx";
import { isAddress } from "./use-client-draft.ts";

const MAX_EMAIL = 254;

interface AddressFieldProps {
  email: string;
  onChange: (email: string) => void;
  /** Why the server refused it. */
  refusal: Error | null;
}

/** The address; one that is probably mistyped gets a suggestion, which is no error. */
export function AddressField({ email, onChange, refusal }: AddressFieldProps) {
  const { who } = useIntakePhrases().adding;
  const { signIn } = usePhrases();
  const [isLeft, setIsLeft] = useState(false);
  const refused = refusedAt(refusal, "email");
  const isWrong = isLeft && email.trim() !== "" && !isAddress(email);
  const domain = suggestDomain(email);
  const isRefused = refused !== undefined;
  const field = useRef<HTMLInputElement>(null);
  // The step comes back with the refusal, so that no form was just sent whose fields are watched.
  useEffect(() => {
    if (isRefused) field.current?.focus();
  }, [isRefused]);
  return (
    <div>
      <TextInput
        ref={field}
        data-autofocus={isRefused ? true : undefined}
        label={who.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_EMAIL}
        value={email}
        error={refused ?? (isWrong ? signIn.login.invalidEmail : undefined)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => setIsLeft(true)}
      />
      <p role="status" className={styles.suggestion}>
        {domain !== null && (
          <>
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
            {`${who.didYouMean} `}
            <button
              type="button"
              aria-label={who.takeAddress({ address: atDomain(email, domain) })}
              className={styles.suggested}
              onClick={() => onChange(atDomain(email, domain))}
            >
              {domain}
            </button>
            ?
          </>
        )}
      </p>
    </div>
  );
}
