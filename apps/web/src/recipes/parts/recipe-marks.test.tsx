import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GENERATED_MEALS } from "../../lib/person/current-user.ts";
import { createQueryClient } from "../../lib/server/query-client.ts";
import { currentToasts } from "../../ui/overlays/show-toast.ts";
import { marksQuery, type RecipeMark, useRecipeMarks } from "./recipe-marks.ts";
import { RECIPE_INSPIRATIONS } from "./recipe-query.ts";

const LISTS = { favourite: "users/userfavouriterecipe/", dislike: "users/userdislikerecipe/" };
const NO_MARKS = { count: 0, total_pages: 1, next: null, previous: null, results: [] };

let sent: string[] = [];
/** Changes are answered when this is done. */
let answering: Promise<void> = Promise.resolve();
beforeEach(() => {
  sent = [];
  answering = Promise.resolve();
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: { method?: string }) => {
    const path = address.split("?")[0] ?? "";
    sent.push(`${method} ${path.replace("/api/", "")}`);
    if (method === "GET") return Response.json(NO_MARKS);
    await answering;
    return new Response("{}", { status: 500 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe.each(["favourite", "dislike"] as const)("the mark %s", (mark: RecipeMark) => {
  it("CACHE-006 reads both lists of marks again when it changes, and marks old what they decide", async () => {
    const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    for (const key of [GENERATED_MEALS, RECIPE_INSPIRATIONS]) client.setQueryData([key, "page"], []);
    const { result } = renderHook(
      () => ({ favourite: useRecipeMarks("favourite"), dislike: useRecipeMarks("dislike") }),
      { wrapper },
    );
    await waitFor(() => expect(result.current[mark].isReady).toBe(true));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    sent = [];
    act(() => result.current[mark].toggle(12));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[0]).toBe(`POST ${LISTS[mark]}`);
    expect(sent.slice(1).sort()).toEqual([`GET ${LISTS.dislike}`, `GET ${LISTS.favourite}`]);
    for (const key of [GENERATED_MEALS, RECIPE_INSPIRATIONS])
      expect(client.getQueryState([key, "page"])?.isInvalidated).toBe(true);
    expect(client.getQueryData(marksQuery(mark).queryKey)).toEqual(new Map());
  });

  it("REC-049 keeps what is pressed while a change is under way, and sends it after that", async () => {
    const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useRecipeMarks(mark), { wrapper });
    await waitFor(() => expect(result.current.isReady).toBe(true));
    sent = [];
    let answer = () => {};
    answering = new Promise((resolve) => {
      answer = resolve;
    });
    act(() => result.current.toggle(12));
    act(() => result.current.toggle(13));
    await waitFor(() => expect([12, 13].map(result.current.isOn)).toEqual([true, true]));
    expect(sent.filter((one) => one.startsWith("POST"))).toHaveLength(1);
    answer();
    await waitFor(() => expect(sent.filter((one) => one.startsWith("POST"))).toHaveLength(2));
    await waitFor(() => expect(result.current.isOn(13)).toBe(false));
  });

  it("REC-053 reports a change that failed, says so, and shows what was", async () => {
    vi.stubGlobal("__APP_VERSION__", "test");
    const nobody = () => {
      throw new Error("Nobody is signed out.");
    };
    const listeners = { onUnauthorised: nobody, onBlocked: nobody };
    const client = createQueryClient(() => ({ oops: "Oops", later: "Later" }), listeners);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useRecipeMarks(mark), { wrapper });
    await waitFor(() => expect(result.current.isReady).toBe(true));
    act(() => result.current.toggle(12));
    await waitFor(() => expect(currentToasts().at(-1)?.message).toBe("Later"));
    expect(sent.some((one) => one.includes("client-errors"))).toBe(true);
    await waitFor(() => expect(result.current.isOn(12)).toBe(false));
  });
});
