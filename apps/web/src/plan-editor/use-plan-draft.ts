import type { ClientNutritionPlan, Weekday } from "@plateful/nutrition";
import { useCallback, useEffect, useState } from "react";
import { keyOfPlan, readKeptPlan, writeKeptPlan } from "./kept-plan.ts";

interface DraftOptions {
  readonly clientId: number;
  readonly planKey: string;
  readonly makeInitial: () => ClientNutritionPlan;
  /** Days that the plan has meanwhile, whatever a kept draft says. */
  readonly fixedDays: readonly Weekday[];
}

function read(key: string): ClientNutritionPlan | null {
  try {
    return readKeptPlan(localStorage.getItem(key), Date.now());
  } catch {
    // Storage can be forbidden; then the draft lives as long as the page.
    return null;
  }
}

function write(key: string, plan: ClientNutritionPlan | null): void {
  try {
    if (plan === null) localStorage.removeItem(key);
    else localStorage.setItem(key, writeKeptPlan(plan, Date.now()));
  } catch {
    // As above.
  }
}

const isSame = (a: ClientNutritionPlan, b: ClientNutritionPlan): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A plan while it is edited; each change is kept on the device until it is saved or discarded (ledger COACH-043, COACH-046). */
export function usePlanDraft({ clientId, planKey, makeInitial, fixedDays }: DraftOptions) {
  const key = keyOfPlan(clientId, planKey);
  const [initial] = useState(makeInitial);
  const [restored] = useState(() => read(key));
  const [plan, setPlan] = useState<ClientNutritionPlan>(() => {
    if (restored === null) return initial;
    const own = Object.fromEntries(fixedDays.map((day) => [day, true]));
    return { ...restored, days: { ...restored.days, ...own } };
  });
  const isChanged = !isSame(plan, initial);
  useEffect(() => write(key, isChanged ? plan : null), [key, plan, isChanged]);
  const change = useCallback((next: (plan: ClientNutritionPlan) => ClientNutritionPlan) => setPlan(next), []);
  const startAnew = useCallback(() => setPlan(initial), [initial]);
  const forget = useCallback(() => write(key, null), [key]);
  return { plan, isChanged, isRestored: restored !== null, change, startAnew, forget };
}
