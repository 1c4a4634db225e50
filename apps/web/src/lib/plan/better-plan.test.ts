import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCountAsOpen } from "../../ui/overlays/open-overlays.ts";
import { followBetterPlan, wasMadeBetterLately } from "./better-plan.ts";
import { CALENDAR_DAYS } from "./calendar-days.ts";

const dayWith = (...ids: number[]) => ({ id: 1, calendar_items: ids.map((id) => ({ id })) }) as never;

let client: QueryClient;
let reads = 0;
let standing: number[] = [];
let close = () => {};
beforeEach(async () => {
  vi.useFakeTimers();
  client = new QueryClient();
  standing = [1, 2];
  const observer = new QueryObserver(client, {
    queryKey: [CALENDAR_DAYS, "week"],
    queryFn: async () => {
      reads += 1;
      return [dayWith(...standing)];
    },
  });
  close = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  reads = 0;
});
afterEach(async () => {
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("PLAN-177 reads a planned day again until the better plan is there, and then stops", async () => {
  followBetterPlan(client, dayWith(1, 2));
  await pass(1_600);
  expect(reads).toBe(1);
  standing = [1, 3];
  await pass(1_500);
  expect(reads).toBe(2);
  await pass(600_000);
  expect(reads).toBe(2);
});

it("PLAN-177 reads at most five times when the plan stays as it is", async () => {
  followBetterPlan(client, dayWith(1, 2));
  await pass(600_000);
  expect(reads).toBe(5);
  expect(wasMadeBetterLately()).toBe(false);
});

it("PLAN-177 ends with a later planning, and when the day is no longer shown", async () => {
  followBetterPlan(client, dayWith(1, 2));
  await pass(1_000);
  followBetterPlan(client, dayWith(1, 2));
  await pass(1_000);
  expect(reads).toBe(0);
  await pass(600);
  expect(reads).toBe(1);
  close();
  await pass(600_000);
  expect(reads).toBe(1);
});

it("PLAN-177 moves nothing while a sheet or menu is open or a change is on its way, and looks right after", async () => {
  const sheet = renderHook(({ isOpen }) => useCountAsOpen(isOpen), { initialProps: { isOpen: true } });
  followBetterPlan(client, dayWith(1, 2));
  await pass(30_000);
  expect(reads).toBe(0);
  sheet.rerender({ isOpen: false });
  const saving = Promise.withResolvers<void>();
  const change = client.getMutationCache().build(client, { mutationFn: () => saving.promise });
  void change.execute(undefined);
  await pass(5_000);
  expect(reads).toBe(0);
  saving.resolve();
  await pass(600);
  expect(reads).toBe(1);
  sheet.unmount();
});
