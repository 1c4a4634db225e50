import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aPerson, aProfile } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { useMeasuredText } from "./use-add-measurements.ts";

function Words() {
  const textOf = useMeasuredText({ id: 1, intake: aProfile(), mayUseImperial: true, mayWrite: true });
  const texts = [textOf({ type: "WEIGHT", value: 71.4 }), textOf({ type: "SLEEP", value: 7.5 })];
  return <output>{JSON.stringify(texts)}</output>;
}
const textsOf = async (hides_numbers: boolean) => {
  openScreen(aPerson({ hides_numbers, intake: aProfile() }), Words);
  return JSON.parse((await screen.findByRole("status")).textContent ?? "");
};

describe("what waits of a measurement", () => {
  it("MEAS-044 is told with its value", async () => {
    expect(await textsOf(false)).toEqual(["71.4 kg", expect.stringMatching(/^7.5/)]);
  });

  it("SAFE-024 is told without the weight, where numbers are hidden", async () => {
    expect(await textsOf(true)).toEqual(["", expect.stringMatching(/^7.5/)]);
  });
});
