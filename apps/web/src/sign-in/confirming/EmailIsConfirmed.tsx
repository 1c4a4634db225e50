import type { ReactNode } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import styles from "../form.module.css";
import { ConfirmationMessage } from "./ConfirmationMessage.tsx";

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
