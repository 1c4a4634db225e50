import { WEEKDAYS } from "@plateful/nutrition";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aDayPlan, LONG, openEditor, press, type } from "../../test/plan-editor-world.tsx";
import { setToken } from "../lib/device/session.ts";
import { currentConflict } from "../lib/server/open-conflict.ts";

afterEach(() => {
  cleanup();
  setToken(null);
  localStorage.clear();
  vi.unstubAllGlobals();
});

const REST = aDayPlan(11, "Rest days", WEEKDAYS);
const conflict = (current: object | null) =>
  Response.json({ detail: "Changed.", code: "conflict", current }, { status: 409 });
const version = (number: number, author: object | null) => ({
  ...{
    number,
    author,
    saved_at: "2026-03-20T12:00:00Z",
    restored_number: null,
    template_name: null,
    name: "Rest days",
  },
  ...{ energy_balance: 90, fiber: 40, kcal: 2000, protein: 100, carbohydrates: 250, fat: 67, slots: [] },
});
const NOOR = { id: 9, first_name: "Noor", last_name: "Visser" };

describe("who saved the other version", LONG, () => {
  const open = async (author: object | null) => {
    const theirs = {
      ...REST,
      fiber: 35,
      version: 5,
    };
    openEditor("fine-tuning", {
      plans: [REST],
      planKey: "11",
      answers: ({ method, path }) => {
        if (path.includes("/versions/")) return Response.json({ versions: [version(2, author)] });
        return method === "PUT" ? conflict(theirs) : undefined;
      },
    });
    await screen.findByRole("heading", { name: "Fine-tuning" });
    type("Protein of dinner", "90");
    await press("Save plan");
    await screen.findByRole("heading", { name: "Two versions of this plan" });
  };

  it("COACH-106 COACH-079 names who saved the other version and when", async () => {
    await open(NOOR);
    await screen.findAllByText("Noor Visser");
    screen.getByText(/^Noor Visser saved this plan while you were working\. 2 things differ/);
    expect(screen.getAllByText("You").length).toBeGreaterThan(1);
    screen.getByText(/^Saved .*\d/);
  });

  it("COACH-106 COACH-079 calls it the saved version where nobody knows who that was", async () => {
    await open(null);
    expect(screen.getAllByText("Saved version").length).toBeGreaterThan(1);
    screen.getByText(/^A newer version was saved while you were working/);
  });

  it("COACH-079 shows what differs in fibre too, with the value before", async () => {
    await open(null);
    const row = (name: string) =>
      screen.getByRole("radiogroup", { name: new RegExp(`^${name}`), hidden: true }).textContent;
    expect(row("Fibre")).toMatch(/was 40 g.*35 g.*40 g/);
  });
});

describe("two first plans at once", LONG, () => {
  it("COACH-107 tells the second that there is a plan by now, and lets them choose its days", async () => {
    const week = {
      id: 3,
      version: 1,
      client_intake: 5,
      ...Object.fromEntries(WEEKDAYS.map((day) => [day, 88])),
    };
    const answers: (object | null)[] = [week, null];
    const editor = openEditor("fine-tuning", {
      answers: ({ path }) => {
        const next = path.endsWith("nutritionDayPlan/") ? answers.shift() : null;
        return next == null ? undefined : conflict(next);
      },
    });
    await press("Save plan");
    await waitFor(() => expect(currentConflict()).not.toBeNull());
    const asked = currentConflict();
    expect(asked?.rows).toHaveLength(7);
    expect(asked?.rows[0]).toMatchObject({ label: "Monday", before: "no plan yet", theirs: "another plan" });
    asked?.answer(
      new Map([["monday", "mine"] as const, ...WEEKDAYS.slice(1).map((day) => [day, "theirs"] as const)]),
    );
    await screen.findByRole("heading", { name: "Client page" });
    const sent = editor.writes().map(({ seen, body }) => [seen, body["days"]]);
    expect(sent).toEqual([
      ['"v0"', [...WEEKDAYS]],
      ['"v1"', ["monday"]],
    ]);
  });
});
