import type { OwnShare } from "@plateful/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson, COACH } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/device/session.ts";
import { StandInNotice } from "./StandInNotice.tsx";

const SHARE: OwnShare = {
  id: 5,
  coach: { id: 2, first_name: "Noor", last_name: "Visser" },
  colleague: { id: 3, first_name: "Daan", last_name: "Smit" },
  ...{ from: "2026-08-01", until: "2026-08-14", state: "ACTIVE", parts: ["PLAN", "DIARY"] },
  ...{ shared_parts: ["PLAN", "DIARY"], is_acknowledged: false },
};
const TITLE = "Daan is standing in for Noor";

let sent: string[] = [];
beforeEach(() => {
  sent = [];
  setToken("a token");
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

/** Opens the notice of someone with these shares; what is noted as read is read the next time. */
function open(share: Partial<OwnShare>, person = aPerson({ coach: COACH })) {
  let shares: readonly OwnShare[] = [{ ...SHARE, ...share }];
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "GET") asked.push(path);
    if (method === "GET") return Response.json(path.includes("/shares/") ? shares : {});
    sent.push(`${method} ${path}`);
    shares = shares.map((one) => ({ ...one, is_acknowledged: true }));
    return new Response(null, { status: 204 });
  });
  openScreen(person, () => (
    <main>
      <StandInNotice />
    </main>
  ));
  return asked;
}
const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("TEAM-027 says who stands in, how long and what they see, with the way to write and to stop, until it was read", async () => {
  open({});
  await screen.findByText(TITLE);
  expect(screen.getByText(/until 14 August 2026. Shared: Your plan and targets, Diary./u)).toBeTruthy();
  expect(linkTo("Write to Daan")).toBe("/messages?coach=3");
  expect(linkTo("See or stop sharing")).toBe("/profile/privacy");
  fireEvent.click(screen.getByRole("button", { name: "Got it" }));
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  expect(sent).toEqual(["POST /api/users/me/shares/5/acknowledge/"]);
});

it("TEAM-027 says that the coach asks until the client answers", async () => {
  open({ state: "WAITING", parts: [] });
  await screen.findByText("May Daan stand in for Noor?");
  expect(linkTo("Answer")).toBe("/profile/privacy");
  expect(screen.queryByRole("button")).toBeNull();
});

it.each([
  ["that begins later", { state: "PLANNED" }],
  ["that was read", { is_acknowledged: true }],
] as const)("TEAM-027 says nothing of a share %s", async (_which, share) => {
  const asked = open(share);
  await waitFor(() => expect(asked.some((path) => path.includes("/shares/"))).toBe(true));
  await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
  expect(screen.queryByText(TITLE)).toBeNull();
});

it("TEAM-027 asks nothing for someone without a coach", async () => {
  const asked = open({}, aPerson());
  await screen.findByRole("main");
  expect(asked.filter((path) => path.includes("/shares/"))).toEqual([]);
});
