import { addDayNote, calendarDays, settleClient, shiftPlanEnergy, unsettleClient } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { CLIENTS } from "../lib/current-user.ts";
import { useIntentKey } from "../lib/use-intent-key.ts";

/** What a coach does for one client before going on to the next. */
export interface RoundStep {
  readonly clientId: number;
  readonly steps: number;
  readonly seenKcal: number;
  readonly note: string;
}

/** How a step is taken back: each part that was done, the last one first. */
type Undo = () => Promise<void>;

/** Changes the energy, leaves the note and ticks the client off; a repeat after a failure does nothing twice (COACH-095). */
export function useSaveRound() {
  const queryClient = useQueryClient();
  const energyKey = useIntentKey();
  const noteKey = useIntentKey();
  return useMutation({
    mutationFn: async ({ clientId, steps, seenKcal, note }: RoundStep): Promise<Undo> => {
      const undos: Undo[] = [];
      if (steps !== 0) {
        const body = { user: clientId, steps, seen_kcal: seenKcal };
        const { kcal } = await call(shiftPlanEnergy, { body, idempotencyKey: energyKey.keyFor(body) });
        undos.push(async () => {
          await call(shiftPlanEnergy, { body: { user: clientId, steps: -steps, seen_kcal: kcal } });
        });
      }
      if (note !== "") {
        const body = { user: clientId, note };
        const left = await call(addDayNote, { body, idempotencyKey: noteKey.keyFor(body) });
        undos.push(async () => {
          const params = { id: String(left.calendar_day) };
          await call(calendarDays.change, { params, body: { note: left.before } });
        });
      }
      const params = { id: String(clientId) };
      await call(settleClient, { params, body: { snooze: null } });
      undos.push(() => call(unsettleClient, { params }).then(() => undefined));
      return async () => {
        for (const undo of undos.reverse()) await undo();
      };
    },
    onSuccess: () => {
      energyKey.done();
      noteKey.done();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [CLIENTS] }),
    meta: { silent: true },
  });
}
