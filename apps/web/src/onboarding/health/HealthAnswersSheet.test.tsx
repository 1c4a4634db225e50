import { en } from "@plateful/phrases/en";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../../lib/device/session.ts";
import { HealthSection } from "../../profile/HealthSection.tsx";
import { changeAnswers, forgetAnswers } from "../answers/answers-store.ts";
import { NutritionalPlanScreen } from "../NutritionalPlanScreen.tsx";

const words = en.healthAnswers;
const { nutritionalPlan } = en.onboarding;

let sent: [method: string, body: unknown][] = [];
let stored: { conditions: string[] | null; answered_at: string | null } | null = null;

/** A server that keeps what it is told, and changes a plan for everything but nothing. */
function serve(isDown = false): void {
  sent = [];
  vi.stubGlobal("fetch", async (address: string, { method, body }: { method: string; body?: string }) => {
    if (!address.includes("users/healthAnswers/")) return Response.json({});
    if (method === "GET") return Response.json({ answers: stored });
    const given = body === undefined ? undefined : (JSON.parse(body) as { conditions: string[] | null });
    sent.push([method, given]);
    if (isDown) return Response.json({ detail: "Down" }, { status: 500 });
    if (given === undefined) {
      stored = null;
      return new Response(null, { status: 204 });
    }
    stored = { conditions: given.conditions, answered_at: null };
    const hidden = { are_numbers_hidden: given.conditions?.includes("EATING_DISORDER") === true };
    return Response.json({ answers: stored, is_plan_changed: given.conditions?.length !== 0, ...hidden });
  });
}

beforeEach(() => {
  setToken("token");
  stored = null;
  serve();
});
afterEach(() => {
  forgetAnswers();
  setToken(null);
  vi.unstubAllGlobals();
});

const box = (choice: keyof typeof words.choices) =>
  screen.getByRole("checkbox", { name: new RegExp(`^${words.choices[choice].title}`) });
const button = (name: string) => screen.getByRole("button", { name });
const goOn = (plan: keyof typeof en.nutrition.dietTypes = "RECOMMENDED") =>
  button(nutritionalPlan.continueWith({ plan: en.nutrition.dietTypes[plan] }));

async function openPlan(change: Parameters<typeof aPerson>[0] = {}): Promise<() => string> {
  changeAnswers({
    goal: "LOSE_WEIGHT",
    weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
    activityLevel: "ACTIVE",
    biometricData: { gender: "FEMALE", age: 30 },
    physicalStats: { heightInCm: 170, weightInKg: 70, goalWeight: 65 },
  });
  const path = openScreen(aPerson(change), NutritionalPlanScreen);
  await screen.findByText(nutritionalPlan.title);
  return path;
}

async function openQuestions(): Promise<void> {
  await screen.findByText(words.card.ask);
  fireEvent.click(goOn());
  await screen.findByText(words.onlyYou);
}

