import { isUnpaid, type SubscriptionStatus } from "@plateful/access";
import {
  addDays,
  goalFactor,
  type MainGoal,
  type RuleSettings,
  TRIAGE_DAYS,
  TRIAGE_REASONS,
  type TriageDay,
  type TriageFacts,
  type TriageReason,
  type TriageReasonCode,
  triageReasons,
  USUAL_RULES,
  WEEKDAYS,
} from "@plateful/nutrition";
import { weekdayOf } from "@plateful/planning";
import { listNotSent } from "../check-ins/index.ts";
import { readSharing } from "../clients/index.ts";
import type { Call } from "../platform/calls/call.ts";
import { type StandsInFor, standsInFor } from "../platform/calls/stand-ins.ts";
import { withReach } from "../platform/database/scope.ts";
import { listStatusesOf } from "../subscriptions/index.ts";
import { fewestFits } from "./narrow-plans.ts";
import type { StoredSettings } from "./triage-marks-store.ts";
import { listTriagePeople, readNumbers, type TriageNumbers, type TriagePerson } from "./triage-store.ts";
import { listWaiting, type Waiting } from "./waiting-sources.ts";

const DAY_MS = 86_400_000;
/** How far back weights count for the trend. */
const TREND_DAYS = 28;

type Asking = Pick<Call, "db" | "services" | "now" | "today" | "actor">;

/** A coach of the same practice. */
interface Colleague {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
}

/** A client with everything that the rules found. */
export interface Triaged {
  readonly person: TriagePerson;
  readonly shared: ReadonlySet<string>;
  readonly facts: TriageFacts;
  readonly reasons: readonly TriageReason[];
  readonly muted: readonly TriageReasonCode[];
  /** Kcal of an average day of the plan. */
  readonly planKcal: number | null;
  /** Whether the caller coaches them or stands in for their coach. */
  readonly isOwn: boolean;
  /** The colleague who coaches them; null for own and shared clients, and for those without a coach. */
  readonly coach: Colleague | null;
  /** The colleague for whom the caller stands in. */
  readonly standsInFor: StandsInFor | null;
  /** DONE or SNOOZED as long as that holds. */
  readonly state: "DONE" | "SNOOZED" | null;
}

/** The rules of a coach: the usual ones, and what the coach has set. */
export const rulesOf = ({ rules }: StoredSettings): RuleSettings => ({ ...USUAL_RULES, ...rules });

type PlanOfWeekday = (weekday: (typeof WEEKDAYS)[number]) => TriageDay["planned"];

const planOf =
  (person: TriagePerson, { plans }: TriageNumbers): PlanOfWeekday =>
  (weekday) => {
    const id = person[weekday];
    return (id === null ? undefined : plans.get(id)) ?? null;
  };

/** The days before today, oldest first. */
function daysOf(person: TriagePerson, { numbers, weekdays }: Read): TriageDay[] {
  const eaten = new Map(
    (numbers.eaten.get(person.id) ?? []).map(([day, kcal, protein]) => [day, { kcal, protein }]),
  );
  const planned = planOf(person, numbers);
  return weekdays.map((weekday, day) => ({ eaten: eaten.get(day) ?? null, planned: planned(weekday) }));
}

/** Days since something was logged; today counts. */
function daysSilent({ now }: Asking, person: TriagePerson, { numbers, weekdays }: Read): number {
  const eaten = numbers.eaten.get(person.id);
  if (eaten !== undefined) return weekdays.length - Math.max(...eaten.map(([day]) => day));
  return numbers.lastLogged.get(person.id)?.days_ago ?? daysSince(person.date_joined, now);
}

const DIRECTIONS = new Map([
  [0.9, "LOSS"],
  [1, "STAY"],
  [1.1, "GAIN"],
] as const);

function planFacts(person: TriagePerson, fewest: number | null): NonNullable<TriageFacts["plan"]> {
  return {
    hasProfile: person.profile_id !== null,
    hasWeek: person.monday !== null,
    goal:
      person.main_goal === null ? null : (DIRECTIONS.get(goalFactor(person.main_goal as MainGoal)) ?? null),
    goalWeight: person.goal_weight_in_kg,
    pace: person.goal_weekly_change_in_kg,
    fewestFits: fewest,
  };
}

const daysSince = (moment: Date, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - moment.getTime()) / DAY_MS));

interface Read {
  readonly numbers: TriageNumbers;
  readonly sharing: ReadonlyMap<number, ReadonlySet<string>>;
  readonly fits: ReadonlyMap<number, number | null>;
  readonly statuses: ReadonlyMap<number, readonly string[]>;
  readonly waiting: ReadonlyMap<number, readonly Waiting[]>;
  /** Since when clients have been asked for a check-in that they have not sent. */
  readonly notSent: ReadonlyMap<number, Date>;
  /** Of the days before today, oldest first. */
  readonly weekdays: readonly (typeof WEEKDAYS)[number][];
}

