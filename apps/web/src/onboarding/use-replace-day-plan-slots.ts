import { type BodyOf, replaceDayPlanSlots } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { currentUserQuery } from "../lib/current-user.ts";
import { dayPlanQuery } from "./day-plan-query.ts";

/** Stores the meals of a day plan anew; a moment that stays keeps what is planned on it. */
export function useReplaceDayPlanSlots(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof replaceDayPlanSlots>) =>
      call(replaceDayPlanSlots, { params: { id: String(id) }, body }),
    onSuccess: (plan) => {
      queryClient.setQueryData(dayPlanQuery(id).queryKey, plan);
      return queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
}
