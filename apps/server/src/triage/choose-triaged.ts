import { TRIAGE_VIEWS, type TriageBoard, type TriageSavedView, type TriageView } from "@plateful/contract";
import { type TriageReasonCode, triageUrgency } from "@plateful/nutrition";
import type { Triaged } from "./read-triage.ts";

const MONTH_MS = 30 * 86_400_000;

/** Which clients are shown, and in which order. */
export type Choice = Omit<TriageSavedView, "name">;

const isWaiting = ({ reasons, state }: Triaged): boolean => state === null && reasons.length > 0;

/**
 * A client who shares nothing yet gives no reason, which says nothing about how they are. Nor does what a coach entered about
 * someone who was never here, nor a client without a plan to follow (ledger COACH-186).
 */
const isUnseen = ({ isOwn, shared, person, planKcal, reasons, state }: Triaged): boolean =>
  isOwn &&
  (shared.size === 0 || person.last_active_at === null || planKcal === null) &&
  state === null &&
  reasons.length === 0;

/** Letters without accents and in lower case, as in the list of clients (ledger COACH-014). */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();

const isIn = (view: TriageView, one: Triaged, now: Date): boolean => {
  if (view === "NEEDS_ME") return isWaiting(one);
  if (view === "QUIET")
    return isWaiting(one) && one.reasons.some(({ reason }) => reason === "NOTHING_LOGGED");
  if (view === "NEW") return now.getTime() - one.person.date_joined.getTime() < MONTH_MS;
  if (view === "LATER") return one.state === "SNOOZED";
  return view === "ALL" || one.state === "DONE";
};

function isChosen(one: Triaged, { view, reasons, label, search }: Choice, now: Date): boolean {
  const { first_name, last_name, email } = one.person;
  const wanted = plain(search.trim());
  return (
    isIn(view, one, now) &&
    (reasons.length === 0 || one.reasons.some(({ reason }) => reasons.includes(reason))) &&
    (label === null || one.person.labels?.includes(label) === true) &&
    (wanted === "" || plain(`${first_name} ${last_name}\n${email}`).includes(wanted))
  );
}

const longestWait = ({ reasons }: Triaged): number => Math.max(-1, ...reasons.map(({ days }) => days));

/** The chosen clients in order; of equals the first by name. */
export function chooseTriaged(all: readonly Triaged[], choice: Choice, now: Date): Triaged[] {
  const rankOf = (one: Triaged): number => {
    if (choice.sort === "NAME") return 0;
    return choice.sort === "WAITING" ? longestWait(one) : triageUrgency(one.reasons);
  };
  const keyed = all
    .filter((one) => isChosen(one, choice, now))
    .map((one) => ({
      one,
      rank: rankOf(one),
      name: plain(`${one.person.first_name}\n${one.person.last_name}`),
    }));
  const byName = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  keyed.sort((a, b) => b.rank - a.rank || byName(a.name, b.name) || a.one.person.id - b.one.person.id);
  return keyed.map(({ one }) => one);
}

type Counts = Omit<TriageBoard, "results" | "count" | "total_pages">;

/** How many clients there are of each state and in each view, and what they can be chosen by. */
export function countTriaged(all: readonly Triaged[], saved: readonly TriageSavedView[], now: Date): Counts {
  const count = (test: (one: Triaged) => boolean) => all.filter(test).length;
  const waiting = count(isWaiting);
  const done = count(({ state }) => state === "DONE");
  const later = count(({ state }) => state === "SNOOZED");
  const unseen = count(isUnseen);
  const given = new Set<TriageReasonCode>(all.flatMap(({ reasons }) => reasons.map(({ reason }) => reason)));
  return {
    ...{ clients: all.length, waiting, done, later, unseen },
    on_track: all.length - waiting - done - later - unseen,
    views: TRIAGE_VIEWS.map((view) => ({ view, count: count((one) => isIn(view, one, now)) })),
    saved_views: saved.map((view) => ({
      view,
      count: count((one) => isChosen(one, view, now)),
    })),
    labels: [...new Set(all.flatMap(({ person }) => person.labels ?? []))].sort(),
    reasons: [...given],
  };
}
