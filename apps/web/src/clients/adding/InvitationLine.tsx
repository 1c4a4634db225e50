import "../../ui/fields/form-styles.ts";
import { Button, Textarea } from "@mantine/core";
import { INVITATION_LINE_LENGTH } from "@plateful/contract";
import { useState } from "react";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import styles from "./AddClient.module.css";
import type { ClientDraft } from "./use-client-draft.ts";

interface InvitationLineProps {
  draft: ClientDraft;
  onChange: (changes: Partial<ClientDraft>) => void;
}

/** A few words of the coach in the mail, in the language of the mail, which shows them as they will be sent (ledger COACH-167). */
export function InvitationLine({ draft, onChange }: InvitationLineProps) {
  const { mail: words } = useIntakePhrases().adding;
  const { language, lines } = draft;
  const [isOpen, setIsOpen] = useState(lines[language] !== "");
  if (!isOpen)
    return (
      <Button variant="subtle" className={styles.edit ?? ""} onClick={() => setIsOpen(true)}>
        {words.edit}
      </Button>
    );
  return (
    <Textarea
      data-autofocus
      autosize
      minRows={2}
      maxRows={6}
      lang={language}
      className={styles.line ?? ""}
      label={words.line({ language: words.languages[language] })}
      description={words.lineNote}
      maxLength={INVITATION_LINE_LENGTH}
      value={lines[language]}
      onChange={(event) => onChange({ lines: { ...lines, [language]: event.currentTarget.value } })}
    />
  );
}
