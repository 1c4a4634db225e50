import type { ReactNode } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import styles from "../form.module.css";
import { ConfirmationMessage } from "./ConfirmationMessage.tsx";

interface EmailConfirmationSentProps {
  /** Said above the way on. */
  note?: ReactNode;
}

/** Says that a mail with a confirmation link is on its way (ledger AUTH-048, PROTO-011). */
export function EmailConfirmationSent({ note }: EmailConfirmationSentProps) {
  const { signIn, general } = usePhrases();
  const { title, text } = signIn.confirmationSent;
  return (
    <ConfirmationMessage title={title} text={text}>
      {note}
      <AppLink href={PATHS.home} className={styles.link}>
        {general.goHome}
      </AppLink>
    </ConfirmationMessage>
  );
}
