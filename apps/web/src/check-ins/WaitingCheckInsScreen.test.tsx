import { RIGHTS_OF_ROLE } from "@plateful/access";
import { TEAM_PHRASES } from "@plateful/phrases/team";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anOrganisation, aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/device/session.ts";
import { WaitingCheckInsScreen } from "./WaitingCheckInsScreen.tsx";

const { filter: words } = TEAM_PHRASES.en;
const daan = aPerson({ id: 3, is_coach: true, organisation: anOrganisation() });
const member = (id: number, first_name: string) => ({
  ...{ id, first_name, last_name: "", email: `${first_name}@example.org`, role: "COACH", rights: [] },
  ...{ account_enabled: true, joined_at: "2026-03-20T12:00:00Z", clients: null, is_self: id === daan.id },
});
const NOOR = { id: 2, first_name: "Noor", last_name: "Visser" };
const ANNA = { id: 7, first_name: "Anna", last_name: "de Boer" };
const RECEIVED = {
  ...{ id: 4, client: ANNA, coach: NOOR, colleague: { ...NOOR, id: daan.id } },
  ...{ from: "2026-03-20", until: null, state: "ACTIVE" },
};
const ROW = {
  ...{ id: 9, week: 3, sent_at: "2026-03-20T12:00:00Z", client: { ...ANNA, email: "anna@example.org" } },
  stands_in_for: { ...NOOR, until: null },
};

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  setToken("a token");
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

function open(shares: readonly object[], rows: readonly object[], at?: string) {
  const team = {
    ...{ members: [member(2, "Noor"), member(3, "Daan")], invitations: [] },
    ...{ own_rights: RIGHTS_OF_ROLE.COACH, without_coach: null },
  };
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.includes("clients/check-ins/")) {
      asked.push(path);
      return Response.json({ count: rows.length, total_pages: 1, next: null, previous: null, results: rows });
    }
    return Response.json(path.endsWith("/team/") ? team : shares);
  });
  return openScreen(daan, WaitingCheckInsScreen, null, at);
}

it("TEAM-030 shows the check-ins of shared clients alone when the address says so, and the way back to all", async () => {
  const path = open([RECEIVED], [ROW], "/?coach=shared");
  await screen.findByText("Anna de Boer");
  expect(asked).toEqual([expect.stringContaining("shared=true")]);
  fireEvent.click(await screen.findByText(words.everyone));
  await waitFor(() => expect(path()).toBe("/coach/clients/check-ins"));
});

it("TEAM-030 offers the choice to a coach who stands in", async () => {
  open([RECEIVED], []);
  expect(await screen.findByText(words.shared)).toBeTruthy();
  expect(asked[0]).not.toContain("shared=true");
});

it("TEAM-030 says that nothing of shared clients waits, not that nothing does", async () => {
  open([RECEIVED], [], "/?coach=shared");
  expect(await screen.findByText(/of a client who is shared with you/u)).toBeTruthy();
});

it("TEAM-030 offers no choice to a coach who stands in for nobody", async () => {
  open([], [ROW]);
  await screen.findByText("Anna de Boer");
  expect(screen.queryByText(words.shared)).toBeNull();
});
