import { Button, TextInput } from "@mantine/core";
import { changeTriageSettings, MAX_SAVED_VIEWS, type TriageSavedView } from "@plateful/contract";
import { IconTrash } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { BOARD, triageSettingsQuery } from "../../lib/client/board-query.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { call } from "../../lib/server/call.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import styles from "../parts/RulesDialog.module.css";
import type { BoardChoice } from "../parts/triage-query.ts";

const MAX_NAME_LENGTH = 40;
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Changes the saved views as they are on the server now, so that those of another window stay. */
function useChangeViews() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: (views: readonly TriageSavedView[]) => TriageSavedView[]) => {
      const { saved_views } = await queryClient.fetchQuery({ ...triageSettingsQuery, staleTime: 0 });
      return call(changeTriageSettings, { body: { saved_views: change(saved_views) } });
    },
    onSuccess: async (saved) => {
      queryClient.setQueryData(triageSettingsQuery.queryKey, saved);
      // Boards that were shown before count the views of before: the number keys would choose others for a moment.
      queryClient.removeQueries({ queryKey: [...BOARD, "list"], type: "inactive" });
      await queryClient.invalidateQueries({ queryKey: BOARD });
    },
    meta: { silent: true },
  });
}

/** Saves what the board shows under a name, and lists the views that are saved already (ledger COACH-123). */
export function SaveViewDialog({ choice, onClose }: { choice: BoardChoice; onClose: () => void }) {
  const { general } = usePhrases();
  const { savedViews: words } = useTriagePhrases();
  const { data: settings } = useQuery(triageSettingsQuery);
  const [typed, setTyped] = useState("");
  const change = useChangeViews();
  const views = settings?.saved_views ?? [];
  const name = typed.trim();
  const isReplacing = views.some((view) => same(view.name, name));
  const isFull = !isReplacing && views.length >= MAX_SAVED_VIEWS;
  const { view, sort, reasons, label, search } = choice;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name === "" || isFull || change.isPending) return;
    const added = { name, view, sort, reasons: [...reasons], label, search };
    change.mutate(
      (stored) =>
        stored.some((each) => same(each.name, name))
          ? stored.map((each) => (same(each.name, name) ? added : each))
          : [...stored, added],
      { onSuccess: onClose },
    );
  };
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.title}
      subtitle={words.text}
      closeLabel={general.close}
    >
      {change.isError && <Notice kind="error" title={general.somethingWentWrong} />}
      <form className={styles.form} onSubmit={save}>
        <TextInput
          data-autofocus
          label={words.name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={typed}
          error={isFull ? words.most({ count: MAX_SAVED_VIEWS }) : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={change.isPending} disabled={name === "" || isFull}>
          {isReplacing ? words.replace : general.save}
        </Button>
      </form>
      {views.length > 0 && (
        <section aria-label={words.yours}>
          <h3 className={styles.heading}>{words.yours}</h3>
          <ul className={styles.list}>
            {views.map((each) => (
              <li key={each.name} className={styles.rule}>
                <span className={styles.name}>{each.name}</span>
                <IconButton
                  label={words.remove({ name: each.name })}
                  isDisabled={change.isPending}
                  onClick={() => change.mutate((stored) => stored.filter((one) => one.name !== each.name))}
                >
                  <IconTrash size={20} />
                </IconButton>
              </li>
            ))}
          </ul>
        </section>
      )}
    </SheetDialog>
  );
}
