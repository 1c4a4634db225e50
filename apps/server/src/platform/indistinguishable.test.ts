import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ABSENT, anAddress } from "../../test/access-request.ts";
import { requestFor, rightsOf, sendIn, wordOf } from "../../test/access-send.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { IS_AT_LENGTH } from "../../test/at-length.ts";
import { openTestApp, type TestAnswer, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
});
afterAll(() => app.close());

const PAIRS = IS_AT_LENGTH ? 1_500 : 40;
/** Above it, a difference in time could be measured from outside. */
const MAX_T = 4.5;

/** What is seen of an answer from outside, without what names the single call. */
function seenOf({ status, headers, body }: TestAnswer): string {
  const { "x-request-id": _id, date: _date, "content-length": _length, ...rest } = headers;
  return JSON.stringify({ status, body, ...rest });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: readonly number[], middle: number) =>
  values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);

/** Welch's t of two series of times; the slowest tenth of each says more of the machine than of the product. */
function welch(some: readonly number[], others: readonly number[]): number {
  const [a, b] = [some, others].map((each) =>
    each.toSorted((x, y) => x - y).slice(0, Math.ceil(each.length * 0.9)),
  ) as [number[], number[]];
  const [meanA, meanB] = [mean(a), mean(b)];
  return (meanA - meanB) / Math.sqrt(variance(a, meanA) / a.length + variance(b, meanB) / b.length);
}

/** Calls of each kind on one thing: what is someone else's, and what is not there. */
const TIMED = [
  ["GET", "users/userProfile/", "profile"],
  ["GET", "calendarDay/", "day"],
  ["PATCH", "userWeight/", "weight"],
  ["DELETE", "userWeight/", "weight"],
] as const;

describe("what is someone else's", () => {
  it("A2 ERR-022: answers like what is not there, byte by byte, whoever asks and whatever the call", async () => {
    const different: string[] = [];
    let pairs = 0;
    for (const caller of ["other", "colleague", "otherCoach", "neighbour"] as const)
      for (const endpoint of rightsOf("self", caller).filter((each) => wordOf(each)[caller] === "hidden")) {
        const aim = { caller, isCarriedOut: false };
        const foreign = await requestFor(world, endpoint, { ...aim, isThere: true });
        const absent = await requestFor(world, endpoint, { ...aim, isThere: false });
        const as = world.people[caller];
        const answers = [await sendIn(app, endpoint, foreign, as), await sendIn(app, endpoint, absent, as)];
        const [one, two] = answers.map((answer) => seenOf(answer).replaceAll(/\\"\d+\\"/g, "N"));
        pairs += 1;
        if (one !== two) different.push(`${endpoint.name} ${caller}`);
      }
    expect(pairs).toBeGreaterThan(300);
    expect(different).toEqual([]);
  }, 900_000);

  it.each(TIMED)(
    `A2: %s %s takes as long as for what is not there, over ${PAIRS} pairs`,
    async (method, path, thing) => {
      const ask = async (id: number): Promise<number> => {
        const body = method === "PATCH" ? { value: 1 } : undefined;
        const options = { as: world.people.otherCoach, ip: anAddress() };
        const begin = process.hrtime.bigint();
        const { status } = await app.call(method, `${path}${id}/`, body, options);
        const taken = Number(process.hrtime.bigint() - begin);
        expect(status).toBe(404);
        return taken;
      };
      const [foreign, absent]: [number[], number[]] = [[], []];
      for (let pair = 0; pair < PAIRS; pair += 1) {
        const isFirst = pair % 2 === 0;
        if (isFirst) foreign.push(await ask(world.things[thing]));
        absent.push(await ask(ABSENT));
        if (!isFirst) foreign.push(await ask(world.things[thing]));
      }
      const t = welch(foreign, absent);
      // A few pairs on a busy machine say nothing of the time.
      if (IS_AT_LENGTH) expect(Math.abs(t)).toBeLessThan(MAX_T);
    },
    600_000,
  );
});
