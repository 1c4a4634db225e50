import { MantineProvider } from "@mantine/core";
import { replaceDayPlanSlots } from "@plateful/contract";
import type { OnboardingAnswers } from "@plateful/nutrition";
import { en } from "@plateful/phrases/en";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { aDayPlan } from "../../test/plan-editor-world.tsx";
import { setToken } from "../lib/device/session.ts";
import { LanguageProvider } from "../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";
import { changeAnswers, forgetAnswers } from "../onboarding/answers/answers-store.ts";
import { NutritionalPlanScreen } from "../onboarding/NutritionalPlanScreen.tsx";
import { RailQuestion } from "./RailQuestion.tsx";

let bodies: Record<string, unknown>[] = [];
const asks = (isReasonNeeded: boolean) => ({
  detail: "Confirm this plan first.",
  code: "confirmation_needed",
  findings: [{ code: "DAY_TOO_LOW", value: 1100, limit: 1250 }],
  reason_needed: isReasonNeeded,
});

/** A server that wants a confirmation, and stores the plan with it; or one that takes none. */
function serve(isReasonNeeded: boolean, takesIt = true): void {
  bodies = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as Record<string, unknown>;
    bodies.push(sent);
    return sent.confirmed_findings === undefined || !takesIt
      ? Response.json(asks(isReasonNeeded), { status: 409 })
      : Response.json(aDayPlan(11, "Rest days", ["monday"]));
  });
}
const save = () =>
  call(replaceDayPlanSlots, { params: { id: "11" }, body: { slots: [] }, version: 1 }).then(
    () => "saved",
    () => "not saved",
  );

beforeEach(() => setToken("token"));
afterEach(() => {
  cleanup();
  forgetAnswers();
  setToken(null);
  vi.unstubAllGlobals();
});

/** There at once, as it is before anything is saved. */
function openQuestion(change: Parameters<typeof aPerson>[0] = {}): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  client.setQueryData(currentUserQuery.queryKey, aPerson(change));
  render(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <LanguageProvider first={en}>
          <RailQuestion />
        </LanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

describe("a plan that crosses a guard-rail", () => {
  it("SAFE-005 is saved by a coach with a reason only", async () => {
    serve(true);
    openQuestion();
    const saving = save();
    await screen.findByText(en.safety.rails.rail_day_too_low({ value: 1100, limit: 1250 }));
    const confirm = screen.getByRole("button", { name: en.safety.coach.confirm });
    expect(confirm).toHaveProperty("disabled", true);
    const reason = "With the hospital, before an operation";
    fireEvent.change(screen.getByLabelText(en.safety.coach.reason), { target: { value: ` ${reason} ` } });
    fireEvent.click(confirm);
    expect(await saving).toBe("saved");
    expect(bodies).toEqual([
      { slots: [] },
      { slots: [], confirmed_findings: ["DAY_TOO_LOW"], confirmation_reason: reason },
    ]);
  });

  it("SAFE-005 is confirmed by a person without one, or changed", async () => {
    serve(false);
    openQuestion();
    const first = save();
    fireEvent.click(await screen.findByRole("button", { name: en.safety.own.back }));
    expect(await first).toBe("not saved");
    const second = save();
    fireEvent.click(await screen.findByRole("button", { name: en.safety.own.confirm }));
    expect(await second).toBe("saved");
    expect(bodies.at(-1)).toEqual({ slots: [], confirmed_findings: ["DAY_TOO_LOW"] });
  });

  it.each([
    ["in words alone to whoever hides numbers", false, en.safety.railsInWords.rail_day_too_low_in_words],
    [
      "with its figures to a coach who hides numbers",
      true,
      en.safety.rails.rail_day_too_low({ value: 1100, limit: 1250 }),
    ],
  ] as const)("SAFE-023 is said %s", async (_how, isCoach, sentence) => {
    serve(isCoach);
    openQuestion({ hides_numbers: true, is_coach: isCoach });
    const saving = save();
    const findings = await screen.findAllByRole("listitem");
    expect(findings.map(({ textContent }) => textContent)).toEqual([sentence]);
    const { back } = isCoach ? en.safety.coach : en.safety.own;
    fireEvent.click(screen.getByRole("button", { name: back }));
    expect(await saving).toBe("not saved");
  });

  it("SAFE-005 is asked about once, also by a call that takes no confirmation", async () => {
    serve(false, false);
    openQuestion();
    const saving = save();
    fireEvent.click(await screen.findByRole("button", { name: en.safety.own.confirm }));
    expect(await saving).toBe("not saved");
    expect(bodies).toHaveLength(2);
    expect(screen.queryByText(en.safety.own.title)).toBeNull();
  });

  it("SAFE-005 is no question where there is no screen to ask on", async () => {
    serve(false);
    expect(await save()).toBe("not saved");
    expect(bodies).toHaveLength(1);
  });
});

const answers = {
  goal: "RECOMPOSITION",
  activityLevel: "MILDLY_ACTIVE",
  biometricData: { gender: "FEMALE", age: 40 },
  physicalStats: { heightInCm: 170, weightInKg: 68, goalWeight: 65 },
} as const;
type Preferences = OnboardingAnswers["dietPreferences"];
const preferences = (more: Partial<Preferences>): Preferences => ({
  dietType: "RECOMMENDED",
  userProvidedMacros: null,
  mealTimes: [],
  dietaryPreference: null,
  intolerances: [],
  ingredientDislikes: [],
  ...more,
});

describe("the plan of the onboarding", () => {
  it("SAFE-005 says why own numbers no longer suit, and does not go on with them", async () => {
    const own = { calories: 1250, protein: 80, carbohydrates: 142, fat: 40 };
    const dietPreferences = preferences({ dietType: "CHOOSE_YOUR_OWN", userProvidedMacros: own });
    changeAnswers({ ...answers, dietPreferences });
    openScreen(aPerson(), NutritionalPlanScreen);
    await screen.findByText(/less than is safe/);
    const next = screen.getByRole("button", { name: /^Continue/ });
    await waitFor(() => expect(next).toHaveProperty("disabled", true));
  });

  it("SAFE-003 says in one sentence what was moved", async () => {
    const dietPreferences = preferences({ dietaryPreference: "VEGAN" });
    changeAnswers({ ...answers, dietPreferences });
    openScreen(aPerson(), NutritionalPlanScreen);
    await screen.findByText(en.safety.moved.PROTEIN({ from: "163", to: "149" }));
  });
});
