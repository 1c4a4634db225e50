import type { UserProfile } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import { en } from "@plateful/phrases/en";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson, aProfile, withFlags } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { PhasePill } from "../diary/PhasePill.tsx";
import { todayOf } from "../lib/device/today.ts";
import { currentToasts, dismissToast } from "../ui/overlays/show-toast.ts";
import { CycleSection } from "./CycleSection.tsx";

const words = en.profile.cycleDisplay;
const { cyclePhases } = en.nutrition;
const NOON = new Date("2026-11-20T12:00:00");
const TODAY = "2026-11-20";
/** Longer than an answer takes to be drawn. */
const ANSWERED_MS = 100;

let sent: unknown[] = [];
let isAway = false;
let conditions: string[] = [];

/** A person whose period started so many days ago, with a cycle of 28 days. */
function someone(daysAgo: number) {
  const intake = aProfile({
    gender: "FEMALE",
    last_menstrual_period_start_date: addDays(TODAY, -daysAgo),
    menstrual_cycle_length: 28,
  });
  return aPerson({ intake, feature_flags_for_user: withFlags("FF_FEMALE_HORMONES") });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
  localStorage.clear();
  sent = [];
  isAway = false;
  conditions = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { body?: string } = {}) => {
    if (isAway) throw new TypeError("no network");
    if (address.includes("healthAnswers"))
      return Response.json({ answers: { conditions, answered_at: null } });
    if (body === undefined) return Response.json({});
    const changes = JSON.parse(body) as Partial<UserProfile>;
    sent.push(changes);
    return Response.json({ ...someone(40).intake, ...changes });
  });
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openSection(daysAgo: number): Promise<void> {
  const person = someone(daysAgo);
  openScreen(person, () => <CycleSection intake={person.intake as UserProfile} />);
  await screen.findByText(words.startedToday);
}

async function openPill(daysAgo: number, isToday = true): Promise<void> {
  openScreen(someone(daysAgo), () => (
    <div data-testid="pill">
      <PhasePill date={TODAY} isToday={isToday} />
    </div>
  ));
  await screen.findByTestId("pill");
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("PROF-041 a period that was not noted", () => {
  it("is asked for in the profile in the place of the phase, once cycle and days of grace are over", async () => {
    expect(todayOf(new Date())).toBe(TODAY);
    await openSection(31);
    expect(await screen.findByText(words.didItStart)).toBeTruthy();
    for (const phase of Object.values(cyclePhases)) expect(screen.queryByText(phase)).toBeNull();
    press(words.notYet);
    expect(screen.queryByText(words.didItStart)).toBeNull();
    expect(screen.getByText(words.putOff)).toBeTruthy();
  });

  it("has its last phase until then, and no countdown below nothing", async () => {
    await openSection(30);
    expect(screen.getByText(cyclePhases.LUTEAL)).toBeTruthy();
    expect(screen.getByText(words.day({ day: 31, length: 28, left: 0 }))).toBeTruthy();
    expect(screen.queryByText(words.didItStart)).toBeNull();
  });

  it("is noted for today, or for another day of the calendar that is not in the future", async () => {
    await openSection(40);
    press(words.startedToday);
    await waitFor(() => expect(sent).toEqual([{ last_menstrual_period_start_date: TODAY }]));
    press(words.startedOtherDay);
    const calendar = await screen.findByRole("region", { name: en.onboarding.cycle.datesTitle });
    expect(screen.getByRole("button", { name: words.saveDay })).toHaveProperty("disabled", true);
    expect(within(calendar).getByRole("button", { name: /21 November/ })).toHaveProperty("disabled", true);
    fireEvent.click(within(calendar).getByRole("button", { name: /17 November/ }));
    press(words.saveDay);
    await waitFor(() => expect(sent[1]).toEqual({ last_menstrual_period_start_date: "2026-11-17" }));
  });

  it("is asked for on today's diary, quietly, and not again on a day on which it was put off", async () => {
    await openPill(40);
    fireEvent.click(await screen.findByRole("button", { name: words.didItStart }));
    await screen.findByRole("dialog");
    press(words.notYet);
    await waitFor(() => expect(screen.queryByText(words.didItStart)).toBeNull());
    vi.setSystemTime(new Date("2026-11-20T23:00:00"));
    await openPill(40);
    expect(screen.queryByText(words.didItStart)).toBeNull();
  });

  it.each(["PREGNANT", "BREASTFEEDING"])("is not asked for of someone who is %s", async (condition) => {
    conditions = [condition];
    await openSection(40);
    await openPill(40);
    await new Promise((resolve) => setTimeout(resolve, ANSWERED_MS));
    expect(screen.queryByText(words.didItStart)).toBeNull();
    expect(screen.queryByText(words.whyAsked)).toBeNull();
  });

  it("is asked for again on the next day", async () => {
    localStorage.setItem("plateful-own-not-yet", addDays(TODAY, -1));
    await openPill(40);
    expect(await screen.findByRole("button", { name: words.didItStart })).toBeTruthy();
  });

  it("is asked for on no other day of the diary, which has no phase either", async () => {
    await openPill(40, false);
    expect(screen.getByTestId("pill").textContent).toBe("");
  });

  it("is not kept without a network, and says so", async () => {
    isAway = true;
    await openSection(40);
    press(words.startedToday);
    await waitFor(() => expect(currentToasts().map(({ message }) => message)).toEqual([words.offline]));
  });
});
