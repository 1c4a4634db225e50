import type { User } from "@plateful/contract";
import type { PlanStep } from "@plateful/nutrition";
import { Outlet, useBlocker, useNavigate, useRouterState } from "@tanstack/react-router";
import { useRef } from "react";
import { announce } from "../lib/alerts.ts";
import { CallError } from "../lib/call-error.ts";
import { type PlanEditor, PlanEditorContext } from "./editor-context.ts";
import { LeaveEditorDialog } from "./LeaveEditorDialog.tsx";
import { fixedDaysOf, initialPlan, type ReadySource } from "./plan-source.ts";
import { addressOfStep, plansAddress, rootOfPlan } from "./step-address.ts";
import { useDraftFits } from "./use-draft-fits.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";
import { usePlanDraft } from "./use-plan-draft.ts";
import { useSavePlan } from "./use-save-plan.ts";

interface PlanEditorProviderProps {
  client: User;
  planKey: string;
  source: ReadySource;
}

/** Why saving did not work; what is no refusal is a fault of ours, and as good as a broken server. */
function refusalOf(error: Error | null): CallError | null {
  if (error === null || error instanceof CallError) return error;
  return new CallError("save-plan", { status: 500 });
}

/** The draft of one plan, shared by all steps; leaving with unsaved changes asks first (ledger COACH-043, COACH-046). */
export function PlanEditorProvider({ client, planKey, source }: PlanEditorProviderProps) {
  const { planEditor: words } = useEditorPhrases();
  const navigate = useNavigate();
  const fixedDays = fixedDaysOf(source);
  const draft = usePlanDraft({
    clientId: client.id,
    planKey,
    fixedDays,
    makeInitial: () => initialPlan(source, words.planNumber({ number: source.plans.length + 1 })),
  });
  const { plan, change, isChanged, forget } = draft;
  const saving = useSavePlan(source, (id) => change((made) => ({ ...made, id })));
  const root = rootOfPlan(client.id, planKey);
  const isFirstStep = useRouterState({
    select: ({ location }) => location.pathname.endsWith("/energy-balance"),
  });
  const fits = useDraftFits(client, plan, !isFirstStep);
  const isDone = useRef(false);
  const leaving = useBlocker({
    shouldBlockFn: ({ next }) => isChanged && !isDone.current && !next.pathname.startsWith(root),
    // The draft outlives a reload.
    enableBeforeUnload: false,
    withResolver: true,
  });
  const clientAddress = plansAddress(client.id);
  const finish = () => {
    forget();
    isDone.current = true;
    announce(words.saved({ name: plan.name.trim() }));
    void navigate({ href: clientAddress });
  };
  const refuse = (error: unknown) => {
    const isName = error instanceof CallError && error.at("name") !== undefined;
    if (isName) void navigate({ href: addressOfStep("energy-balance", client.id, planKey) });
  };
  const editor: PlanEditor = {
    client,
    source,
    plan,
    change,
    fixedDays,
    fits,
    addressOf: (step: PlanStep) => addressOfStep(step, client.id, planKey),
    clientAddress,
    save: () => saving.mutate(plan, { onSuccess: finish, onError: refuse }),
    isSaving: saving.isPending,
    refusal: refusalOf(saving.error),
    isRestored: draft.isRestored && isChanged,
    startAnew: draft.startAnew,
  };
  return (
    <PlanEditorContext value={editor}>
      <Outlet />
      {leaving.status === "blocked" && (
        <LeaveEditorDialog onStay={leaving.reset} onLeave={leaving.proceed} onDiscard={forget} />
      )}
    </PlanEditorContext>
  );
}
