import { Button, Textarea } from "@mantine/core";
import type { TriageClient, TriageRow } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { CallError } from "../lib/call-error.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { displayName } from "../lib/person-name.ts";
import { useCount } from "../lib/use-count.ts";
import { useTriagePhrases } from "../lib/use-triage-phrases.ts";
import { Notice } from "../ui/Notice.tsx";
import { SheetDialog } from "../ui/SheetDialog.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./ActDialog.module.css";
import { EnergySteps } from "./EnergySteps.tsx";
import { ReasonChips } from "./ReasonChips.tsx";
import { triageClientQuery } from "./triage-query.ts";
import { useFirstFocus } from "./use-first-focus.ts";
import { type RoundStep, useSaveRound } from "./use-save-round.ts";
import type { Settle } from "./use-settle.ts";

interface ActDialogProps {
  client: TriageRow;
  /** Who comes after this one; null for the last. */
  next: TriageRow | null;
  startsWith: "energy" | "note";
  settle: Settle;
  /** Goes on to the next client, or ends the round after the last. */
  onNext: () => void;
  onClose: () => void;
}

interface NoteFieldProps {
  loaded: TriageClient;
  value: string;
  isFirst: boolean;
  onChange: (note: string) => void;
}

/** A line for today's diary of the client; what stands there already is shown and kept. */
function NoteField({ loaded, value, isFirst, onChange }: NoteFieldProps) {
  const words = useTriagePhrases();
  const first = useFirstFocus<HTMLTextAreaElement>(isFirst);
  if (!loaded.shared_parts.includes("DIARY")) return <p className={styles.quiet}>{words.noNote}</p>;
  return (
    <div>
      <Textarea
        label={words.note}
        description={words.noteText}
        autosize
        minRows={2}
        maxLength={500}
        value={value}
        ref={first}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {loaded.note !== null && (
        <p className={styles.quiet}>
          {words.written} <span className={styles.written}>{loaded.note}</span>
        </p>
      )}
    </div>
  );
}

/** Adjusts a client's energy, leaves a note and goes on, without returning to the list (ledger COACH-094, COACH-095). */
export function ActDialog({ client, next, startsWith, settle, onNext, onClose }: ActDialogProps) {
  const words = useTriagePhrases();
  const { general } = usePhrases();
  const count = useCount();
  const { data: loaded, isError, refetch } = useQuery(triageClientQuery(client.id));
  const [steps, setSteps] = useState(0);
  const [note, setNote] = useState("");
  const save = useSaveRound();
  const name = displayName(client);
  const isChangedMeanwhile = save.error instanceof CallError && save.error.status === 409;
  const submit = () => {
    if (loaded === undefined || save.isPending) return;
    const step: RoundStep = {
      ...{ clientId: client.id, steps, note: note.trim() },
      seenKcal: loaded.energy?.kcal ?? 0,
    };
    save.mutate(step, {
      onSuccess: (undo) => {
        settle.offer(words.savedFor({ name }), undo);
        onNext();
      },
      onError: () => void refetch(),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={name}
      {...(client.plan_kcal === null ? {} : { subtitle: `${count(client.plan_kcal)} ${words.kcalADay}` })}
      closeLabel={general.close}
      actions={
        <>
          {next !== null && (
            <Button variant="default" onClick={onNext}>
              {words.skip}
            </Button>
          )}
          <Button loading={save.isPending} disabled={loaded === undefined} onClick={submit}>
            {next === null ? words.saveDone : words.saveNext}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Ctrl and Enter save from whatever field has the focus */}
      <div className={styles.body} onKeyDown={onKeyDown}>
        {client.reasons.length > 0 && (
          <div className={styles.why}>
            <ReasonChips reasons={client.reasons} />
          </div>
        )}
        {save.isError && (
          <Notice
            kind="error"
            title={isChangedMeanwhile ? words.changedMeanwhile : general.somethingWentWrong}
          />
        )}
        {loaded === undefined && !isError && <SkeletonCard shape="row" />}
        {loaded === undefined && isError && (
          <StatePanel
            kind="error"
            title={general.errorLoadingData}
            actions={<Button onClick={() => void refetch()}>{general.tryAgain}</Button>}
          />
        )}
        {loaded !== undefined && (
          <>
            <EnergySteps
              loaded={loaded}
              steps={steps}
              isFirst={startsWith === "energy"}
              onChange={setSteps}
            />
            <NoteField loaded={loaded} value={note} isFirst={startsWith === "note"} onChange={setNote} />
            {next !== null && <p className={styles.quiet}>{words.next({ name: displayName(next) })}</p>}
          </>
        )}
      </div>
    </SheetDialog>
  );
}
