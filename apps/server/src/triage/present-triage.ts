import type { SharedPart } from "@plateful/access";
import type { TriageClient, TriageRow } from "@plateful/contract";
import { adherencePercent, type MainGoal, type TriageDay, triageGroup } from "@plateful/nutrition";
import type { Triaged } from "./read-triage.ts";

interface Weighed {
  readonly value: number;
}

const SHOWN_PARTS = ["PLAN", "DIARY", "MEASUREMENTS", "CYCLE"] as const satisfies readonly SharedPart[];

export const presentDay = ({ eaten, planned }: TriageDay) => ({
  eaten: eaten === null ? null : Math.round(eaten.kcal),
  planned: planned === null ? null : Math.round(planned.kcal),
});

function presentWeight(weights: readonly Weighed[]): TriageRow["weight"] {
  const [first, last] = [weights[0], weights.at(-1)];
  if (first === undefined || last === undefined) return null;
  return {
    kg: last.value,
    change: weights.length < 2 ? null : Math.round((last.value - first.value) * 100) / 100,
    points: weights.map(({ value }) => value),
  };
}

function presentSettled({ person, state }: Triaged): TriageRow["settled"] {
  const { comes_back_on: until, settled_at: at, snooze } = person;
  if (state === null || until === null || at === null) return null;
  return {
    state,
    snooze: snooze as NonNullable<TriageRow["settled"]>["snooze"],
    comes_back_on: until,
    settled_at: at.toISOString(),
  };
}

function presentAdherence({ facts }: Triaged): TriageRow["adherence"] {
  const days = facts.diary?.days ?? [];
  const percent = adherencePercent(days);
  return percent === null ? null : { percent, days: days.map(presentDay) };
}

/** A client as the board shows them. */
export function presentRow(one: Triaged, weights: readonly Weighed[]): TriageRow {
  const { person, reasons, shared } = one;
  return {
    id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    date_joined: person.date_joined.toISOString(),
    last_active_at: person.last_active_at?.toISOString() ?? null,
    shared_parts: SHOWN_PARTS.filter((part) => shared.has(part)),
    goal: person.main_goal as MainGoal | null,
    plan_kcal: one.planKcal,
    group: triageGroup(reasons),
    reasons: [...reasons],
    muted: [...one.muted],
    labels: [...(person.labels ?? [])],
    is_own: one.isOwn,
    coach: one.coach,
    stands_in_for: one.standsInFor,
    settled: presentSettled(one),
    adherence: presentAdherence(one),
    weight: presentWeight(weights),
  };
}

/** What a coach sees of one client beside the row. */
export type Beside = Pick<TriageClient, "days" | "energy" | "limits_carbohydrates" | "meals" | "note">;

export const presentTriageClient = (
  one: Triaged,
  weights: readonly Weighed[],
  beside: Beside,
): TriageClient => ({
  ...presentRow(one, weights),
  ...beside,
  trend: one.facts.weight?.perWeek ?? null,
  pace: one.facts.plan?.pace ?? null,
  goal_weight: one.facts.plan?.goalWeight ?? null,
});
