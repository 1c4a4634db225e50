import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { calendarItems, searchFoods, TOKEN_SCOPES, tokenRuleOf } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { systemClock } from "../platform/base/clock.ts";
import { type Assisted, askingFor } from "./ask-inside.ts";
import { scopesOf } from "./asking/tool.ts";
import { inTime } from "./in-time.ts";
import { TOOLS } from "./tools/all-tools.ts";

const SOURCES = join(import.meta.dirname, "..");

/** Files of the server that say this, as paths below its sources. */
const filesWith = (text: RegExp): string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => text.test(readFileSync(join(SOURCES, file), "utf8")))
    .sort();

describe("what a server pays that no assistant uses", () => {
  it("DOOR-015: what speaks the protocol is loaded by the first request, and by nothing else", () => {
    expect(filesWith(/modelcontextprotocol/)).toEqual(["assistants/answer-assistant.ts"]);
    expect(filesWith(/answer-assistant\.ts"/)).toEqual(["assistants/serve-assistants.ts"]);
    const text = readFileSync(join(SOURCES, "assistants/serve-assistants.ts"), "utf8");
    expect(text.match(/^.*answer-assistant\.ts".*$/gm)).toEqual([
      'const load = () => import("./answer-assistant.ts");',
    ]);
  });

  it("DOOR-016: an answer that takes too long is given up", async () => {
    const never = new Promise<object>(() => {});
    await expect(inTime(never, 1)).rejects.toMatchObject({ code: "unavailable" });
    expect(await inTime(Promise.resolve({ done: true }), 60_000)).toEqual({ done: true });
    await expect(inTime(Promise.reject(new Error("broken")), 60_000)).rejects.toThrow("broken");
  });
});

describe("the calls of tools", () => {
  const program = { token: { id: 1, scopes: TOKEN_SCOPES }, locale: null, timeZone: "Europe/Amsterdam" };
  const services = { settings: { publicUrl: "https://plateful.example" }, clock: systemClock };
  const on = { program, services, request: { headers: {} } } as unknown as Assisted;

  it("DOOR-018: a tool makes no call that it does not declare", async () => {
    const { ask } = askingFor({ calls: [searchFoods] }, on);
    await expect(ask(calendarItems.remove, { params: { id: 1 } })).rejects.toThrow(
      "which it does not declare",
    );
  });

  it("DOOR-018: each tool declares calls, and each of them can be opened by a token", () => {
    for (const tool of TOOLS) {
      expect([tool.name, scopesOf(tool).length > 0]).toEqual([tool.name, true]);
      for (const { name } of [...tool.calls, ...(tool.extra ?? [])])
        expect([name, TOKEN_SCOPES.includes(tokenRuleOf(name) as never)]).toEqual([name, true]);
    }
  });

  it("DOOR-017: no tool needs a scope of coaches", () => {
    expect(TOOLS.flatMap(scopesOf).filter((scope) => scope.startsWith("coach:"))).toEqual([]);
  });
});
