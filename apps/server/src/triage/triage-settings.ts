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
import type { Call } from "../platform/call.ts";
import { rulesOf } from "./read-triage.ts";
import { findSettings, putSettings, type StoredSettings } from "./triage-marks-store.ts";
import { WAITING_SOURCES } from "./waiting-sources.ts";

/** A rule that nothing can trigger yet is not shown. */
const canHappen = (reason: TriageReasonCode): boolean =>
  !(WAITING_REASONS as readonly string[]).includes(reason) ||
  WAITING_SOURCES.some(({ reasons }) => (reasons as readonly string[]).includes(reason));

function presentSettings(stored: StoredSettings): TriageSettings {
  const rules = rulesOf(stored);
  return {
    rules: TRIAGE_REASONS.filter(canHappen).map((reason) => {
      const { min = null, max = null, step = null } = TRIAGE_RULES[reason].threshold ?? {};
      return { reason, ...rules[reason], min, max, step };
    }),
    saved_views: [...stored.saved_views],
    shortcuts: stored.shortcuts,
  };
}

/** The rules of the board as they hold for the caller (ledger COACH-092). */
export async function getTriageSettings(call: Call<typeof getEndpoint>): Promise<TriageSettings> {
  return presentSettings(await findSettings(call.db, call.actor.id));
}

type Rules = NonNullable<Call<typeof changeEndpoint>["body"]["rules"]>;

/** A threshold within the bounds of its rule, which differ from rule to rule: the nearest one; the usual one for null. */
function settingOf({ reason, enabled, threshold }: Rules[number]): RuleSetting {
  const bounds = TRIAGE_RULES[reason].threshold;
  if (bounds === null) return { enabled, threshold: null };
  return { enabled, threshold: Math.min(bounds.max, Math.max(bounds.min, threshold ?? bounds.usual)) };
}

export async function changeTriageSettings(call: Call<typeof changeEndpoint>): Promise<TriageSettings> {
  const { rules = [], saved_views, shortcuts } = call.body;
  const stored = await findSettings(call.db, call.actor.id);
  const changed = rules.map((rule) => [rule.reason, settingOf(rule)]);
  const next = {
    rules: { ...stored.rules, ...(Object.fromEntries(changed) as StoredSettings["rules"]) },
    saved_views: saved_views ?? stored.saved_views,
    shortcuts: shortcuts ?? stored.shortcuts,
  };
  await putSettings(call.db, call.actor.id, next);
  return presentSettings(next);
}
