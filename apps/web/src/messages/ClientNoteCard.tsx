import { Button, Textarea } from "@mantine/core";
import { type ClientNote, NOTE_LENGTH, saveClientNote } from "@plateful/contract";
import { IconLock } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { clientNoteQuery } from "../lib/client/client-note-query.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { call } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";
import { Notice } from "../ui/Notice.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./CoachMessagesScreen.module.css";

interface NoteEditorProps {
  clientId: number;
  stored: ClientNote;
  onClose: () => void;
}

/** What a colleague noted meanwhile is shown before anything is overwritten; what was typed stays. */
function NoteEditor({ clientId, stored, onClose }: NoteEditorProps) {
  const { clientNote: words, general } = usePhrases();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(stored.note);
  const [seen, setSeen] = useState(stored);
  const save = useMutation({
    mutationFn: () =>
      call(saveClientNote, {
        params: { id: String(clientId) },
        body: { note: typed },
        version: seen.version,
      }),
    onSuccess: (note) => {
      queryClient.setQueryData(clientNoteQuery(clientId).queryKey, note);
      showToast({ message: words.saved });
      onClose();
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === "conflict") setSeen(error.current as ClientNote);
    },
    meta: { silent: true },
  });
  const refusal = save.error instanceof CallError ? save.error.detail : undefined;
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.title}
      subtitle={words.hint}
      closeLabel={general.close}
      actions={
        <Button size="lg" loading={save.isPending} onClick={() => save.mutate()}>
          {general.save}
        </Button>
      }
    >
      {save.isError && (
        <Notice kind="error" title={refusal ?? general.somethingWentWrong}>
          {seen === stored ? null : seen.note}
        </Notice>
      )}
      <Textarea
        data-autofocus
        autosize
        minRows={6}
        aria-label={words.field}
        maxLength={NOTE_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </SheetDialog>
  );
}

/** What the practice notes about a client for itself (TALK-007). */
export function ClientNoteCard({ clientId }: { clientId: number }) {
  const { clientNote: words } = usePhrases();
  const { data } = useQuery(clientNoteQuery(clientId));
  const [isOpen, setIsOpen] = useState(false);
  if (data === undefined) return null;
  const isEmpty = data.note === "";
  return (
    <SectionCard title={words.title} aside={<IconLock size={18} stroke={1.75} aria-hidden="true" />}>
      <p className={isEmpty ? styles.quiet : styles.text}>{isEmpty ? words.none : data.note}</p>
      <p className={styles.quiet}>{words.hint}</p>
      <button type="button" className={styles.edit} onClick={() => setIsOpen(true)}>
        {isEmpty ? words.write : words.edit}
      </button>
      {isOpen && <NoteEditor clientId={clientId} stored={data} onClose={() => setIsOpen(false)} />}
    </SectionCard>
  );
}
