import { globSync, readFileSync } from "node:fs";
import { endpoints } from "@plateful/contract";
import { jobKindText, STAFF_PHRASES, staffActionText } from "@plateful/phrases/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { jobKinds } from "../job-kinds.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const LANGUAGES = ["en", "nl"] as const;
const SOURCES = new URL("../", import.meta.url).pathname;
/** How the source names what it notes: in an entry, or to the helpers that find a client and note that. */
const NOTED = [
  /\baction: "([a-z][a-z-]+)"/g,
  /(?:OwnClient|ReachedClient|noteRead|noteChange)\([^)]*?"([a-z][a-z-]+)"/g,
];

/** Every action that the log can hold: calls on data that may be someone else's, and what the source names itself. */
function actionsOfLog(): readonly string[] {
  const texts = globSync("**/*.ts", { cwd: SOURCES })
    .filter((path) => !path.endsWith(".test.ts"))
    .map((path) => readFileSync(`${SOURCES}${path}`, "utf8"));
  const named = texts.flatMap((text) =>
    NOTED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = ""]) => name)),
  );
  const audited = endpoints.filter(({ access }) => access.who === "own").map(({ name }) => name);
  return [...new Set([...named, ...audited])].sort();
}

describe("what staff read of the log and the queue", () => {
  it("STAFF-027 has words for every action, in both languages, and none is the name of a call", () => {
    const actions = actionsOfLog();
    expect(actions.length).toBeGreaterThan(200);
    expect(actions).toEqual(expect.arrayContaining(["get-client", "undo-client", "list-user-weights"]));
    for (const language of LANGUAGES) {
      const without = actions.filter((name) => staffActionText(STAFF_PHRASES[language], name) === null);
      expect(without).toEqual([]);
    }
  });

  it("STAFF-027 has words for every kind of job, in both languages", () => {
    const kinds = jobKinds(app.app.services).map(({ name }) => name);
    expect(kinds.length).toBeGreaterThan(10);
    for (const language of LANGUAGES)
      expect(kinds.filter((kind) => jobKindText(STAFF_PHRASES[language], kind) === null)).toEqual([]);
  });
});
