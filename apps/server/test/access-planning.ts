import type { Policy, Word } from "./access-policy.ts";
import { type Build, filteredBy, forSelf, of, plain } from "./access-request.ts";

const OTHERS_HIDDEN: Word = {
  nobody: 401,
  self: "ok",
  other: "hidden",
  coach: "ok",
  otherCoach: "hidden",
  disabled: 403,
  staff: "hidden",
};
const OWN_DIARY: Word = { ...OTHERS_HIDDEN, other: "ok", otherCoach: "ok", staff: "ok" };
const STAFF: Word = {
  nobody: 401,
  self: 403,
  other: 403,
  coach: 403,
  otherCoach: 403,
  disabled: 403,
  staff: "ok",
};

/** Nothing is proposed to anybody here, and clients leave it to their coach. */
const DECIDES: Word = {
  ...{ nobody: 401, self: 403, other: 409, coach: 409 },
  ...{ otherCoach: 409, disabled: 403, staff: 409, neighbour: 403, simpleClient: 403 },
};

/** What the calls that plan, lock and undo must answer (api.md 7). */
export const PLANNING_POLICY: Readonly<Record<string, Policy>> = {
  "auto-plan-day": [OTHERS_HIDDEN, 403],
  "auto-plan-days": [OTHERS_HIDDEN, 403],
  "replan-week": [OTHERS_HIDDEN, 403],
  "lock-meals": [OTHERS_HIDDEN, 403],
  "find-plan-undo": [{ ...OTHERS_HIDDEN, staff: "ok" }, 404],
  "find-unsuited-meals": [{ ...OTHERS_HIDDEN, staff: "ok" }, 404],
  "find-usual-foods": [{ ...OTHERS_HIDDEN, staff: "ok" }, 404],
  "recognise-meal": [OTHERS_HIDDEN, 403],
  "get-energy-use": [{ ...OTHERS_HIDDEN, staff: "ok" }, 404],
  "decide-energy-use": [DECIDES],
  "undo-auto-plan": [OTHERS_HIDDEN, 403],
  "get-planning-night": [STAFF],
  "count-fitting-recipes": [OWN_DIARY],
};

export const PLANNING_REQUESTS: Readonly<Record<string, Build>> = {
  "auto-plan-day": forSelf((world) => ({ date: world.newDate() })),
  "auto-plan-days": forSelf((world) => ({
    ...{ num_days: 1, start_date_inclusive: world.newDate(), delete_existing_plans: false },
  })),
  "replan-week": forSelf(() => ({ from: "TOMORROW" })),
  "lock-meals": forSelf((world) => ({ date: world.newDate(), locked: true })),
  "find-plan-undo": filteredBy("user"),
  "find-unsuited-meals": (world, aim) => ({
    query: { user: of(aim, world.people.self.id), date__gte: "2026-03-18", date__lte: "2026-03-24" },
  }),
  "find-usual-foods": (world, aim) => ({
    query: { user: of(aim, world.people.self.id), date: "2026-03-18", meal_moment: "LUNCH" },
  }),
  "recognise-meal": forSelf(() => ({ text: "2 eggs", date: "2026-03-18", meal_moment: "LUNCH" })),
  "get-energy-use": filteredBy("user"),
  "decide-energy-use": plain({ body: { decision: "KEPT", seen_kcal: 2000, seen_new_kcal: 1500 } }),
  "get-planning-night": plain(),
  "count-fitting-recipes": plain({ body: {} }),
  "undo-auto-plan": async (world, aim) => {
    if (aim.isThere && aim.isCarriedOut) await world.planDay();
    return { body: { user: of(aim, world.people.self.id) } };
  },
};
