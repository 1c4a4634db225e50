import type { TriageSavedView } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { choiceOf, isFiltered, START, shownView, viewsOf } from "./board-views.ts";

const RUNNERS: TriageSavedView = {
  ...{ name: "Runners", view: "ALL", sort: "NAME", search: "an" },
  ...{ reasons: ["PAYMENT", "NO_PLAN"], label: "Marathon" },
};
const views = viewsOf({
  views: [{ view: "NEEDS_ME", count: 3 }],
  saved_views: [{ view: RUNNERS, count: 2 }],
});

describe("the views of the board", () => {
  it("COACH-123 stand with the coach's own after the first, which is the order of the number keys", () => {
    expect(views.slice(0, 3).map(({ view, saved, count }) => [saved?.name ?? view, count])).toEqual([
      ["NEEDS_ME", 3],
      ["Runners", 2],
      ["QUIET", 0],
    ]);
    expect(views).toHaveLength(7);
  });

  it("COACH-123 a saved view brings filters, order and search, and is shown until one of them differs", () => {
    const [, runners, quiet] = views;
    if (runners === undefined || quiet === undefined) throw new Error("no views");
    const chosen = { ...START, ...choiceOf(runners) };
    expect(shownView(chosen, views)).toBe(1);
    expect(shownView({ ...chosen, reasons: ["NO_PLAN", "PAYMENT"] }, views)).toBe(1);
    for (const change of [{ label: null }, { search: "" }, { sort: "URGENCY" }, { reasons: [] }] as const)
      expect(shownView({ ...chosen, ...change }, views)).toBe(6);
    expect({ ...chosen, ...choiceOf(quiet) }).toMatchObject({ view: "QUIET", label: "Marathon" });
  });

  it("COACH-123 only what differs from the usual board is worth a name", () => {
    expect(isFiltered(START)).toBe(false);
    expect(isFiltered({ ...START, view: "ALL" })).toBe(false);
    for (const change of [
      { label: "A" },
      { search: "a" },
      { sort: "NAME" },
      { reasons: ["PAYMENT"] },
    ] as const)
      expect(isFiltered({ ...START, ...change })).toBe(true);
  });
});
