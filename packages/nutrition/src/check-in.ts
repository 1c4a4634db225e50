import { dayNumber } from "./calendar-date.ts";

/** Questions whose words the product knows in both languages (ledger CHECK-001). Their ids are these, in lower case. */
export const CHECK_IN_TOPICS = ["hunger", "energy", "sleep", "stress", "went_well", "difficult"] as const;
export type CheckInTopic = (typeof CHECK_IN_TOPICS)[number];

export const CHECK_IN_KINDS = ["SCALE", "TEXT"] as const;
export type CheckInKind = (typeof CHECK_IN_KINDS)[number];

/** A scale runs from 1 to this. */
export const CHECK_IN_SCALE = 5;
/** Questions of one form. */
export const MAX_CHECK_IN_QUESTIONS = 10;

/** What a topic asks for, and which direction of its scale is good news; null where neither is. */
const TOPICS: Readonly<Record<CheckInTopic, { readonly kind: CheckInKind; readonly better: 1 | -1 | null }>> =
  {
    hunger: { kind: "SCALE", better: -1 },
    energy: { kind: "SCALE", better: 1 },
    sleep: { kind: "SCALE", better: 1 },
    stress: { kind: "SCALE", better: -1 },
    went_well: { kind: "TEXT", better: null },
    difficult: { kind: "TEXT", better: null },
  };

/** Answers to these are stored with the consent for sleep and stress alone. */
const SLEEP_AND_STRESS: readonly string[] = ["sleep", "stress"] satisfies readonly CheckInTopic[];

/** The topic that an id stands for; null for a question of a practice's own. */
export const topicOf = (id: string): CheckInTopic | null =>
  CHECK_IN_TOPICS.find((topic) => topic === id) ?? null;
export const isSleepOrStress = (id: string): boolean => SLEEP_AND_STRESS.includes(id);
export const kindOfTopic = (topic: CheckInTopic): CheckInKind => TOPICS[topic].kind;

/** A question as it is stored and asked. */
export interface CheckInQuestion {
  readonly id: string;
  readonly kind: CheckInKind;
  /** Null for a topic, whose words the product knows. */
  readonly text: string | null;
  /** Words for the ends of the scale of a practice's own question. */
  readonly low: string | null;
  readonly high: string | null;
}

/** The form of a practice that has changed nothing. */
export const USUAL_CHECK_IN_QUESTIONS: readonly CheckInQuestion[] = CHECK_IN_TOPICS.map((topic) => ({
  ...{ id: topic, kind: kindOfTopic(topic) },
  ...{ text: null, low: null, high: null },
}));

/** How a value moved since the check-in before, and whether that helps; `isHelpful` is null where nobody can say. */
export interface CheckInChange {
  readonly direction: "UP" | "DOWN" | "SAME";
  readonly isHelpful: boolean | null;
}

/** Null without both values. */
export function changeOfAnswer(id: string, before: number | null, now: number | null): CheckInChange | null {
  if (before === null || now === null) return null;
  const topic = topicOf(id);
  const better = topic === null ? null : TOPICS[topic].better;
  if (before === now) return { direction: "SAME", isHelpful: null };
  const isUp = now > before;
  return { direction: isUp ? "UP" : "DOWN", isHelpful: better === null ? null : (better === 1) === isUp };
}

/** The week of the coaching that a date lies in, from 1; dates before the first day count as its first week. */
export function weekSince(firstDay: string, date: string): number {
  const [first, day] = [dayNumber(firstDay), dayNumber(date)];
  if (first === null || day === null) throw new RangeError(`Not a date: ${firstDay} or ${date}`);
  return Math.max(0, Math.floor((day - first) / 7)) + 1;
}
