import { WEEKDAYS } from "@plateful/nutrition";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aDayPlan, LONG, openEditor, press, type } from "../../test/plan-editor-world.tsx";
import { forgetDeviceKeys } from "../lib/device/device-store.ts";
import { setToken } from "../lib/device/session.ts";

beforeEach(async () => {
  await forgetDeviceKeys();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

const REST = aDayPlan(11, "Rest days", WEEKDAYS);
type Editor = ReturnType<typeof openEditor>;
const trace = (editor: Editor) => editor.writes().map(({ method, path }) => `${method} ${path}`);

async function walkToEnd() {
  for (const name of ["Meal moments", "Meal sizes", "Fine-tuning"]) {
    await press("Next");
    await screen.findByRole("heading", { name });
  }
}

describe("saving a plan", LONG, () => {
  it("COACH-057 COACH-060 PLAN-171 makes a first plan with its meals and the whole week in one call", async () => {
    const editor = openEditor("energy-balance");
    await screen.findByDisplayValue("Plan 1");
    type("Name of the plan", " Rest days ");
    await walkToEnd();
    await press("Save plan");
    await screen.findByRole("heading", { name: "Client page" });
    expect(trace(editor)).toEqual(["POST /api/users/nutritionDayPlan/"]);
    const [plan] = editor.writes();
    expect(plan?.seen).toBe('"v0"');
    expect(plan?.body).toMatchObject({
      name: "Rest days",
      energy_balance: 100,
      fiber: 40,
      client_intake: 5,
      days: [...WEEKDAYS],
    });
    expect(plan?.body).toMatchObject({ slots: { 0: { meal_type: "BREAKFAST", size: 25 } } });
    expect(plan?.body["slots"]).toHaveLength(4);
    await waitFor(() => expect(localStorage.getItem("plateful-own-plan-7-new")).toBeNull());
  });

  it("COACH-057 puts another plan on its days of the week", async () => {
    const editor = openEditor("energy-balance", { plans: [REST] });
    await press("Saturday");
    await press("Tuesday");
    await walkToEnd();
    await press("Save plan");
    await screen.findByRole("heading", { name: "Client page" });
    expect(trace(editor)).toEqual(["POST /api/users/nutritionDayPlan/"]);
    expect(editor.writes()[0]).toMatchObject({
      seen: '"v4"',
      body: { days: ["tuesday", "saturday"], name: "Plan 2" },
    });
  });

  it("COACH-058 PLAN-171 saves an edited plan in one call, and leaves the week alone when no day moves", async () => {
    const editor = openEditor("meal-sizes", { plans: [REST], planKey: "11" });
    await press("Make dinner smaller");
    await press("Make lunch larger");
    await press("Next");
    await press("Save plan");
    await screen.findByRole("heading", { name: "Client page" });
    expect(trace(editor)).toEqual(["PUT /api/users/nutritionDayPlan/11/slots/"]);
    expect(editor.writes()[0]?.seen).toBe('"v1"');
    expect(editor.writes()[0]?.body["days"]).toBeUndefined();
    expect(editor.writes()[0]?.body).toMatchObject({
      name: "Rest days",
      energy_balance: 90,
      fiber: 40,
      slots: [
        { meal_moment: "BREAKFAST", size: 30 },
        { meal_moment: "LUNCH", size: 35 },
        { meal_moment: "DINNER", size: 35 },
      ],
    });
  });

  it("PLAN-171 leaves nothing half made when the network breaks, and repeats the same save", async () => {
    let isOffline = true;
    const editor = openEditor("energy-balance", {
      answers: ({ method, path }) =>
        isOffline && method === "POST" && path.includes("nutritionDayPlan") ? "offline" : undefined,
    });
    await screen.findByDisplayValue("Plan 1");
    await walkToEnd();
    await press("Save plan");
    await screen.findByText("The plan is not saved yet");
    await waitFor(() => expect(localStorage.getItem("plateful-own-plan-7-new")).toBeNull());
    isOffline = false;
    await press("Save plan");
    await screen.findByRole("heading", { name: "Client page" });
    const [first, second] = editor.writes();
    expect(editor.writes()).toHaveLength(2);
    expect(second?.body).toEqual(first?.body);
    expect(second?.key).toBe(first?.key);
    expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("COACH-048 COACH-183 shows a refused name at its field, and other refusals where one is, in words alone", async () => {
    let refusal: object = { name: ["This name is refused."] };
    openEditor("fine-tuning", {
      plans: [REST],
      planKey: "11",
      answers: ({ method }) => (method === "PUT" ? Response.json(refusal, { status: 400 }) : undefined),
    });
    await press("Save plan");
    await screen.findByRole("heading", { name: "Energy balance" });
    const field = screen.getByRole("textbox", { name: "Name of the plan" });
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    type("Name of the plan", "Quiet days");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).not.toBe("true"));
    await walkToEnd();
    refusal = { slots: { 0: { kcal: ["This is too much."] } } };
    await press("Save plan");
    await screen.findByText("This is too much.");
    screen.getByText("The plan could not be saved");
  });
});
