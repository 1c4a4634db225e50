import { expect, it } from "vitest";
import { mustHave } from "./must-have.ts";

it("DATA-075: gives what is there, 0 and empty texts too, and names what is missing", () => {
  expect([mustHave(7, "a number"), mustHave(0, "a number"), mustHave("", "a text")]).toEqual([7, 0, ""]);
  expect(() => mustHave([1][1], "the id of a planned meal")).toThrow("Missing: the id of a planned meal.");
  expect(() => mustHave(null, "the price")).toThrow("Missing: the price.");
});
