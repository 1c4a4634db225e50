import { en } from "@plateful/phrases/en";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../../lib/device/session.ts";
import { HealthQuestion } from "./HealthQuestion.tsx";
import { isPutOff } from "./put-off.ts";

const { card, outcome, onlyYou, ratherNot } = en.healthAnswers;
const DAY_MS = 24 * 60 * 60 * 1000;
const someone = (isOpen: boolean) => aPerson({ is_health_question_open: isOpen });
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  setToken("token");
  vi.stubGlobal("fetch", async (address: string, { method }: { method: string }) => {
    if (address.includes("users/me/")) return Response.json(someone(false));
    if (method !== "PUT") return Response.json({ answers: null });
    const answers = { conditions: null, answered_at: null };
    return Response.json({ answers, is_plan_changed: true, are_numbers_hidden: false });
  });
});
afterEach(() => {
  localStorage.clear();
  setToken(null);
  vi.unstubAllGlobals();
});

describe("the question about health in the diary", () => {
  it("SAFE-018 is put off for 30 days, and not asked of who answered", async () => {
    openScreen(someone(true), HealthQuestion);
    await screen.findByText(card.ask);
    fireEvent.click(button(card.later));
    expect(screen.queryByText(card.ask)).toBeNull();
    expect([29, 31].map((days) => isPutOff(Date.now() + days * DAY_MS))).toEqual([true, false]);
  });

  it("SAFE-018 shows nothing to who answered", async () => {
    const Both = () => (
      <>
        <HealthQuestion />
        <p>Below</p>
      </>
    );
    openScreen(someone(false), Both);
    await screen.findByText("Below");
    expect(screen.queryByText(card.ask)).toBeNull();
  });

  it("SAFE-018 goes with any answer, whose outcome stays until it is read", async () => {
    openScreen(someone(true), HealthQuestion);
    await screen.findByText(card.ask);
    fireEvent.click(button(card.answer));
    await screen.findByText(onlyYou);
    // Until it is known what was said before, nothing can be answered (SAFE-010).
    await waitFor(() => expect(button(ratherNot)).toHaveProperty("disabled", false));
    fireEvent.click(button(ratherNot));
    await screen.findByText(outcome.careful);
    await waitFor(() => expect(screen.queryByText(card.ask)).toBeNull());
    fireEvent.click(button(outcome.goOn));
    await waitFor(() => expect(screen.queryByText(outcome.careful)).toBeNull());
  });
});
