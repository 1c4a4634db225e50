import { phrasesOf } from "@plateful/phrases/all";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setToken } from "../../lib/device/session.ts";
import { LanguageProvider } from "../../lib/language/LanguageProvider.tsx";
import { currentToasts, dismissToast } from "../../ui/overlays/show-toast.ts";
import { useOfferLeaveOut } from "./use-offer-leave-out.ts";

const { general, howYouCook } = phrasesOf("en");
const words = howYouCook.learned;
const LIKINGS = { learns: true, liked: [], disliked: [], leave_out: null as object | null };

let sent: (readonly [method: string, path: string, body: unknown])[] = [];
let leaveOut: object | null = null;
let isDown = false;
beforeEach(() => {
  sent = [];
  leaveOut = { id: 7, name: "Pea soup" };
  isDown = false;
  setToken("token");
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const path = new URL(address, "http://test").pathname;
    sent.push([method, path, body === undefined ? null : JSON.parse(String(body))]);
    if (isDown) return Response.json({ detail: "No." }, { status: 500 });
    if (method === "DELETE") return new Response(null, { status: 204 });
    if (path.includes("dislike")) return Response.json({ id: 3, user: 1, recipe: 7 }, { status: 201 });
    return Response.json({ ...LIKINGS, leave_out: method === "GET" ? leaveOut : null });
  });
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  setToken(null);
  vi.unstubAllGlobals();
});

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <LanguageProvider first={phrasesOf("en")}>{children}</LanguageProvider>
  </QueryClientProvider>
);
const offer = async () => {
  const { result } = renderHook(useOfferLeaveOut, { wrapper });
  await act(() => result.current());
};
const messages = () => currentToasts().map(({ message }) => message);

it("PLAN-272 asks once whether to leave the dish out, and marks it only on yes, with undo", async () => {
  await offer();
  expect(messages()).toEqual([words.leaveOut({ dish: "Pea soup" })]);
  expect(sent.map(([method, , body]) => [method, body])).toEqual([
    ["GET", null],
    ["PATCH", { asked: 7 }],
  ]);
  const [toast] = currentToasts();
  expect(toast?.also?.label).toBe(words.leaveOutYes);
  await act(async () => toast?.also?.onPress());
  await vi.waitFor(() => expect(messages()).toContain(words.leftOut({ dish: "Pea soup" })));
  expect(sent.at(-1)?.[2]).toEqual({ recipe: 7 });
  const done = currentToasts().find(({ undo }) => undo !== undefined);
  expect(done?.undo?.label).toBe(general.undo);
  await act(async () => done?.undo?.onUndo());
  await vi.waitFor(() => expect(sent.at(-1)?.[0]).toBe("DELETE"));
});

it("PLAN-272 says nothing where nothing is to be asked, or it could not be", async () => {
  leaveOut = null;
  await offer();
  isDown = true;
  await offer();
  expect([messages(), sent.map(([method]) => method)]).toEqual([[], ["GET", "GET"]]);
});