function factsOf(call: Asking, person: TriagePerson, read: Read): TriageFacts {
  const { numbers } = read;
  const shared = read.sharing.get(person.id) ?? new Set();
  const weight = numbers.weights.get(person.id);
  const days = shared.has("DIARY") ? daysOf(person, read) : null;
  const askedAt = read.notSent.get(person.id);
  return {
    plan: shared.has("PLAN") ? planFacts(person, read.fits.get(person.id) ?? null) : null,
    diary:
      days === null
        ? null
        : {
            days: days.slice(-TRIAGE_DAYS),
            daysSilent: daysSilent(call, person, read),
          },
    weight:
      weight === undefined
        ? null
        : {
            latest: weight.latest,
            count: weight.count,
            spanDays: weight.span_days,
            perWeek: weight.per_week,
          },
    isUnpaid: isUnpaid({
      paymentStatusOverride: person.payment_status_override,
      subscriptions: (read.statuses.get(person.id) ?? []).map((status) => ({
        status: status as SubscriptionStatus,
      })),
    }),
    checkInOpenFor: askedAt === undefined ? null : daysSince(askedAt, call.now),
    waiting: (read.waiting.get(person.id) ?? []).map(({ reason, since }) => ({
      reason,
      days: daysSince(since, call.now),
    })),
  };
}

/** Whether it still holds that a client is done or put off. */
function stateOf({ today }: Asking, person: TriagePerson, { numbers, waiting }: Read): Triaged["state"] {
  const { state, snooze, comes_back_on: until, settled_at: settledAt } = person;
  if (state === null || until === null || settledAt === null || until <= today) return null;
  const loggedAt = numbers.loggedAt.get(person.id)?.at;
  const heard = [loggedAt, ...(waiting.get(person.id) ?? []).map(({ since }) => since)];
  if (snooze === "WHEN_LOGGED" && heard.some((at) => at !== undefined && at > settledAt)) return null;
  return state as Triaged["state"];
}

function averageKcal(person: TriagePerson, numbers: TriageNumbers): number | null {
  const planned = WEEKDAYS.map(planOf(person, numbers));
  const known = planned.flatMap((day) => (day === null ? [] : [day.kcal]));
  return known.length === 0 ? null : Math.round(known.reduce((sum, kcal) => sum + kcal, 0) / known.length);
}

/** Changes with every edit of profile or plan. */
const stampOf = (person: TriagePerson, { plans }: TriageNumbers): string =>
  [
    person.profile_version,
    ...WEEKDAYS.map((day) => `${person[day]}.${plans.get(person[day] ?? 0)?.edits}`),
  ].join();

type Numbers = Pick<Read, "numbers" | "statuses" | "sharing" | "weekdays">;

/** Who is looked at and their numbers, read with a widened reach for those alone whom the list of clients names (0040). */
const readPeople = (call: Asking, sharing: Read["sharing"], { onlyId, days = TRIAGE_DAYS }: Looking) =>
  withReach(call.db, "all", async (): Promise<{ people: TriagePerson[]; read: Numbers }> => {
    const people = await listTriagePeople(call.db, call.actor.id, sharing, onlyId);
    const ids = people.map(({ id }) => id);
    const whenLogged = new Set(people.filter(({ snooze }) => snooze === "WHEN_LOGGED").map(({ id }) => id));
    const whoShare = (part: string) => ids.filter((id) => sharing.get(id)?.has(part) === true);
    const from = addDays(call.today, -days);
    const numbers = await readNumbers(call.db, {
      diaryOf: whoShare("DIARY"),
      planOf: whoShare("PLAN"),
      weightOf: whoShare("MEASUREMENTS"),
      awaited: whoShare("DIARY").filter((id) => whenLogged.has(id)),
      ...{ from, today: call.today },
      weightsSince: new Date(call.now.getTime() - TREND_DAYS * DAY_MS),
    });
    const weekdays = Array.from({ length: days }, (_, day) => weekdayOf(addDays(from, day)));
    const statuses = await listStatusesOf(call.db, ids);
    return { people, read: { numbers, statuses, sharing, weekdays } };
  });

async function readAll(call: Asking, people: readonly TriagePerson[], read: Numbers): Promise<Read> {
  const countable = people
    .filter(({ monday }) => monday !== null)
    .map((person) => ({ id: person.id, stamp: stampOf(person, read.numbers) }));
  const fits = await fewestFits(call, countable);
  const ids = people.map(({ id }) => id);
  const notSent = await listNotSent(call.db, call.actor.id);
  return {
    ...{ ...read, fits, waiting: await listWaiting(call, ids) },
    notSent: new Map(notSent.map(({ clientId, since }) => [clientId, since])),
  };
}

interface Looking {
  readonly onlyId?: number;
  readonly days?: number;
}

/** The caller's active clients, or one of them, with the reasons to look at them (ledger COACH-091). */
export async function readTriage(
  call: Asking,
  settings: StoredSettings,
  looking: Looking = {},
): Promise<{ readonly triaged: Triaged[]; readonly daysOf: (one: Triaged) => TriageDay[] | null }> {
  const found = await readPeople(call, await readSharing(call.db), looking);
  const { people } = found;
  const read = await readAll(call, people, found.read);
  const rules = rulesOf(settings);
  const standIns = await standsInFor(
    call,
    people.map((person) => ({ id: person.id, coachId: person.coach_id })),
  );
  const triaged = people.map((person): Triaged => {
    const facts = factsOf(call, person, read);
    const muted = TRIAGE_REASONS.filter((reason) => person.muted?.includes(reason) === true);
    return {
      ...{ person, facts, muted, isOwn: true, coach: null },
      standsInFor: standIns.get(person.id) ?? null,
      shared: read.sharing.get(person.id) ?? new Set(),
      reasons: triageReasons(facts, rules, muted),
      planKcal: averageKcal(person, read.numbers),
      state: stateOf(call, person, read),
    };
  });
  const ofDays = ({ person, facts }: Triaged) => (facts.diary === null ? null : daysOf(person, read));
  return { triaged, daysOf: ofDays };
}
