import { SHARED_PARTS } from "@plateful/access";
import {
  MAIN_GOALS,
  MAX_ENERGY_STEPS,
  MEAL_MOMENTS,
  TRIAGE_GROUPS,
  TRIAGE_REASONS,
} from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  choice,
  date,
  datetime,
  entity,
  id,
  idInPath,
  integer,
  looseText,
  macroShape,
  pageQuery,
  queryList,
  sharedQuery,
  standsInFor,
  text,
  whoseQuery,
} from "../fields.ts";

/** What of a coach's clients the board shows. */
export const TRIAGE_VIEWS = ["NEEDS_ME", "QUIET", "NEW", "LATER", "DONE", "ALL"] as const;
export type TriageView = (typeof TRIAGE_VIEWS)[number];
export const TRIAGE_SORTS = ["URGENCY", "NAME", "WAITING"] as const;
export type TriageSort = (typeof TRIAGE_SORTS)[number];
/** When a client who was put off comes back: on a day, or when something is logged, at the latest after two weeks. */
export const SNOOZES = ["TOMORROW", "NEXT_WEEK", "WHEN_LOGGED"] as const;
export type Snooze = (typeof SNOOZES)[number];

export const TRIAGE_STATES = ["DONE", "SNOOZED"] as const;

export const MAX_LABEL_LENGTH = 24;
export const MAX_LABELS = 5;

const reason = entity(
  "TriageReason",
  z.object({
    reason: choice(TRIAGE_REASONS),
    /** Days, kg a week, signed percent or kg, by the rule. */
    value: z.nullable(z.number()),
    /** What the value is held against: floor, pace, plan or goal. */
    target: z.nullable(z.number()),
    days: z.int(),
  }),
);
export type TriageReasonShown = z.output<typeof reason>;

/** That the coach is done with a client for today, or put them off. */
const settled = entity(
  "TriageSettled",
  z.object({
    state: choice(TRIAGE_STATES),
    snooze: z.nullable(choice(SNOOZES)),
    comes_back_on: date(),
    settled_at: datetime(),
  }),
);
export type TriageSettled = z.output<typeof settled>;

const day = z.object({
  /** Null for a day on which nothing was logged. */
  eaten: z.nullable(z.number()),
  planned: z.nullable(z.number()),
});

const rowShape = {
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  date_joined: datetime(),
  last_active_at: z.nullable(datetime()),
  shared_parts: z.array(choice(SHARED_PARTS)),
  goal: z.nullable(choice(MAIN_GOALS)),
  /** Kcal of an average day of the plan. */
  plan_kcal: z.nullable(z.number()),
  group: z.nullable(choice(TRIAGE_GROUPS)),
  /** The most urgent first. */
  reasons: z.array(reason),
  /** Reasons that the coach does not want to be told of this client. */
  muted: z.array(choice(TRIAGE_REASONS)),
  labels: z.array(z.string()),
  /** Whether the caller coaches them or stands in for their coach. Of others the board knows the account alone, and nothing can be changed. */
  is_own: z.boolean(),
  /** The colleague who coaches them; null for the caller's own clients and those shared with them, and for clients without a coach. */
  coach: z.nullable(z.object({ id: id(), first_name: z.string(), last_name: z.string() })),
  stands_in_for: standsInFor(),
  settled: z.nullable(settled),
  /** Null when the diary is not shared or there is no plan. The seven days before today, oldest first. */
  adherence: z.nullable(z.object({ percent: z.int(), days: z.array(day) })),
  /** Null when measurements are not shared or nothing was measured in the last 30 days; kg, oldest first. */
  weight: z.nullable(
    z.object({ kg: z.number(), change: z.nullable(z.number()), points: z.array(z.number()) }),
  ),
};

/** A client on the board. */
export const triageRow = entity("TriageRow", z.object(rowShape));
export type TriageRow = z.output<typeof triageRow>;

/** Which clients a saved view shows, and how. */
export const savedView = entity(
  "TriageSavedView",
  z.object({
    name: text(40),
    view: choice(TRIAGE_VIEWS),
    reasons: z.array(choice(TRIAGE_REASONS)).check(z.maxLength(TRIAGE_REASONS.length)),
    label: z.nullable(text(MAX_LABEL_LENGTH)),
    sort: choice(TRIAGE_SORTS),
    search: z._default(looseText(100), ""),
  }),
);
export type TriageSavedView = z.output<typeof savedView>;

const board = entity(
  "TriageBoard",
  z.object({
    results: z.array(triageRow),
    count: z.int(),
    total_pages: z.int(),
    /**
     * All active clients, and how many of them wait, are done today, are put off, give no reason, or share nothing yet,
     * so that nothing can be said about them.
     */
    clients: z.int(),
    waiting: z.int(),
    done: z.int(),
    later: z.int(),
    on_track: z.int(),
    unseen: z.int(),
    views: z.array(z.object({ view: choice(TRIAGE_VIEWS), count: z.int() })),
    saved_views: z.array(z.object({ view: savedView, count: z.int() })),
    /** Every label that stands on a client, by name. */
    labels: z.array(z.string()),
    /** Reasons that some client gives at this moment. */
    reasons: z.array(choice(TRIAGE_REASONS)),
  }),
);
export type TriageBoard = z.output<typeof board>;