describe("the questions about health", () => {
  it("SAFE-010 open before someone without answers goes on, and none of these goes on", async () => {
    const path = await openPlan();
    await openQuestions();
    expect(path()).toBe("/");
    expect(button(words.save)).toHaveProperty("disabled", true);
    fireEvent.click(box("PREGNANT"));
    fireEvent.click(box("DIABETES"));
    fireEvent.click(box("NONE"));
    expect([box("PREGNANT"), box("DIABETES"), box("NONE")]).toMatchObject([
      { checked: false },
      { checked: false },
      { checked: true },
    ]);
    fireEvent.click(box("KIDNEY_DISEASE"));
    expect([box("KIDNEY_DISEASE"), box("NONE")]).toMatchObject([{ checked: true }, { checked: false }]);
    fireEvent.click(box("NONE"));
    fireEvent.click(button(words.save));
    await waitFor(() => expect(path()).toBe("/onboarding/meal-times"));
    expect(sent).toEqual([["PUT", { conditions: [] }]]);
  });

  it("SAFE-010 say what follows and who to ask, and the plan is for what is needed", async () => {
    const path = await openPlan();
    expect(screen.queryByText(words.card.adapted)).toBeNull();
    const pace = new RegExp(nutritionalPlan.onTrack);
    expect(screen.getByText(pace)).toBeTruthy();
    await openQuestions();
    fireEvent.click(box("PREGNANT"));
    fireEvent.click(button(words.save));
    await screen.findByText(words.outcome.deficit);
    expect(screen.getByText(words.outcome.changed)).toBeTruthy();
    expect(screen.getByRole("link", { name: new RegExp(words.outcome.places.dietitian.name) })).toBeTruthy();
    fireEvent.click(button(words.outcome.goOn));
    await screen.findByText(words.card.adapted);
    expect(path()).toBe("/");
    expect(screen.queryByText(pace)).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: new RegExp(en.nutrition.dietTypes.KETO) }));
    expect(goOn("KETO")).toHaveProperty("disabled", true);
    expect(screen.getByText(en.safety.rails.rail_condition_keto({ value: 0, limit: 0 }))).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: new RegExp(en.nutrition.dietTypes.RECOMMENDED) }));
    fireEvent.click(goOn());
    await waitFor(() => expect(path()).toBe("/onboarding/meal-times"));
  });

  it("SAFE-010 not to say is a button as large as the other, and gives the careful plan", async () => {
    await openPlan();
    await openQuestions();
    const sizes = [button(words.save), button(words.ratherNot)].map((each) => each.getAttribute("data-size"));
    expect(sizes).toEqual(["lg", "lg"]);
    fireEvent.click(button(words.ratherNot));
    await screen.findByText(words.outcome.careful);
    expect(sent).toEqual([["PUT", { conditions: null }]]);
  });

  it("SAFE-010 stay open with what was ticked when they cannot be saved", async () => {
    serve(true);
    await openPlan();
    await openQuestions();
    fireEvent.click(box("EATING_DISORDER"));
    fireEvent.click(button(words.save));
    await screen.findByText(words.failed);
    expect(box("EATING_DISORDER")).toHaveProperty("checked", true);
  });

  it("SAFE-010 PRIV-014 are not sent before the consent is given, and not to say needs none", async () => {
    const others = aPerson().consents.filter(({ kind }) => kind !== "HEALTH_ANSWERS");
    await openPlan({ consents: others });
    await openQuestions();
    fireEvent.click(box("DIABETES"));
    fireEvent.click(button(words.save));
    await waitFor(() => expect(box("DIABETES")).toHaveProperty("checked", true));
    expect(sent).toEqual([]);
    expect(screen.queryByText(words.failed)).toBeNull();
    fireEvent.click(button(words.ratherNot));
    await screen.findByText(words.outcome.careful);
    expect(sent).toEqual([["PUT", { conditions: null }]]);
  });

  it.each([
    [["EATING_DISORDER", "KIDNEY_DISEASE"], true],
    [["KIDNEY_DISEASE"], false],
  ] as const)("SAFE-021 after %j say that numbers are hidden: %s", async (conditions, areHidden) => {
    await openPlan();
    await openQuestions();
    for (const condition of conditions) fireEvent.click(box(condition));
    fireEvent.click(button(words.save));
    await screen.findByText(words.outcome.find);
    expect(screen.queryAllByText(words.outcome.numbers)).toHaveLength(areHidden ? 1 : 0);
    // What is said of protein has its figure only where numbers are shown.
    expect(screen.queryAllByText(words.outcome.protein)).toHaveLength(areHidden ? 0 : 1);
    expect(screen.queryAllByText(en.withoutNumbers.plan.protein)).toHaveLength(areHidden ? 1 : 0);
  });

  it("SAFE-010 are shown, changed and deleted in the profile", async () => {
    stored = { conditions: ["DIABETES"], answered_at: "2026-03-18T12:00:00Z" };
    openScreen(aPerson(), HealthSection);
    fireEvent.click(await screen.findByText(words.profile.answered));
    await screen.findByText(words.onlyYou);
    expect(box("DIABETES")).toHaveProperty("checked", true);
    fireEvent.click(button(words.profile.remove));
    await screen.findByText(words.profile.open);
    expect(sent).toEqual([["DELETE", undefined]]);
    expect(screen.queryByText(words.onlyYou)).toBeNull();
  });
});
