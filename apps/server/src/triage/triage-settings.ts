import type {
  changeTriageSettings as changeEndpoint,
  getTriageSettings as getEndpoint,
  TriageSettings,
} from "@plateful/contract";
import {
  type RuleSetting,
  TRIAGE_REASONS,
  TRIAGE_RULES,
  type TriageReasonCode,
  WAITING_REASONS,
} from "@plateful/nutrition";
import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { rulesOf } from "./read-triage.ts";
import { findSettings, listLabelWords, putSettings, type StoredSettings } from "./triage-marks-store.ts";
import { WAITING_SOURCES } from "./waiting-sources.ts";

/** A rule that nothing can trigger yet is not shown. */
const canHappen = (reason: TriageReasonCode): boolean =>
  !(WAITING_REASONS as readonly string[]).includes(reason) ||
  WAITING_SOURCES.some(({ reasons }) => (reasons as readonly string[]).includes(reason));

async function presentSettings(
  { db, actor }: Pick<Call, "db" | "actor">,
  stored: StoredSettings,
): Promise<TriageSettings> {
  const rules = rulesOf(stored);
  // Colleagues share their words, and nothing of whom they stand on.
  const labels = await withReach(db, "all", () => listLabelWords(db, actor.id));
  return {
    rules: TRIAGE_REASONS.filter(canHappen).map((reason) => {
      const { min = null, max = null, step = null } = TRIAGE_RULES[reason].threshold ?? {};
      return { reason, ...rules[reason], min, max, step };
    }),
    saved_views: [...stored.saved_views],
    labels,
    shortcuts: stored.shortcuts,
  };
}

/** The rules of the board as they hold for the caller (ledger COACH-092). */
export async function getTriageSettings(call: Call<typeof getEndpoint>): Promise<TriageSettings> {
  return presentSettings(call, await findSettings(call.db, call.actor.id));
}

type Rules = NonNullable<Call<typeof changeEndpoint>["body"]["rules"]>;

/**
 * What is set for a rule; the usual threshold for null.
 * @throws InvalidFields min, max for a threshold outside the bounds, which differ from rule to rule.
 */
function settingOf({ reason, enabled, threshold }: Rules[number], index: number): RuleSetting {
  const bounds = TRIAGE_RULES[reason].threshold;
  if (bounds === null) return { enabled, threshold: null };
  const value = threshold ?? bounds.usual;
  const path = `rules.${index}.threshold`;
  if (value < bounds.min) throw invalidField(path, { code: "min", limit: bounds.min });
  if (value > bounds.max) throw invalidField(path, { code: "max", limit: bounds.max });
  return { enabled, threshold: value };
}

export async function changeTriageSettings(call: Call<typeof changeEndpoint>): Promise<TriageSettings> {
  const { rules = [], saved_views, shortcuts } = call.body;
  const stored = await findSettings(call.db, call.actor.id);
  const changed = rules.map((rule, index) => [rule.reason, settingOf(rule, index)]);
  const next = {
    rules: { ...stored.rules, ...(Object.fromEntries(changed) as StoredSettings["rules"]) },
    saved_views: saved_views ?? stored.saved_views,
    shortcuts: shortcuts ?? stored.shortcuts,
  };
  await putSettings(call.db, call.actor.id, next);
  return presentSettings(call, next);
}
