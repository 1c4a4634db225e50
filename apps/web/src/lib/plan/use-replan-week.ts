import { canGenerateMeals, isSimple } from "@plateful/access";
import { type ReplanStart, replanWeek, type User, undoAutoPlan } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../person/current-user.ts";
import { call } from "../server/call.ts";
import { useIntentKey } from "../server/use-intent-key.ts";
import { refreshCalendarDays } from "./calendar-days.ts";

/**
 * Whether the week of a person can be planned by whoever is signed in: with the product's recipes, and by a coach only in
 * a diary that is shared.
 */
export function useMayReplan(person: User): boolean {
  const own = useCurrentUser();
  const access = toAccessUser(person);
  if (isSimple(access) || !canGenerateMeals(access)) return false;
  const shared = person.consents.find(({ kind }) => kind === "COACH_SHARING")?.parts ?? [];
  return own.id === person.id || shared.includes("DIARY");
}

/**
 * Plans the coming meals of a person again after their plan was saved, says what changed, and takes it back (COACH-105). `undone`
 * says so in other words where something else was saved.
 */
export function useReplanWeek({ id }: User, undone?: string) {
  const queryClient = useQueryClient();
  const { replan: words, general } = usePhrases();
  const { keyFor, done } = useIntentKey();
  const own = useCurrentUser();
  const named = own.id === id ? {} : { user: id };
  const undo = useMutation({
    mutationFn: () => call(undoAutoPlan, { body: named }),
    onSuccess: () => showToast({ message: undone ?? words.undone }),
    onSettled: () => refreshCalendarDays(queryClient),
  });
  return useMutation({
    mutationFn: (from: ReplanStart) => {
      const body = { ...named, from };
      return call(replanWeek, { body, idempotencyKey: keyFor(body) });
    },
    onSuccess: ({ meals_changed: changed, meals_kept, meals_same }) => {
      done();
      const stayed = meals_kept + meals_same;
      const message = [
        words.changed({ count: changed }),
        ...(stayed === 0 ? [] : [words.stayed({ count: stayed })]),
      ].join(" ");
      const back = { label: general.undo, onUndo: () => undo.mutate() };
      showToast({ message, ...(changed === 0 ? {} : { undo: back }) });
      return refreshCalendarDays(queryClient);
    },
    meta: { silent: true },
  });
}
