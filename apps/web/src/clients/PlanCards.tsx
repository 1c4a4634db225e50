import type { NutritionDayPlan, User } from "@plateful/contract";
import type { Weekday } from "@plateful/nutrition";
import { useState } from "react";
import { heirOf } from "./client-view.ts";
import { DeletePlanDialog } from "./DeletePlanDialog.tsx";
import { MoveDayDialog } from "./MoveDayDialog.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { planAddress, useMayPlan } from "./plan-rights.ts";
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
          onMove={mayPlan && !isOne ? (day) => move(plan, day) : undefined}
        />
      ))}
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
