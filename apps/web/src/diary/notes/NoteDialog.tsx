import { Button, Textarea, VisuallyHidden } from "@mantine/core";
import type { CalendarDay } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { useState } from "react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import styles from "../day/dialogs.module.css";
import { noteHint } from "../day/diary-rights.ts";
import { useDiaryWords } from "../day/use-diary-words.ts";
import { judgeNote, MAX_NOTE_LENGTH } from "./note-draft.ts";
import { useSaveNote } from "./use-save-note.ts";

interface NoteDialogProps {
  day: CalendarDay | null;
  date: string;
  onClose: () => void;
}

/** Reads, writes and deletes the note of a day (ledger DIARY-053 to DIARY-055). */
export function NoteDialog({ day, date, onClose }: NoteDialogProps) {
  const { general } = usePhrases();
  const words = useDiaryWords();
  const language = useLanguage();
  const hint = noteHint(useSubject().user);
  const stored = day?.note ?? null;
  const [typed, setTyped] = useState(stored ?? "");
  const save = useSaveNote();
  const draft = judgeNote(typed, stored);
  const left = words.noteLeft({ count: draft.charactersLeft });
  const send = (note: string | null, message: string) =>
    save.mutate(
      { day, date, note },
      {
        onSuccess: () => {
          showToast({ message });
          onClose();
        },
      },
    );
  const refusal = save.error instanceof CallError ? save.error.at("note") : undefined;
  const error = save.isError ? (refusal ?? general.somethingWentWrong) : null;
  const dayName = formatDate(language, date, { weekday: "long", day: "numeric", month: "long" });
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.noteFor({ date: dayName })}
      subtitle={words.noteShared}
      closeLabel={general.close}
      actions={
        <>
          <Button
            size="lg"
            disabled={!draft.canSave || day === null}
            loading={save.isPending}
            onClick={() => send(draft.text, words.noteSaved)}
          >
            {general.save}
          </Button>
          {stored !== null && (
            <Button
              variant="default"
              size="lg"
              disabled={save.isPending}
              onClick={() => send(null, words.noteDeleted)}
            >
              {words.deleteNote}
            </Button>
          )}
        </>
      }
    >
      <Textarea
        data-autofocus
        label={words.noteLabel}
        description={hint ?? undefined}
        value={typed}
        minRows={5}
        rows={5}
        maxLength={MAX_NOTE_LENGTH + 100}
        // The line below is seen, and read out while it changes; the field has to say it as well.
        error={error ?? (draft.charactersLeft < 0 ? <VisuallyHidden>{left}</VisuallyHidden> : null)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p aria-live="polite" className={draft.charactersLeft < 0 ? styles.tooLong : styles.count}>
        {left}
      </p>
    </SheetDialog>
  );
}
