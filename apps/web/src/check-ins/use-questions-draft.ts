import { type CheckInForm, saveCheckInQuestions } from "@plateful/contract";
import { type CheckInQuestion, topicOf } from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../lib/server/call.ts";
import { isConflict, isSame } from "../lib/server/version-conflict.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import { checkInQuestionsQuery } from "./check-in-query.ts";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";

/** What the focus goes to after a press that moved or removed what was pressed. */
export interface FocusWanted {
  readonly id: string;
  /** The button for this direction, or the other one at an end of the list; the question itself for null. */
  readonly by: 1 | -1 | null;
}

/** With the place of one question and its neighbour exchanged. */
function moved(questions: readonly CheckInQuestion[], at: number, by: 1 | -1): CheckInQuestion[] {
  const [one, other] = [questions[at], questions[at + by]];
  if (one === undefined || other === undefined) return [...questions];
  return questions.with(at, other).with(at + by, one);
}

const trimmed = (text: string | null): string | null => text?.trim() || null;

/** As it is stored: without spaces around it, and without words that are spaces alone. */
const toSave = ({ id, kind, text, low, high }: CheckInQuestion) => ({
  ...{ id, kind, text: trimmed(text) },
  ...{ low: trimmed(low), high: trimmed(high) },
});

/** A question that the practice writes itself needs words: said at the question, before anything is sent. */
const isBlank = ({ id, text }: CheckInQuestion) => topicOf(id) === null && trimmed(text) === null;

function useSaveQuestions(version: number, onSaved: () => void) {
  const { editor } = useCheckInPhrases();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (questions: readonly CheckInQuestion[]) =>
      call(saveCheckInQuestions, { body: { questions: questions.map(toSave) }, version }),
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

/** The questions as they are being edited, until they are saved. */
export function useQuestionsDraft(form: CheckInForm) {
  const [draft, setDraft] = useState<readonly CheckInQuestion[] | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const [focus, setFocus] = useState<FocusWanted | null>(null);
  const questions = draft ?? form.questions;
  const forget = () => {
    setDraft(null);
    setWasTried(false);
  };
  const save = useSaveQuestions(form.version, forget);
  return {
    ...{ questions, focus, save },
    isChanged: draft !== null && !isSame(draft, form.questions),
    isRefused: (question: CheckInQuestion) => wasTried && isBlank(question),
    change: (at: number, next: CheckInQuestion) => setDraft(questions.with(at, next)),
    add: (one: CheckInQuestion) => {
      setDraft([...questions, one]);
      setFocus({ id: one.id, by: null });
    },
    move: (at: number, by: 1 | -1) => {
      setDraft(moved(questions, at, by));
      setFocus({ id: questions[at]?.id ?? "", by });
    },
    remove: (at: number) => {
      setDraft(questions.toSpliced(at, 1));
      const neighbour = questions[at + 1] ?? questions[at - 1];
      setFocus({ id: neighbour?.id ?? "", by: null });
    },
    trySave: () => {
      setWasTried(true);
      if (!questions.some(isBlank)) save.mutate(questions);
    },
    /** Goes on with what is stored, as a colleague may have left it. */
    discard: () => {
      forget();
      save.reset();
    },
  };
}
