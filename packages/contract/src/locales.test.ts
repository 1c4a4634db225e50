import { LANGUAGES } from "@plateful/phrases";
import { expect, it } from "vitest";
import { LOCALES } from "./locales.ts";

it("PROF-008 PROF-032 the languages that a person can choose are the registered ones", () => {
  expect(LOCALES).toEqual(LANGUAGES);
});
