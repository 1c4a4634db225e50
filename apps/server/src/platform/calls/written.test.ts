import { describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { write, writePage } from "./written.ts";

const schema = z.object({ id: z.int(), name: z.string(), version: z.optional(z.int()) });

describe("answers that are written once", () => {
  it("hold what the contract names and nothing else", () => {
    const { version, bytes } = write("thing", schema, {
      id: 1,
      name: "é",
      version: 4,
      secret: 1,
    } as never);
    expect(bytes.toString("utf8")).toBe('{"id":1,"name":"é","version":4}');
    expect(version).toBe(4);
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
      const { bytes, version } = writePage({ ...page, results: written });
      expect(bytes.toString("utf8")).toBe(JSON.stringify({ ...page, results }));
      expect(version).toBeUndefined();
    }
  });

  it("have a tag of their own for each content, also as rows of a page", () => {
    const page = { count: 2, total_pages: 1, next: null, previous: null };
    const written = ["a", "b", "c"].map((name) => write("thing", schema, { id: 1, name }));
    const [a, b, c] = written as [(typeof written)[0], (typeof written)[0], (typeof written)[0]];
    const tags = [[a, b], [b, a], [a, c], [a]].map((results) => writePage({ ...page, results }).tag);
    tags.push(writePage({ ...page, count: 3, results: [a, b] }).tag, a.tag, b.tag);
    expect(new Set(tags)).toHaveLength(tags.length);
    expect(writePage({ ...page, results: [a, b] }).tag).toBe(tags[0]);
  });
});
