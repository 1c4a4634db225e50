import type { Conversation, Message } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import type { KeptMessage } from "./kept-messages.ts";
import { threadDays } from "./thread-entries.ts";

const aMessage = (id: number, more: Partial<Message> = {}): Message => ({
  ...{ id, is_from_coach: false, text: `Message ${id}`, recipe: null, day: null, meal_moment: null },
  ...{ written_at: "2026-03-18T12:00:00Z", is_read: false, ...more },
});
const aPage = (...messages: Message[]): Conversation => ({
  ...{ with: null, is_open: true, waiting_since: null, unread: 0, has_earlier: false },
  messages,
});
const aKept = (key: string, more: Partial<KeptMessage> = {}): KeptMessage => ({
  ...{ key, clientId: null, body: { text: key }, recipe: null, writtenAt: "2026-03-19T12:00:00Z" },
  ...{ state: "waiting", reason: null, ...more },
});

describe("a conversation on the screen", () => {
  it("TALK-001: stands in the order in which it was written, under the days", () => {
    const pages = [
      aPage(aMessage(3, { written_at: "2026-03-18T12:00:00Z" })),
      aPage(
        aMessage(1, { written_at: "2026-03-16T12:00:00Z" }),
        aMessage(2, { written_at: "2026-03-16T13:00:00Z" }),
      ),
    ];
    const days = threadDays(pages, [], false);
    expect(days.map(({ date, entries }) => [date, entries.map(({ key }) => key)])).toEqual([
      ["2026-03-16", ["1", "2"]],
      ["2026-03-18", ["3"]],
    ]);
  });

  it("TALK-004: tells one's own side from the other, and what was read", () => {
    const page = aPage(aMessage(1, { is_read: true }), aMessage(2, { is_from_coach: true }));
    const sides = (isCoach: boolean) =>
      threadDays([page], [], isCoach).flatMap(({ entries }) =>
        entries.map(({ isOwn, state }) => [isOwn, state]),
      );
    expect(sides(false)).toEqual([
      [true, "read"],
      [false, "sent"],
    ]);
    expect(sides(true)).toEqual([
      [false, "read"],
      [true, "sent"],
    ]);
  });

  it("TALK-008: keeps what waits at its end, with why it was refused", () => {
    const kept = [aKept("waits"), aKept("refused", { state: "failed", reason: "Too long" })];
    const entries = threadDays([aPage(aMessage(1))], kept, false).flatMap((day) => day.entries);
    expect(entries.map(({ key, isOwn, state, reason }) => [key, isOwn, state, reason])).toEqual([
      ["1", true, "sent", null],
      ["waits", true, "waiting", null],
      ["refused", true, "failed", "Too long"],
    ]);
  });
});
