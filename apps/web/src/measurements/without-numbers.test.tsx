import type { EnergyUse } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson, aProfile } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/device/session.ts";
import { EnergyUseScreen } from "./EnergyUseScreen.tsx";
import { MyProgress } from "./MyProgress.tsx";
import { clientProgress, ownProgress } from "./progress-person.ts";

const { weight: words, only } = en.withoutNumbers;
const NOW = new Date().toISOString();
const FROM = "2026-02-18";
const USE: EnergyUse = {
  ...{ state: "PROPOSED", decided_by: "PERSON", from: FROM, until: "2026-03-17" },
  evidence: { full_days: 24, weigh_ins: 19, weigh_in_span: 28, longest_gap: 2 },
  ...{ missing: [], first_estimate_kcal: 2390, decided_on: null },
  learned: { kcal: 2240, low_kcal: 2170, high_kcal: 2310, eaten_kcal: 1850, kg_per_week: -0.35 },
  plan: { kcal: 1890, new_kcal: 1740, limited_by: null, kg_per_week: 0.45 },
  days: [{ date: FROM, kcal: 1850, is_full: true }],
  weigh_ins: [{ date: FROM, kg: 68.9 }],
};

beforeEach(() => {
  setToken("token");
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.includes("energyUse")) return Response.json(USE);
    const results = path.includes("userWeight") ? [{ id: 1, user: 1, value: 68, created_at: NOW }] : [];
    return Response.json({ count: results.length, total_pages: 1, next: null, previous: null, results });
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const intake = aProfile({ weight: 68, goal_weight_in_kg: 61.5 });
function shown(): string {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const style of page.querySelectorAll("style")) style.remove();
  return page.textContent ?? "";
}

it("SAFE-024 the weight is there once it is asked for, without a goal, and without the learned energy use", async () => {
  const person = aPerson({ hides_numbers: true, intake });
  openScreen(person, () => <MyProgress person={ownProgress(person)} />);
  await screen.findByText(words.title);
  expect(shown()).not.toMatch(/68|6\.5 kg/);
  fireEvent.click(screen.getByRole("button", { name: words.show }));
  await screen.findByRole("region", { name: en.measurements.types.WEIGHT });
  expect(shown()).toMatch(/68/);
  expect(shown()).not.toMatch(/goal|kcal/i);
});

it("SAFE-024 is there at once, with its goal, for whoever sees numbers", async () => {
  const person = aPerson({ intake });
  openScreen(person, () => <MyProgress person={ownProgress(person)} />);
  await screen.findByRole("region", { name: en.measurements.types.WEIGHT });
  expect(shown()).toMatch(/To goal6\.5 kg/);
});

it("SAFE-024 a coach who hides their own numbers sees the weight of a client", async () => {
  const client = aPerson({ id: 2, intake });
  openScreen(aPerson({ hides_numbers: true, is_coach: true }), () => (
    <MyProgress person={clientProgress(client)} />
  ));
  await waitFor(() => expect(shown()).toMatch(/68\.0/));
  expect(screen.queryByText(words.title)).toBeNull();
});

it("SAFE-023 the learned energy use says that it is about numbers", async () => {
  openScreen(aPerson({ hides_numbers: true, intake }), EnergyUseScreen);
  await screen.findByText(only.title);
  expect(shown()).not.toMatch(/2,?390/);
});
