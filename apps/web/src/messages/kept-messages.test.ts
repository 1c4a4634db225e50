import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepOnDevice, readOnDevice } from "../lib/device/device-store.ts";
import { rememberPerson, setToken } from "../lib/device/session.ts";
import {
  flushKept,
  keepMessage,
  keptMessages,
  loadKept,
  throwAwayMessage,
  tryMessageAgain,
} from "./kept-messages.ts";

const NAME = "plateful-own-kept-messages";

const stored = (text: string) => ({
  ...{ id: 7, is_from_coach: false, text, recipe: null, day: null, meal_moment: null },
  ...{ written_at: "2026-03-18T12:00:00Z", is_read: false },
});

interface Sent {
  readonly key: string | null;
  readonly path: string;
  readonly text: string;
}
let sent: Sent[] = [];
let answer: (text: string) => Response | Promise<Response>;

beforeEach(() => {
  for (const { key } of keptMessages()) throwAwayMessage(key);
  sent = [];
  answer = (text) => Response.json(stored(text), { status: 201 });
  rememberPerson(1);
  setToken("a token");
  vi.stubGlobal("fetch", async (path: string, { headers, body }: { headers: Headers; body: string }) => {
    const { text } = JSON.parse(body) as { text: string };
    sent.push({ key: headers.get("idempotency-key"), path, text });
    return answer(text);
  });
});

const write = (key: string, clientId: number | null = null) =>
  keepMessage({ key, clientId, body: { text: key }, recipe: null, writtenAt: "2026-03-18T12:00:00Z" });
const states = () => keptMessages().map(({ key, state, reason }) => [key, state, reason]);

describe("messages that wait for the network", () => {
  it("TALK-008: go out in their order, each under its key, to whom they were written", async () => {
    write("one");
    write("two", 12);
    expect((await flushKept()).map(({ text }) => text)).toEqual(["one", "two"]);
    expect(sent).toEqual([
      { key: "one", path: "/api/messages/", text: "one" },
      { key: "two", path: "/api/clients/12/messages/", text: "two" },
    ]);
    expect(keptMessages()).toEqual([]);
  });

  it.each([0, 429, 503])(
    "TALK-008: wait in their place and are tried again under the same key after %s",
    async (status) => {
      write("one");
      write("two");
      answer = () => {
        if (status === 0) throw new TypeError("no network");
        return Response.json({ detail: "Later" }, { status });
      };
      expect(await flushKept()).toEqual([]);
      expect(states()).toEqual([
        ["one", "waiting", null],
        ["two", "waiting", null],
      ]);
      answer = (text) => Response.json(stored(text), { status: 201 });
      await flushKept();
      expect(sent.map(({ key }) => key)).toEqual(["one", "one", "two"]);
      expect(keptMessages()).toEqual([]);
    },
  );

  it("TALK-008: stay with the server's words when refused, do not hold up others, and can be sent again or discarded", async () => {
    write("one");
    write("two");
    answer = (text) =>
      text === "one"
        ? Response.json({ detail: "This conversation is closed." }, { status: 409 })
        : Response.json(stored(text), { status: 201 });
    await flushKept();
    expect(states()).toEqual([["one", "failed", "This conversation is closed."]]);
    tryMessageAgain("one");
    answer = (text) => Response.json(stored(text), { status: 201 });
    await flushKept();
    expect(keptMessages()).toEqual([]);
    write("three");
    throwAwayMessage("three");
    expect(keptMessages()).toEqual([]);
  });

  it("TALK-008: are encrypted on the device, and are there again after a reload, also what was just being sent", async () => {
    write("a private word");
    const text = (await readOnDevice(NAME)) ?? "";
    expect(text).toContain("a private word");
    expect(localStorage.getItem(NAME)).not.toContain("a private word");
    // The page that loads next knows nothing but what is on the device.
    throwAwayMessage("a private word");
    await keepOnDevice(NAME, text.replace('"waiting"', '"sending"'));
    expect(keptMessages()).toEqual([]);
    await loadKept();
    expect(states()).toEqual([["a private word", "waiting", null]]);
    await flushKept();
    expect(sent.map(({ key }) => key)).toEqual(["a private word"]);
  });

  it("TALK-008: are sent once when two ask for it at the same time", async () => {
    write("one");
    await Promise.all([flushKept(), flushKept()]);
    expect(sent).toHaveLength(1);
  });
});
