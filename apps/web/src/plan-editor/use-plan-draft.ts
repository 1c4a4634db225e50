import type { NutritionDayPlan } from "@plateful/contract";
import type { ClientNutritionPlan, Weekday } from "@plateful/nutrition";
import { queryOptions } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { PersonalKey } from "../lib/device/personal-prefix.ts";
import { forgetTyped, keepTyped, readTyped } from "../lib/device/typed-drafts.ts";
import { type KeptDraft, keyOfPlan, readKeptPlan, writeKeptPlan } from "./kept-plan.ts";

interface DraftOptions {
  readonly clientId: number;
  readonly planKey: string;
  readonly makeInitial: () => ClientNutritionPlan;
  /** What was kept on the device. */
  readonly kept: KeptDraft | null;
  /** The plan as it is stored when the editor opens; null for a new one. */
  readonly stored: NutritionDayPlan | null;
  /** Days that the plan has meanwhile, whatever a kept draft says. */
  readonly fixedDays: readonly Weekday[];
}

/** The draft that was kept of a plan, read before the editor opens; null when there is none. */
export const keptDraftQuery = (clientId: number, planKey: string) => {
  const key = keyOfPlan(clientId, planKey);
  return queryOptions({
    queryKey: ["kept-draft", key],
    queryFn: async () => readKeptPlan(await readTyped(key), Date.now()),
    staleTime: 0,
    gcTime: 0,
    networkMode: "always",
  });
};

const write = (key: PersonalKey, draft: KeptDraft | null): void =>
  draft === null ? forgetTyped(key) : keepTyped(key, writeKeptPlan(draft, Date.now()));

const isSame = (a: ClientNutritionPlan, b: ClientNutritionPlan): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A plan while it is edited; each change is kept on the device, encrypted, until it is saved or discarded (ledger COACH-043, COACH-046, COACH-182). */
export function usePlanDraft({ clientId, planKey, makeInitial, kept, stored, fixedDays }: DraftOptions) {
  const key = keyOfPlan(clientId, planKey);
  const [initial] = useState(makeInitial);
  const [restored] = useState(kept);
  const [plan, setPlan] = useState<ClientNutritionPlan>(() => {
    if (restored === null) return initial;
    const own = Object.fromEntries(fixedDays.map((day) => [day, true]));
    return { ...restored.plan, days: { ...restored.plan.days, ...own } };
  });
  // Whatever is read or was saved meanwhile: the draft goes on from here (ledger COACH-079).
  const [base, setBase] = useState(restored === null ? stored : restored.base);
  const isChanged = !isSame(plan, initial);
  useEffect(() => write(key, isChanged ? { plan, base } : null), [key, plan, base, isChanged]);
  const change = useCallback((next: (plan: ClientNutritionPlan) => ClientNutritionPlan) => setPlan(next), []);
  const startOver = useCallback(() => {
    setPlan(initial);
    setBase(stored);
  }, [initial, stored]);
  /** The plan that it was made from is gone: what is drafted becomes a new one. */
  const detach = useCallback(() => {
    setPlan((before) => ({ ...before, id: null }));
    setBase(null);
  }, []);
  const forget = useCallback(() => write(key, null), [key]);
  return { plan, base, isChanged, isRestored: restored !== null, change, startOver, detach, forget };
}
