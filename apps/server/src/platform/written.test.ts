import { describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { write, writePage } from "./written.ts";

const schema = z.object({ id: z.int(), name: z.string(), version: z.optional(z.int()) });

describe("answers that are written once", () => {
  it("hold what the contract names and nothing else", () => {
    const { json, version, bytes } = write("thing", schema, {
      id: 1,
      name: "é",
      version: 4,
      secret: 1,
    } as never);
    expect(json).toBe('{"id":1,"name":"é","version":4}');
    expect(version).toBe(4);
    expect(bytes.toString("utf8")).toBe(json);
  });

  it("are refused as a bug of the product when they break the contract", () => {
    expect(() => write("thing", schema, { id: "1", name: "x" } as never)).toThrow(
      "The answer of thing breaks its contract",
    );
  });

  it("make the same page as their values", () => {
    const things = [
      { id: 1, name: 'a "quoted" name' },
      { id: 2, name: "b" },
    ];
    const page = { count: 2, total_pages: 1, next: null, previous: null };
    for (const results of [things, []]) {
      const written = results.map((thing) => write("thing", schema, thing));
      const { json, version } = writePage({ ...page, results: written });
      expect(json).toBe(JSON.stringify({ ...page, results }));
      expect(version).toBeUndefined();
    }
  });
});
