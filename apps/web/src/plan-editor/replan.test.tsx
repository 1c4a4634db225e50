import { WEEKDAYS } from "@plateful/nutrition";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aDayPlan, LONG, openEditor, press } from "../../test/plan-editor-world.tsx";
import { setToken } from "../lib/device/session.ts";
import { todayOf } from "../lib/device/today.ts";
import { hasPlannedRecipe, plannedAheadQuery } from "../lib/plan/planned-ahead-query.ts";
import { currentToasts, dismissToast } from "../ui/overlays/show-toast.ts";

afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
  for (const { id } of currentToasts()) dismissToast(id);
});

const PLANS = [aDayPlan(11, "Rest days", WEEKDAYS)];
const replanned = { start_date: "2026-03-21", num_days: 6, meals_changed: 12, meals_same: 1, meals_kept: 2 };

async function save(
  shared: readonly string[],
  answer: () => Response,
  { plans = PLANS, isPlanned = true }: { plans?: typeof PLANS; isPlanned?: boolean } = {},
) {
  const planKey = plans.length === 0 ? "new" : "11";
  const opened = openEditor("fine-tuning", {
    plans,
    planKey,
    shared,
    answers: ({ path }) => (/replanWeek|undoAutoPlan/.test(path) ? answer() : undefined),
  });
  opened.queries.setQueryData(plannedAheadQuery({ id: 7 }, todayOf(new Date())).queryKey, isPlanned);
  await press("Save plan");
  const calls = () => opened.sent.filter(({ path }) => /replanWeek|undoAutoPlan/.test(path));
  return { ...opened, calls };
}
const onClientPage = () => screen.findByRole("heading", { name: "Client page", hidden: true });

describe("a saved plan and the week", LONG, () => {
  it("COACH-105 asks what becomes of the week, plans it from the chosen day and tells what changed", async () => {
    const { calls } = await save(["PLAN", "DIARY"], () => Response.json(replanned));
    await screen.findByText(/meals that were already planned still follow the old one/);
    expect(calls()).toEqual([]);
    await press("From tomorrow");
    await onClientPage();
    expect(calls().map(({ body }) => body)).toEqual([{ user: 7, from: "TOMORROW" }]);
    expect(currentToasts().at(-1)?.message).toBe("12 meals changed. 3 stayed.");
    currentToasts().at(-1)?.undo?.onUndo();
    await waitFor(() => expect(calls().at(-1)?.path).toContain("undoAutoPlan"));
    expect(calls().at(-1)?.body).toEqual({ user: 7 });
  });

  it("COACH-105 can leave the week as it is", async () => {
    const { calls } = await save(["PLAN", "DIARY"], () => Response.json(replanned));
    await press("Leave the week as it is");
    await onClientPage();
    expect(calls()).toEqual([]);
  });

  it("COACH-105 says why it could not plan again, keeps the question open and tries again", async () => {
    const detail = "Meals are being planned right now.";
    let answer = Response.json({ detail, code: "planning_in_progress" }, { status: 409 });
    await save(["PLAN", "DIARY"], () => answer);
    await press("From today");
    await screen.findByText(detail);
    await screen.findByText("The plan is saved, but the meals could not be planned again.");
    answer = Response.json({ ...replanned, meals_changed: 0, meals_same: 0, meals_kept: 0 });
    await press("From today");
    await onClientPage();
    expect(currentToasts().at(-1)).toMatchObject({ message: "No meal had to change." });
    expect(currentToasts().at(-1)?.undo).toBeUndefined();
  });

  it("COACH-208 does not speak of planned meals where there are none", async () => {
    const { calls } = await save(["PLAN", "DIARY"], () => Response.json(replanned), { isPlanned: false });
    await onClientPage();
    expect(screen.queryByText(/meals that were already planned/)).toBeNull();
    expect(calls()).toEqual([]);
  });

  it("COACH-208 counts recipes that are still planned alone: what was eaten or entered by hand stays anyway", () => {
    const day = (...items: Parameters<typeof hasPlannedRecipe>[0][number]["calendar_items"]) => ({
      calendar_items: items,
    });
    expect(hasPlannedRecipe([])).toBe(false);
    expect(hasPlannedRecipe([day(), day({ status: "EATEN", content_type: "recipemeal" })])).toBe(false);
    expect(hasPlannedRecipe([day({ status: "PLANNED", content_type: "quickaddmeal" })])).toBe(false);
    expect(hasPlannedRecipe([day(), day({ status: "PLANNED", content_type: "recipemeal" })])).toBe(true);
  });

  it("COACH-105 does not ask where the diary is not shared: the meals are the client's then", async () => {
    const { calls } = await save(["PLAN"], () => Response.json(replanned));
    await onClientPage();
    expect(calls()).toEqual([]);
  });
});
