import type { NutritionDayPlan, User } from "@plateful/contract";
import { type ClientNutritionPlan, type PlanStep, WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { Outlet, useBlocker, useNavigate, useRouterState } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { announce } from "../lib/dialogs/alerts.ts";
import { ReplanDialog } from "../lib/plan/ReplanDialog.tsx";
import { useMayReplan } from "../lib/plan/use-replan-week.ts";
import { CallError } from "../lib/server/call-error.ts";
import { isConflict } from "../lib/server/version-conflict.ts";
import { type PlanEditor, PlanEditorContext } from "./editor-context.ts";
import type { KeptDraft } from "./kept-plan.ts";
import { LeaveEditorDialog } from "./LeaveEditorDialog.tsx";
import { PlanConflict } from "./PlanConflict.tsx";
import { hasLeftWeek, isOnlyMine } from "./plan-conflict.ts";
import { draftOfStored, fixedDaysOf, initialPlan, type ReadySource } from "./plan-source.ts";
import { addressOfStep, plansAddress, rootOfPlan } from "./step-address.ts";
import { useDraftFits } from "./use-draft-fits.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";
import { usePlanDraft } from "./use-plan-draft.ts";
import { type Saving, useSavePlan } from "./use-save-plan.ts";

interface PlanEditorProviderProps {
  client: User;
  planKey: string;
  source: ReadySource;
  /** The draft of it that this device has. */
  kept: KeptDraft | null;
}

/** Why saving did not work; what is no refusal is a fault of ours, and as good as a broken server. */
function refusalOf(error: Error | null): CallError | null {
  if (error === null || error instanceof CallError) return error;
  return new CallError("save-plan", { status: 500 });
}

/** A plan that lost its last day is deleted for the person, although its row is there: nothing is stored on it (COACH-080). */
const GONE = new CallError("save-plan", { status: 404 });

const noDays = Object.fromEntries(WEEKDAYS.map((day) => [day, false])) as Record<Weekday, boolean>;

/** The draft of one plan, shared by all steps; leaving with unsaved changes asks first (ledger COACH-043, COACH-046). */
export function PlanEditorProvider({ client, planKey, source, kept }: PlanEditorProviderProps) {
  const { planEditor: words } = useEditorPhrases();
  const navigate = useNavigate();
  const fixedDays = fixedDaysOf(source);
  const draft = usePlanDraft({
    clientId: client.id,
    planKey,
    kept,
    fixedDays,
    stored: source.stored,
    makeInitial: () => initialPlan(source, words.planNumber({ number: source.plans.length + 1 })),
  });
  const { plan, base, change, isChanged, forget } = draft;
  const saving = useSavePlan(source);
  const [newer, setNewer] = useState<NutritionDayPlan | null>(null);
  const [isGone, setIsGone] = useState(false);
  const mayReplan = useMayReplan(client);
  /** The plan is saved, and what becomes of the week is the question. */
  const [isAsking, setIsAsking] = useState(false);
  const [wasFirst] = useState(source.plans.length === 0);
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
  const toFirstStep = () => void navigate({ href: addressOfStep("energy-balance", client.id, planKey) });
  const toClient = () => void navigate({ href: clientAddress });
  const finish = (saved: NutritionDayPlan | null) => {
    if (saved === null) {
      // Its days went to other plans meanwhile, so it needs some of its own.
      change((before) => ({ ...before, days: noDays }));
      return toFirstStep();
    }
    forget();
    isDone.current = true;
    announce(words.saved({ name: saved.name }));
    if (mayReplan) setIsAsking(true);
    else toClient();
  };
  const meet = ({ plan: mine, base: from }: Saving, current: NutritionDayPlan) => {
    const draftOf = (stored: NutritionDayPlan) => draftOfStored(stored, source.basis);
    const isMine = from !== null && isOnlyMine({ base: draftOf(from), theirs: draftOf(current), mine });
    if (isMine) save(mine, current);
    else setNewer(current);
  };
  const refuse = (error: unknown, saved: Saving) => {
    if (isConflict(error) && base !== null) {
      const current = error.current as NutritionDayPlan;
      if (hasLeftWeek(base, current)) setIsGone(true);
      else meet(saved, current);
    }
    if (error instanceof CallError && error.at("name") !== undefined) toFirstStep();
  };
  const save = (wanted: ClientNutritionPlan, from: NutritionDayPlan | null) =>
    saving.mutate({ plan: wanted, base: from }, { onSuccess: finish, onError: refuse });
  const editor: PlanEditor = {
    client,
    source,
    plan,
    change,
    fixedDays,
    fits,
    addressOf: (step: PlanStep) => addressOfStep(step, client.id, planKey),
    clientAddress,
    save: () => save(plan, base),
    isSaving: saving.isPending,
    refusal: isGone ? GONE : refusalOf(saving.error),
    isRestored: draft.isRestored && isChanged,
    startOver: draft.startOver,
    saveAsNew: () => {
      setIsGone(false);
      draft.detach();
      save({ ...plan, id: null }, null);
    },
  };
  return (
    <PlanEditorContext value={editor}>
      {newer === null || base === null ? (
        <Outlet />
      ) : (
        <PlanConflict
          // Whoever saves again while the person chooses begins the question again.
          key={newer.version}
          base={base}
          theirs={newer}
          onSave={(chosen) => save(chosen, newer)}
          onClose={() => setNewer(null)}
        />
      )}
      {isAsking && <ReplanDialog person={client} isFirst={wasFirst} onClose={toClient} />}
      {leaving.status === "blocked" && (
        <LeaveEditorDialog onStay={leaving.reset} onLeave={leaving.proceed} onDiscard={forget} />
      )}
    </PlanEditorContext>
  );
}
