import type { CurrentCheckIn } from "@plateful/contract";
import { CHECK_IN_PHRASES } from "@plateful/phrases/check-ins";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { KnownStep } from "./CheckInStep.tsx";

const { steps } = CHECK_IN_PHRASES.en;
const CURRENT = { coach: "Iris", known: { days_logged: 5, weight_kg: 68 } } as CurrentCheckIn;

it.each([
  [false, "68.0 kg this week"],
  [true, steps.weightKnown],
])("SAFE-024 where numbers are hidden (%s) a check-in says of the weight: %s", async (hides, said) => {
  openScreen(aPerson({ hides_numbers: hides }), () => <KnownStep current={CURRENT} />);
  await screen.findByText(steps.knownText({ coach: "Iris" }));
  const facts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(facts).toEqual([steps.daysLogged({ days: 5 }), said]);
});
