import { Button, TextInput } from "@mantine/core";
import type { CalendarDay } from "@plateful/contract";
import { type FormEvent, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import styles from "../day/dialogs.module.css";
import type { DiaryEntry } from "../day/diary-entry.ts";
import { useEatenTime } from "./use-eaten-time.ts";

interface EatenTimeDialogProps {
  day: Pick<CalendarDay, "id" | "date">;
  entry: DiaryEntry;
  onClose: () => void;
}

/** When a meal was eaten, for whoever wants to say so (ledger DIARY-114). */
export function EatenTimeDialog({ day, entry, onClose }: EatenTimeDialogProps) {
  const { diary, general, ownPortion } = usePhrases();
  const words = ownPortion.time;
  const [time, setTime] = useState(entry.eatenAt ?? "");
  const say = useEatenTime(day, entry);
  const end = (next: string | null) => {
    onClose();
    if (next !== entry.eatenAt) say({ time: next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    end(time === "" ? null : time);
  };
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={entry.name ?? diary.quickMeal}
      subtitle={words.when}
      closeLabel={general.close}
    >
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextInput
          type="time"
          size="md"
          label={words.label}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" fullWidth>
          {general.save}
        </Button>
        {entry.eatenAt !== null && (
          <Button variant="subtle" size="lg" fullWidth onClick={() => end(null)}>
            {words.remove}
          </Button>
        )}
      </form>
    </SheetDialog>
  );
}
