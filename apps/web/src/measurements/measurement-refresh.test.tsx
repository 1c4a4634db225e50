import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { measurementsQuery } from "./measurement-query.ts";
import { useAddMeasurements } from "./use-add-measurements.ts";
import { useDeleteMeasurement } from "./use-delete-measurement.ts";

const ANNA = 1;
const TODAY = "2026-03-18";
const CREATED_AT = "2026-03-18T06:40:00.000Z";
const keyOf = (type: "WEIGHT" | "SLEEP" | "STRESS" | "WAIST_CIRCUMFERENCE", userId = ANNA) =>
  measurementsQuery({ type, userId, period: "LAST_MONTH", today: TODAY }).queryKey;

/** What was sent: the path, and the key that makes a repeat harmless. */
let sent: { path: string; key: string | null; body: unknown }[] = [];
let fails: (path: string) => boolean = () => false;

beforeEach(() => {
  sent = [];
  fails = () => false;
  vi.stubGlobal(
    "fetch",
    async (path: string, { headers, body = "{}" }: { headers: Headers; body?: string }) => {
      sent.push({ path, key: headers.get("idempotency-key"), body: JSON.parse(body) });
      if (fails(path)) return new Response("{}", { status: 500 });
      if (path.includes("deleteMeasurement")) return new Response(null, { status: 204 });
      const area = path.includes("Distance") ? { body_area: "WAIST" } : {};
      return Response.json({ id: 5, user: ANNA, created_at: CREATED_AT, ...JSON.parse(body), ...area });
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function renderWithCache<Result>(hook: () => Result) {
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  for (const type of ["WEIGHT", "SLEEP", "STRESS", "WAIST_CIRCUMFERENCE"] as const)
    client.setQueryData(keyOf(type), []);
  client.setQueryData(keyOf("WEIGHT", 2), []);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const isOld = (...wanted: Parameters<typeof keyOf>) =>
    client.getQueryState(keyOf(...wanted))?.isInvalidated;
  return { ...renderHook(hook, { wrapper }), isOld };
}

describe("a stored measurement", () => {
  it("CACHE-009 makes the list of its type old, and no other", async () => {
    const { result, isOld } = renderWithCache(() => useAddMeasurements(ANNA));
    await result.current.mutateAsync({ values: { WEIGHT: 71.4, STRESS: "LOW" }, createdAt: CREATED_AT });
    expect([isOld("WEIGHT"), isOld("STRESS")]).toEqual([true, true]);
    expect([isOld("SLEEP"), isOld("WAIST_CIRCUMFERENCE"), isOld("WEIGHT", 2)]).toEqual([false, false, false]);
  });

  it("CACHE-009 makes the list of its type old when it is deleted", async () => {
    const { result, isOld } = renderWithCache(() => useDeleteMeasurement(ANNA, "SLEEP"));
    await result.current.mutateAsync({ id: 5, date: TODAY });
    expect(sent[0]?.body).toEqual({ measurement_id: 5, measurement_type: "SLEEP", user_id: ANNA });
    expect([isOld("SLEEP"), isOld("WEIGHT")]).toEqual([true, false]);
  });

  it("MEAS-026 sends only what is filled in, the second try with the keys of the first", async () => {
    const { result } = renderWithCache(() => useAddMeasurements(ANNA));
    const addition = { values: { WEIGHT: 71.4, WAIST_CIRCUMFERENCE: 80 }, createdAt: CREATED_AT };
    fails = (path) => path.includes("Distance");
    result.current.mutate(addition);
    await waitFor(() => expect(result.current.isError).toBe(true));
    fails = () => false;
    await result.current.mutateAsync(addition);
    const [weight, distance, ...again] = sent;
    expect([weight?.path, distance?.path]).toEqual(["/api/userWeight/", "/api/UserDistance/"]);
    expect(distance?.body).toEqual({ value: 80, body_area: "WAIST", created_at: CREATED_AT });
    expect(again.map(({ key }) => key)).toEqual([weight?.key, distance?.key]);
    expect(weight?.key).not.toBe(distance?.key);
    await result.current.mutateAsync(addition);
    expect(sent.at(-1)?.key).not.toBe(distance?.key);
  });
});
