import { expect, it } from "vitest";
import { readSource } from "./import-source.ts";

it.each([
  ["", "", null, null, "nothing"],
  ["  ", "\n", null, null, "nothing"],
  ["lotte.eu/pasta", "", "https://lotte.eu/pasta", null, null],
  ["http://lotte.eu/pasta ", "", "http://lotte.eu/pasta", null, null],
  ["ftp://lotte.eu/", "", "ftp://lotte.eu/", null, "noAddress"],
  ["my pasta", "", "my pasta", null, "noAddress"],
  ["", "Soup\n1 leek", null, "Soup\n1 leek", null],
  ["https://www.instagram.com/p/1", "", "https://www.instagram.com/p/1", null, "social"],
  ["https://www.instagram.com/p/1", "Soup", "https://www.instagram.com/p/1", "Soup", null],
])("SREC-049 reads %j and %j", (address, text, url, pasted, fault) => {
  const read = readSource({ address, text });
  expect(read.source).toEqual({ url, text: pasted });
  expect(read.fault?.kind ?? null).toBe(fault);
});

it("SREC-049 says which field is to be mended", () => {
  expect(readSource({ address: "", text: "a".repeat(20_001) }).fault).toEqual({
    field: "text",
    kind: "tooLong",
  });
  expect(readSource({ address: "x.com/cook", text: "" }).fault?.field).toBe("text");
});
