import { WEEKDAYS } from "@plateful/nutrition";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
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
const lunchOf = (plan: typeof REST, kcal: number) => ({
  ...plan,
  meal_slot_specifications: plan.meal_slot_specifications.map((slot) =>
    slot.meal_moment === "LUNCH"
      ? { ...slot, kcal, protein: kcal / 20, carbohydrates: kcal / 8, fat: kcal / 30 }
      : slot,
  ),
});
/** What the other person saved: another name, and a larger lunch. */
const NEWER = { ...lunchOf({ ...REST, name: "Quiet days" }, 700), version: 5 };
const conflict = (current: object) =>
  Response.json({ detail: "Changed.", code: "conflict", current }, { status: 409 });
const radio = (row: string, whose: RegExp) => {
  const group = screen.getByRole("radiogroup", { name: new RegExp(`^${row}`), hidden: true });
  const found = [...group.querySelectorAll("label")].find(({ textContent }) => whose.test(textContent ?? ""));
  return found?.querySelector("input") as HTMLInputElement;
};
const THEIRS = /^Saved version/;
const MINE = /^Your version/;
const saveButton = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: "Save this plan", hidden: true });

/** The editor whose save meets a newer version, after the coach changed the name and the dinner. */
async function openConflict(answers: readonly (object | null)[] = [NEWER, null]) {
  const left = [...answers];
  const editor = openEditor("energy-balance", {
    plans: [REST],
    planKey: "11",
    answers: ({ method }) => {
      const next = method === "PUT" ? left.shift() : null;
      return next == null ? undefined : conflict(next);
    },
  });
  await screen.findByRole("heading", { name: "Energy balance" });
  type("Name of the plan", "My days");
  for (const name of ["Meal moments", "Meal sizes", "Fine-tuning"]) {
    await press("Next");
    await screen.findByRole("heading", { name });
  }
  type("Protein of dinner", "90");
  await press("Save plan");
  await screen.findByRole("heading", { name: "Two versions of this plan" });
  return editor;
}

describe("a plan that someone else saved meanwhile", LONG, () => {
  it("COACH-079 E7: shows only what differs, and asks about what both changed", async () => {
    const editor = await openConflict();
    expect(screen.getAllByRole("radiogroup", { hidden: true })).toHaveLength(3);
    // Only they changed lunch, only the coach changed dinner, both changed the name.
    expect(radio("Lunch", THEIRS).checked).toBe(true);
    expect(radio("Dinner", MINE).checked).toBe(true);
    expect([radio("Name", THEIRS).checked, radio("Name", MINE).checked]).toEqual([false, false]);
    expect(saveButton().disabled).toBe(true);
    fireEvent.click(radio("Name", MINE));
    await waitFor(() => expect(saveButton().disabled).toBe(false));
    fireEvent.click(saveButton());
    await screen.findByRole("heading", { name: "Client page" });
    const last = editor.writes().at(-1);
    expect(last?.seen).toBe('"v5"');
    expect(last?.body).toMatchObject({
      name: "My days",
      slots: [
        { kcal: 600 },
        { meal_moment: "LUNCH", kcal: 700, protein: 35 },
        { meal_moment: "DINNER", protein: 90 },
      ],
    });
  });

  it("COACH-079 closing keeps the draft, and the next save asks again", async () => {
    const editor = await openConflict([NEWER, NEWER]);
    await press("Close and keep your version as a draft");
    await screen.findByRole("heading", { name: "Fine-tuning" });
    await waitFor(() => expect(localStorage.getItem("plateful-own-plan-7-11")).not.toBeNull());
    await press("Save plan");
    await screen.findByRole("heading", { name: "Two versions of this plan" });
    expect(editor.writes().map(({ seen }) => seen)).toEqual(['"v1"', '"v1"']);
  });

  it("COACH-079 a draft that is taken up later still knows what it was made from", async () => {
    const first = await openConflict();
    first.unmount();
    const editor = openEditor("fine-tuning", { plans: [NEWER], planKey: "11", answers: () => undefined });
    await press("Save plan");
    await waitFor(() => expect(editor.writes()[0]?.seen).toBe('"v1"'));
  });

  it("COACH-079 another save while the coach chooses asks again about the newest", async () => {
    const editor = await openConflict([NEWER, { ...NEWER, name: "Third name", version: 6 }, null]);
    fireEvent.click(radio("Name", MINE));
    fireEvent.click(saveButton());
    await screen.findByText("Third name");
    expect(saveButton().disabled).toBe(true);
    await press("Take all of the saved version");
    fireEvent.click(saveButton());
    await screen.findByRole("heading", { name: "Client page" });
    const last = editor.writes().at(-1);
    expect([last?.seen, last?.body["name"]]).toEqual(['"v6"', "Third name"]);
  });

  it("COACH-079 asks nothing when the newer version differs in nothing that the coach left", async () => {
    const answers: (object | null)[] = [{ ...REST, version: 4 }, null];
    const editor = openEditor("fine-tuning", {
      plans: [REST],
      planKey: "11",
      answers: ({ method }) => {
        const next = method === "PUT" ? answers.shift() : null;
        return next == null ? undefined : conflict(next);
      },
    });
    await screen.findByRole("heading", { name: "Fine-tuning" });
    type("Protein of dinner", "90");
    await press("Save plan");
    await screen.findByRole("heading", { name: "Client page" });
    expect(editor.writes().map(({ seen }) => seen)).toEqual(['"v1"', '"v4"']);
    expect(editor.writes().at(-1)?.body).toMatchObject({ name: "Rest days" });
  });

  it("COACH-079 says when the energy follows the meals", async () => {
    await openConflict();
    screen.getByText("Energy follows the meals");
    await press("Take all of your version");
    await screen.findByText("Adds up");
  });

  it("COACH-080 a plan that was deleted meanwhile can be saved as a new one", async () => {
    const editor = openEditor("fine-tuning", {
      plans: [REST],
      planKey: "11",
      answers: ({ method }) =>
        method === "PUT" ? Response.json({ detail: "Not found." }, { status: 404 }) : undefined,
    });
    await press("Save plan");
    await screen.findByText("This plan was deleted in the meantime");
    await press("Save as a new plan");
    await screen.findByRole("heading", { name: "Client page" });
    expect(editor.writes().at(-1)).toMatchObject({
      method: "POST",
      seen: '"v4"',
      body: { name: "Rest days" },
    });
  });

  it("COACH-080 stores nothing on a plan that lost its days meanwhile, and offers to save it as a new one", async () => {
    const editor = openEditor("fine-tuning", {
      plans: [REST],
      planKey: "11",
      answers: ({ method }) => (method === "PUT" ? conflict({ ...REST, days: [], version: 3 }) : undefined),
    });
    await press("Save plan");
    await screen.findByText("This plan was deleted in the meantime");
    expect(screen.queryByRole("heading", { name: "Two versions of this plan" })).toBeNull();
    await press("Save as a new plan");
    await screen.findByRole("heading", { name: "Client page" });
    expect(editor.writes().map(({ method }) => method)).toEqual(["PUT", "POST"]);
  });
});
