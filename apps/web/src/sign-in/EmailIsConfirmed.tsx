import type { ReactNode } from "react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { ConfirmationMessage } from "./ConfirmationMessage.tsx";
import styles from "./form.module.css";

interface EmailIsConfirmedProps {
  /** Said above the way on. */
  note?: ReactNode;
}

/** The good end of a confirmation link (ledger AUTH-048, PROTO-011). */
export function EmailIsConfirmed({ note }: EmailIsConfirmedProps) {
  const { signIn, general } = usePhrases();
  const { title, text } = signIn.confirmed;
  return (
    <ConfirmationMessage title={title} text={text}>
      {note}
      <AppLink href={PATHS.home} className={styles.link}>
        {general.continue}
      </AppLink>
    </ConfirmationMessage>
  );
}
