import { describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { type Endpoint, endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { choice, date, integer, maybe, text } from "./fields.ts";
import { fingerprint } from "./fingerprint.ts";

const get = (answer: Endpoint["answer"], rest: Partial<Parameters<typeof endpoint>[0]> = {}): Endpoint =>
  endpoint({
    name: "get-plate",
    feature: "diary",
    method: "GET",
    path: "plate/",
    access: { who: "anyone" },
    summary: "Read a plate",
    ...(answer === undefined ? {} : { answer }),
    ...rest,
  });
const plate = (more: Record<string, z.core.$ZodType> = {}) =>
  z.object({ id: integer(1, 9), name: text(80), ...more });
const of = (...each: Endpoint[]) => fingerprint(each);

describe("the fingerprint of a contract", () => {
  it("OPS-047 is the same for the same answers, however often they are described", () => {
    expect(of(get(plate()))).toMatch(/^[0-9a-f]{16}$/);
    expect(of(get(plate()))).toBe(of(get(plate())));
    expect(fingerprint(endpoints)).toBe(fingerprint([...endpoints]));
    expect(of(get(plate(), { summary: "Another sentence" }))).toBe(of(get(plate())));
  });

  it.each<[string, Endpoint]>([
    ["a field more", get(plate({ note: text(9) }))],
    ["another bound", get(plate({ id: integer(1, 10) }))],
    ["a field that may be missing", get(plate({ name: maybe(text(80)) }))],
    ["another kind of value", get(plate({ name: date() }))],
    ["another pattern", get(plate({ name: z.string().check(z.regex(/^a/)) }))],
    ["other values of a choice", get(plate({ name: choice(["A", "B"]) }))],
    ["a list in place of one", get(z.array(plate()))],
    ["no answer", get(undefined)],
    ["a current state", get(plate(), { current: plate() })],
    ["another address", get(plate(), { path: "plates/" })],
    ["another name", get(plate(), { name: "read-plate" })],
  ])("OPS-047 is another with %s", (_what, changed) => {
    expect(of(changed)).not.toBe(of(get(plate())));
  });

  it("OPS-047 tells choices of the same length apart", () => {
    const [one, two] = [["A", "B"] as const, ["A", "C"] as const].map((values) => of(get(choice(values))));
    expect(one).not.toBe(two);
  });
});
