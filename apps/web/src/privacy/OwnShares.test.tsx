import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/device/session.ts";
import { OwnShares } from "./OwnShares.tsx";

const SHARE = {
  id: 5,
  coach: { id: 2, first_name: "Noor", last_name: "Visser" },
  colleague: { id: 3, first_name: "Daan", last_name: "Smit" },
  ...{ from: "2026-08-01", until: "2026-08-14", state: "WAITING", parts: [] },
  shared_parts: ["PLAN", "DIARY"],
  is_acknowledged: false,
};

/** What the server was asked, beside the list. */
function open(share: object) {
  setToken("a token");
  const sent: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (method === "GET" || method === undefined)
      return Response.json(path.includes("shares") ? [{ ...SHARE, ...share }] : {});
    sent.push({ method, path, body: typeof body === "string" ? JSON.parse(body) : null });
    return method === "DELETE" ? new Response(null, { status: 204 }) : Response.json({ ...SHARE, ...share });
  });
  openScreen(aPerson(), () => (
    <main>
      <OwnShares />
    </main>
  ));
  return sent;
}

afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

it("TEAM-019 asks with nothing ticked but the plan, and offers no more than the coach sees", async () => {
  const sent = open({});
  await screen.findByRole("heading", { name: "May Daan stand in for Noor?" });
  expect(screen.getByText("From 1 August 2026 until 14 August 2026")).toBeTruthy();
  const boxes = screen.getAllByRole("checkbox").map((box) => (box as HTMLInputElement).checked);
  expect(boxes).toEqual([true, false]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Diary" }));
  fireEvent.click(screen.getByRole("button", { name: "Agree and share with Daan" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ method: "POST", body: { parts: ["PLAN", "DIARY"], text_version: 1 } });
  expect(sent[0]?.path).toContain("users/me/shares/5/answer/");
});

it("TEAM-025 says who sees what, and ends it after asking", async () => {
  const sent = open({ state: "ACTIVE", parts: ["PLAN"] });
  await screen.findByText("Daan can see this now");
  fireEvent.click(screen.getByRole("button", { name: "Stop sharing with Daan" }));
  expect(sent).toEqual([]);
  const dialog = await screen.findByRole("dialog", { name: "Stop sharing with Daan?" });
  const stop = [...dialog.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Stop sharing with Daan",
  );
  if (stop !== undefined) fireEvent.click(stop);
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(["DELETE"]));
});

it("TEAM-025 says first that sharing with the coach comes before, and can be declined", async () => {
  const sent = open({ shared_parts: [] });
  await screen.findByText(/Share with Noor first/u);
  expect(screen.queryByRole("checkbox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "No, thank you" }));
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(["DELETE"]));
});
