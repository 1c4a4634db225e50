import { TEAM_RIGHTS, type TeamRight } from "@plateful/access";
import { TEAM_PHRASES } from "@plateful/phrases/team";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anOrganisation, aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../device/session.ts";
import { RightGate } from "./RightGate.tsx";

const { missing, rights: words } = TEAM_PHRASES.en;
const coach = aPerson({ is_coach: true, organisation: anOrganisation() });
const owner = {
  ...{ id: 3, first_name: "Eva", last_name: "", email: "eva@example.org", role: "OWNER", rights: [] },
  ...{ account_enabled: true, joined_at: "2026-03-20T12:00:00Z", clients: null, is_self: false },
};

beforeEach(() => setToken("a token"));
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);
const team = (own_rights: readonly TeamRight[]) =>
  Response.json({ members: [owner], invitations: [], own_rights, without_coach: null });
const open = (right: TeamRight, isOpen = false) =>
  openScreen(coach, () => (
    <RightGate right={right} isOpen={isOpen}>
      <p>The screen</p>
    </RightGate>
  ));

describe("a screen that needs a right", () => {
  it.each(TEAM_RIGHTS)("TEAM-017 says that %s is missing, and who can give it", async (right) => {
    answerWith(async () => team(TEAM_RIGHTS.filter((each) => each !== right)));
    open(right);
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).toBe(missing.title({ right: words.names[right] }));
    expect(screen.getByText(missing.askOne({ names: "Eva" }))).toBeTruthy();
    expect(screen.queryByText("The screen")).toBeNull();
  });

  it.each([
    ["with the right", "BRAND", false],
    ["where the right is not asked for", "BILLING", true],
  ] as const)("TEAM-017 is there %s", async (_when, right, isOpen) => {
    const answered = vi.fn(async () => team(["BRAND"]));
    answerWith(answered);
    open(right, isOpen);
    await waitFor(() => expect(answered).toHaveBeenCalled());
    expect(await screen.findByText("The screen")).toBeTruthy();
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it.each([
    ["before the server has answered", () => new Promise<Response>(() => {})],
    ["where it cannot answer", async () => Response.json({}, { status: 503 })],
  ])("TEAM-017 hides nothing %s", async (_when, answer) => {
    answerWith(answer);
    open("BRAND");
    expect(await screen.findByText("The screen")).toBeTruthy();
  });
});
