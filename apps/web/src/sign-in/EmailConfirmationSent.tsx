import type { ReactNode } from "react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { ConfirmationMessage } from "./ConfirmationMessage.tsx";
import styles from "./form.module.css";

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
