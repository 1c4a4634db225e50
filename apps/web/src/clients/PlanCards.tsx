import type { NutritionDayPlan, User } from "@plateful/contract";
import type { Weekday } from "@plateful/nutrition";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refreshAfterProfileChange } from "../lib/person/current-user.ts";
import { PlanVersionsDialog } from "../lib/plan/PlanVersionsDialog.tsx";
import { ReplanDialog } from "../lib/plan/ReplanDialog.tsx";
import { useMayReplan } from "../lib/plan/use-replan-week.ts";
import { DeletePlanDialog } from "./DeletePlanDialog.tsx";
import { MoveDayDialog } from "./MoveDayDialog.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { heirOf } from "./parts/client-view.ts";
import { planAddress, useMayPlan } from "./parts/plan-rights.ts";
import { useChangeWeek } from "./use-change-week.ts";

interface Move {
  readonly day: Weekday;
  readonly to: NutritionDayPlan;
  readonly from: NutritionDayPlan;
}

/** The plans of a client's week, with their days as switches (ledger COACH-033, COACH-059, COACH-061 to COACH-063). */
export function PlanCards({ client, plans }: { client: User; plans: readonly NutritionDayPlan[] }) {
  const mayPlan = useMayPlan(client);
  const change = useChangeWeek(client, { isSilent: false });
  const [leaving, setLeaving] = useState<NutritionDayPlan | null>(null);
  const [lastDay, setLastDay] = useState<Move | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const looked = plans.find(({ id }) => id === shown);
  const [isAsking, setIsAsking] = useState(false);
  const mayReplan = useMayReplan(client);
  const queryClient = useQueryClient();
  const restored = () => {
    setShown(null);
    setIsAsking(mayReplan);
    void refreshAfterProfileChange(queryClient);
  };
  const isOne = plans.length === 1;
  const put = ({ day, to }: Move) => change.mutate({ planId: to.id, days: [day] });
  const move = (to: NutritionDayPlan, day: Weekday) => {
    const from = plans.find(({ days }) => days.includes(day));
    if (from === undefined) return;
    if (from.days.length === 1) setLastDay({ day, to, from });
    else put({ day, to, from });
  };
  const heir = leaving === null ? null : heirOf(plans, leaving);
  return (
    <>
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          expenditure={client.intake?.tdee_kcal ?? null}
          editAddress={mayPlan ? planAddress(client.id, plan.id) : undefined}
          onDelete={mayPlan && !isOne ? () => setLeaving(plan) : undefined}
          onHistory={() => setShown(plan.id)}
          onMove={mayPlan && !isOne ? (day) => move(plan, day) : undefined}
        />
      ))}
      {looked !== undefined && (
        <PlanVersionsDialog
          plan={looked}
          onRestored={mayPlan ? restored : undefined}
          onClose={() => setShown(null)}
        />
      )}
      {isAsking && <ReplanDialog person={client} isFirst={false} onClose={() => setIsAsking(false)} />}
      {leaving !== null && heir !== null && (
        <DeletePlanDialog client={client} plan={leaving} heir={heir} onClose={() => setLeaving(null)} />
      )}
      {lastDay !== null && (
        <MoveDayDialog
          {...lastDay}
          onClose={() => setLastDay(null)}
          onMove={() => {
            put(lastDay);
            setLastDay(null);
          }}
        />
      )}
    </>
  );
}
