import type { Conversation, Message } from "@plateful/contract";
import { todayOf } from "../lib/device/today.ts";
import type { KeptMessage } from "./kept-messages.ts";

/** What a bubble shows, stored or not. */
export interface ThreadEntry {
  readonly key: string;
  readonly isOwn: boolean;
  readonly text: string;
  readonly recipe: Message["recipe"];
  readonly day: string | null;
  readonly mealMoment: Message["meal_moment"];
  readonly writtenAt: string;
  readonly state: "waiting" | "sending" | "failed" | "sent" | "read";
  readonly reason: string | null;
}

/** The entries of one day, under its heading. */
export interface ThreadDay {
  readonly date: string;
  readonly entries: readonly ThreadEntry[];
}

const ofMessage = (message: Message, isCoach: boolean): ThreadEntry => ({
  key: String(message.id),
  isOwn: message.is_from_coach === isCoach,
  text: message.text,
  recipe: message.recipe,
  day: message.day,
  mealMoment: message.meal_moment,
  writtenAt: message.written_at,
  state: message.is_read ? "read" : "sent",
  reason: null,
});

const ofKept = ({ key, body, recipe, writtenAt, state, reason }: KeptMessage): ThreadEntry => ({
  key,
  isOwn: true,
  text: body.text,
  recipe,
  day: body.day ?? null,
  mealMoment: body.meal_moment ?? null,
  writtenAt,
  state,
  reason,
});

/** A conversation by the days on which it was written: what is stored, then what waits, in its place at the end. */
export function threadDays(
  pages: readonly Conversation[],
  kept: readonly KeptMessage[],
  isCoach: boolean,
): ThreadDay[] {
  const stored = pages.toReversed().flatMap(({ messages }) => messages);
  const entries = [...stored.map((message) => ofMessage(message, isCoach)), ...kept.map(ofKept)];
  const days: { date: string; entries: ThreadEntry[] }[] = [];
  for (const entry of entries) {
    const date = todayOf(new Date(entry.writtenAt));
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}
