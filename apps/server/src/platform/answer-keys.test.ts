import { type Endpoint, endpoints } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Caller } from "../../test/access-policy.ts";
import { outcomeOf, requestFor, sendIn, wordOf } from "../../test/access-send.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { keysOf, type Shapes, textOf, valuesOf } from "../../test/answer-keys.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

/** What each role reads in each answer. Read it with every change: whatever is added is seen by that role from then on. */
const GOLDEN = new URL("../../test/answer-keys.txt", import.meta.url);

let app: TestApp;
let world: World;
let simple: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
  simple = await buildWorld(app, { recipe_system_type: "SIMPLE" });
  for (const each of [world, simple]) await addCycle(each);
});
afterAll(() => app.close());

/** Values that nothing else here has. */
const CYCLE = {
  last_menstrual_period_start_date: "2026-03-09",
  menstrual_cycle_length: 33,
  diet_type: "CYCLE_DIET",
};

async function addCycle({ people, things }: World): Promise<void> {
  const as = people.self;
  const saved = await app.patch(`users/userProfile/${things.profile}/`, CYCLE, { as });
  expect(saved.status).toBe(200);
  const statusOf = async () => (await app.get(`groceryList/${things.groceryList}/`, { as })).body.status;
  await vi.waitFor(async () => expect(await statusOf()).toBe("READY"), { timeout: 30_000, interval: 200 });
}

/** The calls that answer something to someone; those for developers are not there in production. */
const ANSWERING = endpoints.filter(
  ({ answer, access }) => answer !== undefined && access.who !== "development",
);

/** Who reads: a person of their own, a coach of a client (view-as makes the same calls), staff of anybody. */
const ROLES: Readonly<Record<string, readonly [caller: Caller, world: () => World]>> = {
  visitor: ["nobody", () => world],
  person: ["self", () => world],
  coach: ["coach", () => world],
  staff: ["staff", () => world],
  simple: ["self", () => simple],
};

const isOpenTo = (endpoint: Endpoint, caller: Caller) => wordOf(endpoint)[caller] === "ok";

async function answerTo(endpoint: Endpoint, caller: Caller, of: World): Promise<unknown> {
  const request = await requestFor(of, endpoint, { caller, isThere: true, isCarriedOut: true });
  const as = caller === "nobody" ? undefined : (request.as ?? of.people[caller]);
  const answer = await sendIn(app, endpoint, request, as);
  expect([endpoint.name, caller, outcomeOf(endpoint, answer)]).toEqual([endpoint.name, caller, "ok"]);
  return answer.body;
}

const wrapped = (of: string, text: string): string =>
  `  ${of}: ${text}`.replaceAll(/(.{1,110})(?: |$)/g, "$1\n    ").trimEnd();

/** One entry per call: what each role reads in its answer. */
async function entryOf(endpoint: Endpoint, shapes: Shapes): Promise<string> {
  const seen = new Map<string, string[]>();
  for (const [role, [caller, of]] of Object.entries(ROLES)) {
    // A visitor's answer is everybody's.
    if (!isOpenTo(endpoint, caller) || (role !== "visitor" && isOpenTo(endpoint, "nobody"))) continue;
    const text = textOf(keysOf(await answerTo(endpoint, caller, of())), shapes);
    seen.set(text, [...(seen.get(text) ?? []), role]);
  }
  return [endpoint.name, ...[...seen].map(([text, roles]) => wrapped(roles.join(", "), text))].join("\n");
}

describe("fields of answers", () => {
  it("A8 COACH-083: each role reads the fields that are written down, in every answer", async () => {
    const shapes: Shapes = new Map();
    const entries: string[] = [];
    for (const endpoint of ANSWERING) entries.push(await entryOf(endpoint, shapes));
    expect(entries.length).toBeGreaterThan(150);
    const named = [...shapes].map(([text, name]) => wrapped(name, text));
    const found = `${[...entries, ["Shapes", ...named].join("\n")].join("\n\n")}\n`;
    await expect(found).toMatchFileSnapshot(GOLDEN.pathname);
  }, 900_000);
});

describe("the cycle of a client", () => {
  /** Everything that a coach is answered about a client who shares these parts, by the names of the fields. */
  async function readByCoach(parts: readonly string[]): Promise<(readonly [string, unknown])[]> {
    const world = await buildWorld(app);
    await addCycle(world);
    const sharing = { coach: world.people.coach.id, parts, text_version: 1, given_in: "PROFILE" };
    const shared = await app.put("users/consents/sharing/", sharing, { as: world.people.self });
    expect(shared.status).toBeLessThan(300);
    const all: (readonly [string, unknown])[] = [];
    for (const endpoint of ANSWERING.filter((each) => isOpenTo(each, "coach") && !isOpenTo(each, "nobody")))
      all.push(...valuesOf(await answerTo(endpoint, "coach", world)));
    return all;
  }
  const valuesIn = (all: readonly (readonly [string, unknown])[], name: string) =>
    new Set(all.filter(([field]) => field === name).map(([, value]) => value));

  it("A8 PRIV-008: its dates reach no coach in any answer, and its phase only where it is shared", async () => {
    const shared = await readByCoach(["PLAN", "DIARY", "MEASUREMENTS", "CYCLE"]);
    expect(valuesIn(shared, "cycle_phase").size).toBeGreaterThan(1);
    const hidden = await readByCoach(["PLAN", "DIARY", "MEASUREMENTS"]);
    expect([...valuesIn(hidden, "cycle_phase")]).toEqual([null]);
    expect([...valuesIn(hidden, "diet_type")]).not.toContain(CYCLE.diet_type);
    expect([...valuesIn(hidden, "is_on_menopause_diet")]).toEqual([false]);
    for (const all of [shared, hidden])
      for (const field of ["last_menstrual_period_start_date", "menstrual_cycle_length"])
        expect([...valuesIn(all, field)]).toEqual([null]);
    const begin = CYCLE.last_menstrual_period_start_date;
    expect([...shared, ...hidden].filter(([, value]) => String(value).startsWith(begin))).toEqual([]);
  }, 900_000);
});
