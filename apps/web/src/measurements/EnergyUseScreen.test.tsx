import type { EnergyUse } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import { en } from "@plateful/phrases/en";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson, aProfile } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/device/session.ts";
import { EnergyUseScreen } from "./EnergyUseScreen.tsx";

const { energyUse: words } = en;
const FROM = "2026-02-18";
const PROPOSED: EnergyUse = {
  ...{ state: "PROPOSED", decided_by: "PERSON", from: FROM, until: "2026-03-17" },
  evidence: { full_days: 24, weigh_ins: 19, weigh_in_span: 28, longest_gap: 2 },
  ...{ missing: [], first_estimate_kcal: 2390, decided_on: null },
  learned: { kcal: 2240, low_kcal: 2170, high_kcal: 2310, eaten_kcal: 1850, kg_per_week: -0.35 },
  plan: { kcal: 1890, new_kcal: 1740, limited_by: null, kg_per_week: 0.45 },
  days: [{ date: FROM, kcal: 1850, is_full: true }],
  weigh_ins: [
    { date: FROM, kg: 68.9 },
    { date: addDays(FROM, 27), kg: 67.5 },
  ],
};

let use: EnergyUse;
let sent: unknown[] = [];
let status = 200;
beforeEach(() => {
  use = PROPOSED;
  sent = [];
  status = 200;
  setToken("a token");
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    if (!path.includes("energyUse")) return new Response("{}", { status: 500 });
    if (method !== "PUT") return Response.json(use, { status });
    const sending = JSON.parse(String(body));
    sent.push(sending);
    use = { ...use, state: sending.decision, decided_on: "2026-03-18" };
    return Response.json(use);
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const open = (changes: Partial<EnergyUse> = {}) => {
  use = { ...use, ...changes };
  openScreen(aPerson({ intake: aProfile() }), EnergyUseScreen);
};
const findButton = (name: string) => screen.findByRole("button", { name });

it("SAFE-016 says what the body seems to use, how sure that is, on what it rests, and what it means for the plan", async () => {
  open();
  await screen.findByRole("heading", { name: "Your body seems to use about 2,240 kcal" });
  const text = document.body.textContent ?? "";
  for (const part of [
    "Probably between 2,170 and 2,310",
    "2,390 first estimate",
    "Ate 1,850 a day",
    "Lost 0.35 kg a week",
  ])
    expect(text).toContain(part);
  const evidence = within(screen.getByRole("list", { name: words.evidence })).getAllByRole("listitem");
  expect(evidence.map(({ textContent }) => textContent)).toEqual([
    "24 full days",
    "19 weigh-ins",
    "No gaps over 3 days",
  ]);
  expect(screen.getByRole("img", { name: "From 1,890 to 1,740 kcal a day" })).toBeTruthy();
  expect(text).toContain("Keeps 0.45 kg a week, as you chose");
  expect(sent).toEqual([]);
});

it("SAFE-016 draws nothing that the table does not say", async () => {
  open();
  const rows = within(await screen.findByRole("table", { hidden: true })).getAllByRole("row", {
    hidden: true,
  });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "DateEatenWeight",
    "17 Mar–67.5 kg",
    "18 Feb1,850 kcal68.9 kg",
  ]);
});

it.each([
  ["ACCEPTED", words.use({ kcal: "1,740" }), words.acceptedOn({ date: "18 March" })],
  ["KEPT", words.keep({ kcal: "1,890" }), words.keptOn({ date: "18 March" })],
] as const)(
  "SAFE-016 sends %s only when its button is pressed, with the figures that were seen",
  async (decision, name, said) => {
    open();
    fireEvent.click(await findButton(name));
    await screen.findByText(said);
    expect(sent).toEqual([{ decision, seen_kcal: 2240, seen_new_kcal: 1740 }]);
    expect(screen.queryByRole("button", { name })).toBeNull();
  },
);

it("SAFE-016 says how far it is while too little is logged, and offers no plan", async () => {
  open({
    ...{
      state: "NOT_ENOUGH",
      missing: ["FULL_DAYS", "WEIGH_INS", "WEIGH_IN_SPAN"],
      learned: null,
      plan: null,
    },
    evidence: { full_days: 12, weigh_ins: 6, weigh_in_span: 15, longest_gap: 5 },
  });
  await screen.findByRole("heading", { name: words.notEnoughTitle });
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toEqual([
    "12 of 14 full days",
    "6 of 8 weigh-ins",
    "Weighed over 15 of 21 days",
    "A gap of 5 days",
  ]);
  expect(screen.queryByRole("button", { name: /1,740/ })).toBeNull();
});

it("SAFE-015 sends a client to their coach, and has no button for them", async () => {
  open({ decided_by: "COACH" });
  await screen.findByText(words.askCoach);
  expect(screen.queryByRole("button", { name: words.use({ kcal: "1,740" }) })).toBeNull();
  expect(screen.queryByRole("button", { name: words.keep({ kcal: "1,890" }) })).toBeNull();
});

it("SAFE-016 offers to try again when nothing comes", async () => {
  status = 500;
  open();
  const retry = await findButton(en.general.retry);
  status = 200;
  fireEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});
