import type { NutritionDayPlan } from "@plateful/contract";
import type { ClientNutritionPlan, Weekday } from "@plateful/nutrition";
import { useCallback, useEffect, useState } from "react";
import { type KeptDraft, keyOfPlan, readKeptPlan, writeKeptPlan } from "./kept-plan.ts";

interface DraftOptions {
  readonly clientId: number;
  readonly planKey: string;
  readonly makeInitial: () => ClientNutritionPlan;
  /** The plan as it is stored when the editor opens; null for a new one. */
  readonly stored: NutritionDayPlan | null;
  /** Days that the plan has meanwhile, whatever a kept draft says. */
  readonly fixedDays: readonly Weekday[];
}

function read(key: string): KeptDraft | null {
  try {
    return readKeptPlan(localStorage.getItem(key), Date.now());
  } catch {
    // Storage can be forbidden; then the draft lives as long as the page.
    return null;
  }
}

function write(key: string, draft: KeptDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(key);
    else localStorage.setItem(key, writeKeptPlan(draft, Date.now()));
  } catch {
    // As above.
  }
}

const isSame = (a: ClientNutritionPlan, b: ClientNutritionPlan): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A plan while it is edited; each change is kept on the device until it is saved or discarded (ledger COACH-043, COACH-046). */
export function usePlanDraft({ clientId, planKey, makeInitial, stored, fixedDays }: DraftOptions) {
  const key = keyOfPlan(clientId, planKey);
  const [initial] = useState(makeInitial);
  const [restored] = useState(() => read(key));
  const [plan, setPlan] = useState<ClientNutritionPlan>(() => {
    if (restored === null) return initial;
    const own = Object.fromEntries(fixedDays.map((day) => [day, true]));
    return { ...restored.plan, days: { ...restored.plan.days, ...own } };
  });
  // Whatever is read or was saved meanwhile: the draft goes on from here (ledger COACH-070).
  const [base, setBase] = useState(restored === null ? stored : restored.base);
  const isChanged = !isSame(plan, initial);
  useEffect(() => write(key, isChanged ? { plan, base } : null), [key, plan, base, isChanged]);
  const change = useCallback((next: (plan: ClientNutritionPlan) => ClientNutritionPlan) => setPlan(next), []);
  const startAnew = useCallback(() => {
    setPlan(initial);
    setBase(stored);
  }, [initial, stored]);
  /** The plan that it was made from is gone: what is drafted becomes a new one. */
  const detach = useCallback(() => {
    setPlan((before) => ({ ...before, id: null }));
    setBase(null);
  }, []);
  const forget = useCallback(() => write(key, null), [key]);
  return { plan, base, isChanged, isRestored: restored !== null, change, startAnew, detach, forget };
}