const triage = { feature: "triage", access: { who: "coach" } } as const;
const one = { ...triage, params: idInPath, errors: ["not_found"] } as const;

export const listTriage = endpoint({
  ...triage,
  name: "list-triage",
  method: "GET",
  path: "clients/triage/",
  summary: "List active clients with the reasons to look at them",
  query: z.object({
    ...pageQuery,
    view: z._default(choice(TRIAGE_VIEWS), "NEEDS_ME"),
    sort: z._default(choice(TRIAGE_SORTS), "URGENCY"),
    reason: z.optional(queryList(choice(TRIAGE_REASONS))),
    label: z.optional(looseText(MAX_LABEL_LENGTH)),
    search: z.optional(looseText(100)),
    ...whoseQuery,
    ...sharedQuery,
  }),
  answer: board,
});

/** What an average day of someone's plan asks for, and how low it may go. */
export const planEnergy = entity("PlanEnergy", z.object({ ...macroShape, lowest_kcal: z.int() }));

const client = entity(
  "TriageClient",
  z.object({
    ...rowShape,
    /** Fourteen days before today, oldest first; null when the diary is not shared. */
    days: z.nullable(z.array(day)),
    /** What the plan asks for on an average day; null without a weekly plan. */
    energy: z.nullable(planEnergy),
    /** Whether a change of the energy leaves the carbohydrates alone, as in keto and low-carb plans. */
    limits_carbohydrates: z.boolean(),
    /** Kg per week: how the weight goes, and how the plan says it should. */
    trend: z.nullable(z.number()),
    pace: z.nullable(z.number()),
    goal_weight: z.nullable(z.number()),
    /**
     * Recipes that are planned in the week from tomorrow on, by day; null when the diary is not shared. `share` is how much of
     * each kcal by which the day changes goes to this meal of the plan.
     */
    meals: z.nullable(
      z.array(
        z.object({ date: date(), meal_moment: choice(MEAL_MOMENTS), kcal: z.number(), share: z.number() }),
      ),
    ),
    /** What client and coach wrote on today; null when nothing is there or the diary is not shared. */
    note: z.nullable(z.string()),
  }),
);
export type TriageClient = z.output<typeof client>;

export const getTriageClient = endpoint({
  ...one,
  name: "get-triage-client",
  method: "GET",
  path: "clients/{id}/triage/",
  summary: "Read why a client of the caller is on the board, with the numbers behind it",
  answer: client,
});

export const settleClient = endpoint({
  ...one,
  name: "settle-client",
  method: "PUT",
  path: "clients/{id}/triage/",
  summary: "Mark a client as done for today, or put them off",
  /** Until when; null for done today. */
  body: z.object({ snooze: z.nullable(choice(SNOOZES)) }),
  answer: settled,
});

export const unsettleClient = endpoint({
  ...one,
  name: "unsettle-client",
  method: "DELETE",
  path: "clients/{id}/triage/",
  summary: "Put a client who was done or put off back on the board",
});

const marks = entity(
  "TriageMarks",
  z.object({ muted: z.array(choice(TRIAGE_REASONS)), labels: z.array(z.string()) }),
);
export type TriageMarks = z.output<typeof marks>;

export const getClientMarks = endpoint({
  ...one,
  name: "get-client-marks",
  method: "GET",
  path: "clients/{id}/triage/marks/",
  summary: "Read the labels of a client and the reasons that the caller has muted",
  answer: marks,
});

export const markClient = endpoint({
  ...one,
  name: "mark-client",
  method: "PUT",
  path: "clients/{id}/triage/marks/",
  summary: "Set the labels of a client and the reasons that the caller mutes",
  body: z.object({
    muted: z.array(choice(TRIAGE_REASONS)).check(z.maxLength(TRIAGE_REASONS.length)),
    labels: z.array(text(MAX_LABEL_LENGTH)).check(z.maxLength(MAX_LABELS)),
  }),
  answer: marks,
});

const acting = {
  method: "POST",
  status: 200,
  access: { who: "own", coach: "write" },
  consent: ["BODY_AND_PLAN"],
} as const;

export const shiftPlanEnergy = endpoint({
  ...acting,
  feature: "nutrition-plans",
  name: "shift-plan-energy",
  path: "users/planEnergy/",
  summary: "Change the energy of every day of the weekly plan by steps of 25 kcal",
  body: z.object({
    user: z.optional(id()),
    /** Steps of 25 kcal a day, down or up. */
    steps: integer(-MAX_ENERGY_STEPS, MAX_ENERGY_STEPS),
    /** Kcal of an average day as the caller saw it: another one means that the plan was changed meanwhile. */
    seen_kcal: integer(0, 20_000),
  }),
  errors: ["not_found", "conflict"],
  answer: planEnergy,
});

export const addDayNote = endpoint({
  ...acting,
  feature: "diary",
  name: "add-day-note",
  path: "calendarDay/note/",
  summary: "Add a line to the note of today, which a client and their coach both read",
  body: z.object({ user: z.optional(id()), note: text(500) }),
  answer: z.object({ calendar_day: id(), note: z.string(), before: z.nullable(z.string()) }),
});
