import {
  applyPlanTemplate,
  type PlanTemplate,
  type ReplanStart,
  replanWeek,
  type TemplatePreview,
  type TemplateUse,
} from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refreshAfterProfileChange } from "../lib/person/current-user.ts";
import { refreshCalendarDays } from "../lib/plan/calendar-days.ts";
import { call, newIdempotencyKey } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";

/** From when the planned meals follow the new plan. */
export type MealsFrom = ReplanStart | "LEAVE";

export interface Failure {
  readonly client: TemplatePreview;
  /** `MEANWHILE`: the preview no longer holds. Else what the server said, if anything. */
  readonly reason: "MEANWHILE" | string | null;
}

export interface Outcome {
  readonly changed: readonly TemplateUse[];
  /** How many had this plan already. */
  readonly same: number;
  readonly failures: readonly Failure[];
  /** Of how many the meals could not be planned again. */
  readonly notReplanned: number;
}

const NOTHING: Outcome = { changed: [], same: 0, failures: [], notReplanned: 0 };

function failureOf(client: TemplatePreview, error: unknown): Failure {
  if (!(error instanceof CallError)) return { client, reason: null };
  if (error.status === 409) return { client, reason: "MEANWHILE" };
  return { client, reason: error.at("template") ?? error.general ?? error.detail ?? null };
}

/** Nobody is asked for a consent here: a client without it is named among those who were left. */
const isUnprompted = true;

/** @returns whether that failed. */
async function replan(client: TemplatePreview, from: MealsFrom, use: TemplateUse): Promise<boolean> {
  if (from === "LEAVE" || !client.has_meals_ahead) return false;
  try {
    const body = { user: client.id, from, template: { plan: use.plan, number: use.number } };
    await call(replanWeek, { body, idempotencyKey: newIdempotencyKey(), isUnprompted });
    return false;
  } catch {
    return true;
  }
}

async function applyTo(
  template: PlanTemplate,
  client: TemplatePreview,
  from: MealsFrom,
): Promise<Partial<Outcome>> {
  try {
    const body = { user: client.id, template: template.id, seen: client.seen ?? "" };
    const { use } = await call(applyPlanTemplate, {
      body,
      idempotencyKey: newIdempotencyKey(),
      isUnprompted,
    });
    if (use === null) return { same: 1 };
    return { changed: [use], ...((await replan(client, from, use)) ? { notReplanned: 1 } : {}) };
  } catch (error) {
    return { failures: [failureOf(client, error)] };
  }
}

const plus = (sum: Outcome, one: Partial<Outcome>): Outcome => ({
  changed: [...sum.changed, ...(one.changed ?? [])],
  same: sum.same + (one.same ?? 0),
  failures: [...sum.failures, ...(one.failures ?? [])],
  notReplanned: sum.notReplanned + (one.notReplanned ?? 0),
});

export interface Applying {
  readonly template: PlanTemplate;
  readonly clients: readonly TemplatePreview[];
  readonly from: MealsFrom;
}

/** Applies a template to one client after another, and says how far it is and what came of it (ledger COACH-112, COACH-114). */
export function useApplyTemplate() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: async ({ template, clients, from }: Applying): Promise<Outcome> => {
      let outcome = NOTHING;
      setDone(0);
      for (const [at, client] of clients.entries()) {
        outcome = plus(outcome, await applyTo(template, client, from));
        setDone(at + 1);
      }
      return outcome;
    },
    onSettled: () => Promise.all([refreshAfterProfileChange(queryClient), refreshCalendarDays(queryClient)]),
  });
  return { ...mutation, done };
}
