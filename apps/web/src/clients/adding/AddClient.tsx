import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { isMobileApp, useIsDesktop } from "../../lib/device/use-media.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useHasRight } from "../../lib/person/own-rights.ts";
import { RightNote } from "../../lib/person/RightNote.tsx";
import styles from "./AddClient.module.css";
import { AddClientDialog } from "./AddClientDialog.tsx";

/**
 * Begins to add a client: a button that floats on a phone, and stands at the title on a desktop. The installed app says where
 * it can be done instead (ledger COACH-005, COACH-008, COACH-009).
 */
export function AddClient({ isFloating = true }: { isFloating?: boolean }) {
  const { practice } = usePhrases();
  const isDesktop = useIsDesktop();
  const mayInvite = useHasRight("INVITE");
  const [isOpen, setIsOpen] = useState(false);
  if (!mayInvite) return isFloating ? null : <RightNote right="INVITE" />;
  if (isMobileApp()) return <p className={styles.hint}>{practice.adding.onTheWeb}</p>;
  return (
    <div className={isFloating && !isDesktop ? styles.floating : undefined}>
      <Button
        size={isDesktop ? "md" : "lg"}
        leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {practice.adding.action}
      </Button>
      {isOpen && <AddClientDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}
