import type { FeatureFlag } from "@plateful/contract";

export const DECISIONS = ["LISTS", "EVERYBODY", "NOBODY"] as const;
type Decision = (typeof DECISIONS)[number];

/** What stands in the form of a flag. */
export interface FlagDraft {
  readonly name: string;
  readonly kind: FeatureFlag["kind"];
  readonly decision: Decision;
  /** As it is typed. */
  readonly percent: string;
  readonly organisations: readonly number[];
  readonly users: readonly number[];
}

const decisionOf = (everyone: boolean | null): Decision => {
  if (everyone === null) return "LISTS";
  return everyone ? "EVERYBODY" : "NOBODY";
};

export const toFlagDraft = (flag: FeatureFlag | null): FlagDraft => ({
  name: flag?.name ?? "",
  kind: flag?.kind ?? "FLAG",
  decision: decisionOf(flag?.everyone ?? null),
  percent: String(flag?.percent ?? 0),
  organisations: flag?.organisations ?? [],
  users: flag?.users ?? [],
});

const MAX_PERCENT = 100;

/** A whole number from 0 to 100; null for anything else. */
export function readPercent(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,3}$/.test(text) && Number(text) <= MAX_PERCENT ? Number(text) : null;
}

const EVERYONE = { LISTS: null, EVERYBODY: true, NOBODY: false } as const;

/** What is sent: all of a new flag, and of another what differs, so that saving a list asks for no new sign-in. */
export function flagChanges(draft: FlagDraft, flag: FeatureFlag | null) {
  const whole = {
    name: draft.name.trim(),
    kind: draft.kind,
    everyone: EVERYONE[draft.decision],
    percent: readPercent(draft.percent) ?? 0,
    organisations: [...draft.organisations],
    users: [...draft.users],
  };
  if (flag === null) return whole;
  const differs = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(flag[key as keyof FeatureFlag]);
  return Object.fromEntries(Object.entries(whole).filter(differs)) as Partial<typeof whole>;
}
