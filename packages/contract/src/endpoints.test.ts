import { describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { endpoints } from "./endpoints.ts";

const addresses = endpoints.flatMap((each) =>
  [each.path, ...each.aliases].map((path) => `${each.method} ${path}`),
);
const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe("endpoints", () => {
  it("have a name of their own, a kebab-case verb phrase", () => {
    const names = endpoints.map((each) => each.name);
    expect(duplicates(names)).toEqual([]);
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  });

  it("have a method and path of their own, also where only the parameter's name differs", () => {
    expect(duplicates(addresses.map((address) => address.replaceAll(/\{\w+\}/g, "{}")))).toEqual([]);
  });

  it("end their paths with a slash and start them below the base", () => {
    expect(addresses.filter((address) => !/^[A-Z]+ [A-Za-z].*\/$/.test(address))).toEqual([]);
  });

  it("declare exactly the parameters that stand in their path", () => {
    for (const each of endpoints) {
      const inPath = [...each.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = each.params instanceof z.ZodMiniObject ? Object.keys(each.params.shape) : [];
      expect(declared, each.name).toEqual(inPath);
      if (each.params !== undefined) expect(each.errors, each.name).toContain("not_found");
    }
  });

  it("answer something, or 204", () => {
    const odd = endpoints.filter(
      (each) => (each.answer === undefined && each.file === undefined) !== (each.status === 204),
    );
    expect(odd.map((each) => each.name)).toEqual([]);
  });

  it("never read a body on GET", () => {
    const odd = endpoints.filter((each) => each.method === "GET" && each.body !== undefined);
    expect(odd.map((each) => each.name)).toEqual([]);
  });

  it("can all be described as JSON Schema", () => {
    for (const each of endpoints)
      for (const [schema, io] of [
        [each.body, "input"],
        [each.query, "input"],
        [each.answer, "output"],
      ] as const)
        if (schema) expect(() => z.toJSONSchema(schema, { io }), `${each.name} ${io}`).not.toThrow();
  });
});
