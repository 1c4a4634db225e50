import {
  addDayNote,
  calendarDays,
  replanWeek,
  sendClientMessage,
  settleClient,
  shiftPlanEnergy,
  undoAutoPlan,
  unsettleClient,
} from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { CLIENTS } from "../../lib/person/current-user.ts";
import { MESSAGES } from "../../lib/person/message-count-query.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { draftOf, keepDraft } from "./drafts.ts";

/** What a coach does for one client before going on to the next; the rest stands in the draft. */
export interface RoundStep {
  readonly clientId: number;
  readonly seenKcal: number;
  /** Whether meals are planned that a changed plan should change. */
  readonly hasMeals: boolean;
}

/** How a step is taken back: each part that was done, the last one first. A message that was sent stays sent. */
type Undo = () => Promise<void>;

interface Saved {
  readonly undo: Undo;
  /** The plan is saved, but the coming meals are as they were. */
  readonly replanFailed: boolean;
}

/**
 * Changes the energy, plans the coming meals again, leaves the note, sends the message and ticks the client off. What was
 * done leaves the draft at once, so that a repeat after a failure does nothing twice (COACH-095, COACH-126).
 */
export function useSaveRound() {
  const queryClient = useQueryClient();
  const keys = { energy: useIntentKey(), note: useIntentKey(), message: useIntentKey() };
  const undos = useRef<Undo[]>([]);
  const shift = async ({ clientId, seenKcal }: RoundStep) => {
    const { steps } = draftOf(clientId);
    const body = { user: clientId, steps, seen_kcal: seenKcal };
    const { kcal } = await call(shiftPlanEnergy, { body, idempotencyKey: keys.energy.keyFor(body) });
    undos.current.push(async () => {
      await call(shiftPlanEnergy, { body: { user: clientId, steps: -steps, seen_kcal: kcal } });
    });
    keepDraft(clientId, { ...draftOf(clientId), steps: 0 });
  };
  /** The plan stands whatever becomes of the meals: they can be planned again from the diary. */
  const replan = async (user: number): Promise<boolean> => {
    try {
      const { meals_changed: changed } = await call(replanWeek, { body: { user, from: "TOMORROW" } });
      if (changed > 0)
        undos.current.push(async () => {
          await call(undoAutoPlan, { body: { user } });
        });
      return true;
    } catch (error) {
      if (error instanceof CallError) return false;
      throw error;
    }
  };
  const leaveNote = async (clientId: number) => {
    const body = { user: clientId, note: draftOf(clientId).note.trim() };
    const left = await call(addDayNote, { body, idempotencyKey: keys.note.keyFor(body) });
    undos.current.push(async () => {
      const params = { id: String(left.calendar_day) };
      await call(calendarDays.change, { params, body: { note: left.before } });
    });
    keepDraft(clientId, { ...draftOf(clientId), note: "" });
  };
  const send = async (clientId: number) => {
    const body = { text: draftOf(clientId).message.trim() };
    const params = { id: String(clientId) };
    await call(sendClientMessage, { params, body, idempotencyKey: keys.message.keyFor(body) });
    keepDraft(clientId, { ...draftOf(clientId), message: "" });
  };
  return useMutation({
    mutationFn: async (step: RoundStep): Promise<Saved> => {
      const { clientId, hasMeals } = step;
      const { steps, replans, note, message } = draftOf(clientId);
      let replanFailed = false;
      if (steps !== 0) {
        await shift(step);
        if (replans && hasMeals) replanFailed = !(await replan(clientId));
      }
      if (note.trim() !== "") await leaveNote(clientId);
      if (message.trim() !== "") await send(clientId);
      const params = { id: String(clientId) };
      await call(settleClient, { params, body: { snooze: null } });
      undos.current.push(() => call(unsettleClient, { params }).then(() => undefined));
      const all = undos.current;
      undos.current = [];
      const undo = async () => {
        for (const each of all.reverse()) await each();
      };
      return { undo, replanFailed };
    },
    onSuccess: () => {
      for (const key of Object.values(keys)) key.done();
    },
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [CLIENTS] }),
        queryClient.invalidateQueries({ queryKey: [MESSAGES] }),
      ]);
    },
    meta: { silent: true },
  });
}
