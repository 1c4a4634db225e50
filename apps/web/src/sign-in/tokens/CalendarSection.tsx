import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useState } from "react";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "./ConnectAssistant.module.css";
import { NewCalendarDialog } from "./NewCalendarDialog.tsx";
import { useTokenPhrases } from "./use-token-phrases.ts";

/** Planned meals in the person's own calendar (ledger DOOR-096). */
export function CalendarSection() {
  const { calendar: words } = useTokenPhrases();
  const [isMaking, setIsMaking] = useState(false);
  return (
    <div className={styles.place}>
      <SectionCard title={words.title}>
        <div className={styles.body}>
          <p>{words.text}</p>
          <div className={styles.address}>
            <Button
              variant="default"
              leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => setIsMaking(true)}
            >
              {words.make}
            </Button>
          </div>
        </div>
      </SectionCard>
      {isMaking && <NewCalendarDialog onClose={() => setIsMaking(false)} />}
    </div>
  );
}
