import { Button } from "@mantine/core";
import { type CheckInForm, saveCheckInQuestions } from "@plateful/contract";
import {
  type CheckInQuestion,
  MOST_CHECK_IN_QUESTIONS,
  topicOf,
  USUAL_CHECK_IN_QUESTIONS,
} from "@plateful/nutrition";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../lib/call.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { useTitle } from "../lib/use-title.ts";
import { isConflict } from "../lib/version-conflict.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { Notice } from "../ui/Notice.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { showToast } from "../ui/show-toast.ts";
import styles from "./CheckInQuestions.module.css";
import { checkInQuestionsQuery } from "./check-in-query.ts";
import { AddQuestion, QuestionRow } from "./QuestionRow.tsx";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";

/** With the place of one question and its neighbour exchanged. */
function moved(questions: readonly CheckInQuestion[], at: number, by: 1 | -1): CheckInQuestion[] {
  const [one, other] = [questions[at], questions[at + by]];
  if (one === undefined || other === undefined) return [...questions];
  return questions.with(at, other).with(at + by, one);
}

function useSaveQuestions(version: number, onSaved: () => void) {
  const { editor } = useCheckInPhrases();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (questions: readonly CheckInQuestion[]) =>
      call(saveCheckInQuestions, { body: { questions: [...questions] }, version }),
    onSuccess: (saved) => {
      queryClient.setQueryData(checkInQuestionsQuery.queryKey, saved);
      showToast({ message: editor.saved });
      onSaved();
    },
    onError: (error) => {
      // What was typed stays; saving again is then on top of what the colleague saved.
      if (isConflict(error))
        queryClient.setQueryData(checkInQuestionsQuery.queryKey, error.current as CheckInForm);
    },
    meta: { silent: true },
  });
}

/** The words of a practice's own question are missing: said at the question, before anything is sent. */
const isBlank = ({ id, text }: CheckInQuestion) => topicOf(id) === null && (text ?? "").trim() === "";

function Editor({ form }: { form: CheckInForm }) {
  const { editor } = useCheckInPhrases();
  const [draft, setDraft] = useState<readonly CheckInQuestion[] | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const questions = draft ?? form.questions;
  const change = (next: readonly CheckInQuestion[]) => setDraft(next);
  const save = useSaveQuestions(form.version, () => setDraft(null));
  const missing = USUAL_CHECK_IN_QUESTIONS.filter(({ id }) => !questions.some((one) => one.id === id));
  const isReadOnly = !form.may_change;
  const isFull = questions.length >= MOST_CHECK_IN_QUESTIONS;
  const trySave = () => {
    setWasTried(true);
    if (!questions.some(isBlank)) save.mutate(questions);
  };
  return (
    <>
      {isReadOnly && <Notice kind="info" title={editor.readOnly} />}
      <ol className={styles.list}>
        {questions.map((question, at) => (
          <QuestionRow
            key={question.id}
            question={question}
            refusal={wasTried && isBlank(question) ? editor.blank : null}
            isFirst={at === 0}
            isLast={at === questions.length - 1}
            mayRemove={questions.length > 1}
            isReadOnly={isReadOnly}
            onChange={(next) => change(questions.with(at, next))}
            onMove={(by) => change(moved(questions, at, by))}
            onRemove={() => change(questions.toSpliced(at, 1))}
          />
        ))}
      </ol>
      {!isReadOnly && isFull && (
        <p className={styles.quiet}>{editor.full({ most: MOST_CHECK_IN_QUESTIONS })}</p>
      )}
      {!(isReadOnly || isFull) && (
        <AddQuestion missing={missing} onAdd={(one) => change([...questions, one])} />
      )}
      {save.isError && (
        <Notice kind="error" title={isConflict(save.error) ? editor.conflict : editor.failed} />
      )}
      {!isReadOnly && (
        <Button disabled={draft === null} loading={save.isPending} onClick={trySave}>
          {editor.save}
        </Button>
      )}
    </>
  );
}

/** What the practice asks in a check-in (CHECK-002). */
export function CheckInQuestionsScreen() {
  const { editor } = useCheckInPhrases();
  const { general, clients } = usePhrases();
  const query = useQuery(checkInQuestionsQuery);
  useTitle(editor.title);
  return (
    <div className={styles.page}>
      <AppLink href={PATHS.clients} className={styles.back}>
        {clients.title}
      </AppLink>
      <h1 className={styles.title}>{editor.title}</h1>
      <p className={styles.quiet}>{editor.text}</p>
      {query.isPending && (
        <div role="status" aria-label={general.loading}>
          <SkeletonCard shape="row" />
        </div>
      )}
      {query.isError && query.data === undefined && (
        <StatePanel
          kind="error"
          title={general.errorLoadingData}
          actions={<Button onClick={() => void query.refetch()}>{general.tryAgain}</Button>}
        />
      )}
      {query.data !== undefined && <Editor form={query.data} />}
    </div>
  );
}
