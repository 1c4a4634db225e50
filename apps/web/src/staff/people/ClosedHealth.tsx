import { Button } from "@mantine/core";
import { openHealthData, type StaffPerson } from "@plateful/contract";
import { IconLock } from "@tabler/icons-react";
import { useState } from "react";
import { displayName } from "../../lib/language/person-name.ts";
import { call } from "../../lib/server/call.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { ActionDialog } from "../parts/ActionDialog.tsx";
import styles from "../parts/Staff.module.css";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";

interface ClosedHealthProps {
  person: StaffPerson;
  /** It is open from here on. */
  onOpened: () => void;
}

/** That it is closed, and the reason that opens it (ledger STAFF-003, STAFF-016). */
export function ClosedHealth({ person, onOpened }: ClosedHealthProps) {
  const { health: words } = useStaffPhrases().persons;
  const [isAsking, setIsAsking] = useState(false);
  const name = displayName(person);
  return (
    <SectionCard title={words.title}>
      <p className={styles.locked}>
        <IconLock size={20} stroke={1.75} aria-hidden="true" />
        <span>{words.closed}</span>
      </p>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {words.open}
      </Button>
      {isAsking && (
        <ActionDialog
          title={words.openTitle}
          text={words.openText({ name })}
          confirmLabel={words.open}
          reasons={words.reasons}
          onSend={({ reason }) =>
            call(openHealthData, { params: { id: String(person.id) }, body: { reason } })
          }
          onDone={() => {
            setIsAsking(false);
            onOpened();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </SectionCard>
  );
}
