import { Button } from "@mantine/core";
import type { CheckInForm } from "@plateful/contract";
import { MAX_CHECK_IN_QUESTIONS, USUAL_CHECK_IN_QUESTIONS } from "@plateful/nutrition";
import { useEffect, useRef } from "react";
import { LeaveDialog } from "../lib/dialogs/LeaveDialog.tsx";
import { MissingRightNotice } from "../lib/person/MissingRightNotice.tsx";
import { CallError, listMessages } from "../lib/server/call-error.ts";
import { isConflict } from "../lib/server/version-conflict.ts";
import { Notice } from "../ui/Notice.tsx";
import { AddQuestion } from "./AddQuestion.tsx";
import styles from "./CheckInQuestions.module.css";
import { QuestionRow } from "./QuestionRow.tsx";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";
import { type FocusWanted, useQuestionsDraft } from "./use-questions-draft.ts";

/** Leads the focus to a question or one of its buttons, where the press took away what had it. */
function useListFocus(focus: FocusWanted | null) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (focus === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-question="${focus.id}"]`);
    if (focus.by === null) {
      (row?.querySelector<HTMLElement>("input:not([type=radio])") ?? row)?.focus();
      return;
    }
    const [up, down] = row?.querySelectorAll<HTMLButtonElement>("button") ?? [];
    const wanted = focus.by === -1 ? [up, down] : [down, up];
    wanted.find((button) => button?.disabled === false)?.focus();
  }, [focus]);
  return list;
}

interface SaveFailedProps {
  error: Error;
  onDiscard: () => void;
}

/** Why nothing was saved; nothing that was typed is lost. */
function SaveFailed({ error, onDiscard }: SaveFailedProps) {
  const { editor } = useCheckInPhrases();
  if (isConflict(error)) {
    const theirs = (
      <Button variant="default" onClick={onDiscard}>
        {editor.useTheirs}
      </Button>
    );
    return <Notice kind="error" title={editor.conflict} action={theirs} />;
  }
  const known = error instanceof CallError ? error : null;
  return (
    <Notice kind="error" title={editor.failed}>
      {known?.detail ?? listMessages(known?.fields ?? {})[0]}
    </Notice>
  );
}

/** The questions in their order, and what can be added to them (CHECK-002). */
export function QuestionsEditor({ form }: { form: CheckInForm }) {
  const { editor } = useCheckInPhrases();
  const draft = useQuestionsDraft(form);
  const { questions, save, isChanged } = draft;
  const list = useListFocus(draft.focus);
  const isReadOnly = !form.may_change;
  const isFull = questions.length >= MAX_CHECK_IN_QUESTIONS;
  const missing = USUAL_CHECK_IN_QUESTIONS.filter(({ id }) => !questions.some((one) => one.id === id));
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        draft.trySave();
      }}
    >
      {isReadOnly && <MissingRightNotice right="MESSAGE" />}
      <ol ref={list} className={styles.list}>
        {questions.map((question, at) => (
          <QuestionRow
            key={question.id}
            question={question}
            refusal={draft.isRefused(question) ? editor.blank : null}
            place={{ at, of: questions.length }}
            isReadOnly={isReadOnly}
            onChange={(next) => draft.change(at, next)}
            onMove={(by) => draft.move(at, by)}
            onRemove={() => draft.remove(at)}
          />
        ))}
      </ol>
      {!isReadOnly && isFull && (
        <p className={styles.quiet}>{editor.full({ most: MAX_CHECK_IN_QUESTIONS })}</p>
      )}
      {!(isReadOnly || isFull) && <AddQuestion missing={missing} onAdd={draft.add} />}
      {save.isError && <SaveFailed error={save.error} onDiscard={draft.discard} />}
      {!isReadOnly && (
        <Button type="submit" disabled={!isChanged} loading={save.isPending}>
          {editor.save}
        </Button>
      )}
      <LeaveDialog isChanged={isChanged && !isReadOnly} words={editor} />
    </form>
  );
}
