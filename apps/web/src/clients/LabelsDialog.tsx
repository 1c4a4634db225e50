import { Button, TextInput } from "@mantine/core";
import { MAX_LABEL_LENGTH, MAX_LABELS, markClient, type TriageMarks } from "@plateful/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { BOARD, clientMarksQuery, triageSettingsQuery } from "../lib/client/board-query.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTriagePhrases } from "../lib/language/use-triage-phrases.ts";
import { call } from "../lib/server/call.ts";
import { CheckChips } from "../ui/fields/CheckChips.tsx";
import { Notice } from "../ui/Notice.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import styles from "./ClientLabels.module.css";

interface LabelsDialogProps {
  clientId: number;
  name: string;
  marks: TriageMarks;
  onClose: () => void;
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Stores the labels of a client; the words of the practice and the board are read again. */
function useSaveLabels({ clientId, marks, onClose }: LabelsDialogProps) {
  const queryClient = useQueryClient();
  const { labels: words } = useTriagePhrases();
  return useMutation({
    mutationFn: (labels: string[]) =>
      call(markClient, { params: { id: String(clientId) }, body: { muted: [...marks.muted], labels } }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(clientMarksQuery(clientId).queryKey, saved);
      showToast({ message: words.saved });
      onClose();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: BOARD }),
        queryClient.invalidateQueries({ queryKey: triageSettingsQuery.queryKey }),
      ]);
    },
    meta: { silent: true },
  });
}

/** Chooses the labels of a client from the words of the practice, or adds a word (ledger COACH-122). */
export function LabelsDialog(props: LabelsDialogProps) {
  const { name, marks, onClose } = props;
  const { general } = usePhrases();
  const { labels: words } = useTriagePhrases();
  const { data: settings } = useQuery(triageSettingsQuery);
  const [chosen, setChosen] = useState<readonly string[]>(marks.labels);
  const [typed, setTyped] = useState("");
  const save = useSaveLabels(props);
  const known = [...new Set([...(settings?.labels ?? []), ...chosen])].sort((a, b) => a.localeCompare(b));
  const word = typed.trim();
  // A word that is known in other capitals is that word.
  const meant = known.find((each) => same(each, word)) ?? word;
  const all = word === "" || chosen.includes(meant) ? chosen : [...chosen, meant];
  const isTooMany = all.length > MAX_LABELS;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isTooMany) return;
    setChosen(all);
    setTyped("");
  };
  const toggle = (each: string) =>
    setChosen(chosen.includes(each) ? chosen.filter((one) => one !== each) : [...chosen, each]);
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.title}
      subtitle={name}
      closeLabel={general.close}
      actions={
        <Button loading={save.isPending} disabled={isTooMany} onClick={() => save.mutate([...all])}>
          {general.save}
        </Button>
      }
    >
      <div className={styles.dialog}>
        {save.isError && <Notice kind="error" title={general.somethingWentWrong} />}
        {known.length > 0 && (
          <CheckChips
            label={words.choose}
            chips={known.map((each) => ({ value: each, label: each }))}
            chosen={chosen}
            onToggle={toggle}
          />
        )}
        <form className={styles.add} onSubmit={add}>
          <TextInput
            label={words.add}
            description={words.addText}
            maxLength={MAX_LABEL_LENGTH}
            autoComplete="off"
            value={typed}
            error={isTooMany ? words.most({ count: MAX_LABELS }) : undefined}
            className={styles.field ?? ""}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={word === "" || isTooMany}>
            {words.addButton}
          </Button>
        </form>
      </div>
    </SheetDialog>
  );
}
