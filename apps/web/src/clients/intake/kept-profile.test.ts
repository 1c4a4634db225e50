import { expect, it } from "vitest";
import { aProfile } from "../../../test/a-person.ts";
import { PERSONAL_PREFIX } from "../../lib/device/personal-prefix.ts";
import { keyOfProfile, readKeptProfile, writeKeptProfile } from "./kept-profile.ts";
import { startForm, unitsOfCoach } from "./profile-form.ts";

const NOW = 1_000_000;
const DAY_MS = 86_400_000;
const base = aProfile({ id: 5 });
const form = {
  ...startForm(base, unitsOfCoach({ uses_imperial_measurements: false, organisation: null }), "en"),
  age: "41",
};
const text = writeKeptProfile({ form, base }, false, NOW);
const now = { moment: NOW, isImperial: false, intakeId: 5 };

it("COACH-156 stays for seven days, under a key that leaves with the person", () => {
  expect(readKeptProfile(text, { ...now, moment: NOW + 7 * DAY_MS - 1 })).toEqual({ form, base });
  expect(readKeptProfile(text, { ...now, moment: NOW + 7 * DAY_MS })).toBeNull();
  expect(keyOfProfile(7).startsWith(PERSONAL_PREFIX)).toBe(true);
  expect(keyOfProfile(7)).not.toBe(keyOfProfile(71));
});

it("COACH-156 COACH-181 is not taken up in other units or for a profile that is gone, but over a first one made meanwhile", () => {
  expect(readKeptProfile(text, { ...now, isImperial: true })).toBeNull();
  const ofNone = writeKeptProfile({ form, base: null }, false, NOW);
  expect(readKeptProfile(ofNone, { ...now, intakeId: null })).toEqual({ form, base: null });
  expect(readKeptProfile(ofNone, now)).toEqual({ form, base: null });
  expect(readKeptProfile(text, { ...now, intakeId: null })).toBeNull();
  expect(readKeptProfile(text, { ...now, intakeId: 6 })).toBeNull();
});

it.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["another version", text.replace('"version":1', '"version":9')],
  ["a form that is none", text.replace('"age":"41"', '"age":41')],
])("COACH-156 takes %s for no draft", (_what, kept) => {
  expect(readKeptProfile(kept, now)).toBeNull();
});
