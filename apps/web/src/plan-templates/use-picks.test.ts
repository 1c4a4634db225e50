import type { TemplatePreview } from "@plateful/contract";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { usePicks } from "./use-picks.ts";

afterEach(cleanup);

const client = (id: number, obstacle: TemplatePreview["obstacle"] = null): TemplatePreview => ({
  ...{ id, first_name: `Client ${id}`, last_name: "Vos", email: `${id}@example.org` },
  ...{ kcal_before: 2000, kcal_after: 1700, floor: 1250, kept: [], day_plans: 1 },
  ...{ obstacle, has_meals_ahead: false, seen: obstacle === null ? "t1.1" : null },
});
const CLIENTS = [client(1), client(2), client(3, "UNDER_FLOOR"), client(4), client(5)];

const open = (first: readonly number[] = []) => renderHook(() => usePicks(CLIENTS, first)).result;
type Picks = ReturnType<typeof open>;
const chosen = (picks: Picks) => picks.current.chosen.map(({ id }) => id);
const pick = (picks: Picks, id: number, isRange = false) =>
  act(() => picks.current.pick(id, isRange, CLIENTS));

describe("the clients who are ticked", () => {
  it("COACH-114 are none at first, and one by one ticked and left out again", () => {
    const picks = open();
    expect(chosen(picks)).toEqual([]);
    pick(picks, 4);
    pick(picks, 1);
    expect(chosen(picks)).toEqual([1, 4]);
    pick(picks, 4);
    expect(chosen(picks)).toEqual([1]);
  });

  it("COACH-114 are a range with Shift, in either direction, without those whom the template does not suit", () => {
    const picks = open();
    pick(picks, 5);
    pick(picks, 2, true);
    expect(chosen(picks)).toEqual([2, 4, 5]);
    pick(picks, 4);
    pick(picks, 5, true);
    expect(chosen(picks)).toEqual([2]);
  });

  it("COACH-111 never include a client below the floor", () => {
    const picks = open([3]);
    pick(picks, 3);
    act(() => picks.current.pickAll(CLIENTS));
    expect(chosen(picks)).toEqual([1, 2, 4, 5]);
    act(() => picks.current.clear());
    expect(chosen(picks)).toEqual([]);
  });
});
