import { RIGHTS_OF_ROLE } from "@plateful/access";
import type { Client, ClientShare } from "@plateful/contract";
import { TEAM_PHRASES } from "@plateful/phrases/team";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anOrganisation, aPerson, COACH } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../../lib/device/session.ts";
import { ClientCard } from "../ClientCard.tsx";
import { StandInCard } from "./StandInCard.tsx";

const { standIn: words, menuOf } = TEAM_PHRASES.en;
const iris = aPerson({ id: 1, is_coach: true, first_name: "Iris", organisation: anOrganisation() });
const member = (id: number, first_name: string) => ({
  ...{ id, first_name, last_name: "", email: `${first_name}@example.org`, role: "COACH" },
  ...{ rights: [], account_enabled: true, joined_at: "2026-03-20T12:00:00Z", clients: null },
  is_self: id === iris.id,
});
const NOOR = { id: 2, first_name: "Noor", last_name: "Visser" };
const ANNA: Client = {
  ...{ id: 7, email: "anna@example.org", first_name: "Anna", last_name: "de Boer" },
  ...{ account_enabled: true, is_unpaid: false, is_withdrawn: false, shared_parts: [] },
  date_joined: "2026-03-01T08:00:00Z",
  ...{ last_active_at: null, coach: null, stands_in_for: null, intake: null, recent_weights: [], card: null },
};
const share = (change: Partial<ClientShare>): ClientShare => ({
  ...{ id: 4, client: ANNA, coach: { ...NOOR, id: 1 }, colleague: NOOR },
  ...{ from: "2026-03-20", until: "2026-03-27", state: "ACTIVE" },
  ...change,
});

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  setToken("a token");
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

interface World {
  readonly shares?: readonly ClientShare[];
  readonly members?: readonly object[];
  readonly client?: Partial<Client>;
  readonly isOthers?: boolean;
  readonly what?: () => ReactNode;
}

/** Opens Anna's card in the list of Iris, whose colleagues are Noor and Daan unless told otherwise. */
async function open({ shares = [], members, client = {}, isOthers = false, what }: World) {
  const people = members ?? [member(1, "Iris"), member(2, "Noor"), member(3, "Daan")];
  const team = { members: people, invitations: [], own_rights: RIGHTS_OF_ROLE.COACH, without_coach: null };
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "POST") sent.push(JSON.parse(String(body)));
    if (method === "POST") return Response.json(share({ state: "WAITING" }), { status: 201 });
    if (path.endsWith("/team/")) return Response.json(team);
    return Response.json(path.includes("/team/shares/") ? shares : {});
  });
  openScreen(iris, what ?? (() => <ClientCard client={{ ...ANNA, ...client }} isOthers={isOthers} />));
  if (what === undefined) await screen.findByText("Anna de Boer");
}
const openMenu = async () => {
  fireEvent.click(await screen.findByRole("button", { name: menuOf({ name: "Anna de Boer" }) }));
  const items = await screen.findAllByRole("menuitem");
  return items.map(({ textContent }) => textContent);
};
const chooseShare = async () => {
  await openMenu();
  fireEvent.click(await screen.findByRole("menuitem", { name: words.start }));
  return screen.findByRole("dialog", { name: words.dialog({ client: "Anna de Boer" }) });
};

it.each([
  ["stands in", { state: "ACTIVE" }, words.standsIn({ name: "Noor", until: "27 March" })],
  ["stands in without a last day", { until: null }, words.standsIn({ name: "Noor", until: "" })],
  ["stands in soon", { state: "PLANNED" }, words.standsInFrom({ name: "Noor", from: "20 March" })],
  ["was asked for", { state: "WAITING" }, words.waitsFor({ name: "Noor" })],
] as const)("TEAM-029 says in the list that a colleague %s", async (_what, change, text) => {
  await open({ shares: [share(change)] });
  expect(await screen.findByText(text)).toBeTruthy();
});

it("TEAM-029 shares a client from the menu of the list, and offers no colleague who has the client already", async () => {
  await open({ shares: [share({})] });
  await screen.findByText(words.standsIn({ name: "Noor", until: "27 March" }));
  const dialog = await chooseShare();
  const offered = within(dialog).getAllByRole("option");
  expect(offered.map(({ textContent }) => textContent)).toEqual(["Daan"]);
  fireEvent.click(within(dialog).getByRole("button", { name: words.submit }));
  await waitFor(() => expect(sent).toMatchObject([{ client: 7, colleague: 3, until: null }]));
});

it.each([
  ["without colleagues", { members: [member(1, "Iris")] }],
  ["that a colleague shares", { client: { stands_in_for: { ...NOOR, until: null } } }],
  ["that is switched off", { client: { account_enabled: false } }],
  ["that every colleague has", { shares: [share({}), share({ id: 5, colleague: { ...NOOR, id: 3 } })] }],
] as const)("TEAM-029 does not offer to share a client %s", async (_which, world) => {
  await open(world);
  const known = "shares" in world ? world.shares.length : 0;
  await waitFor(() => expect(screen.queryAllByText(/stands in until/u)).toHaveLength(known));
  expect(await openMenu()).toEqual(["Messages", "Check-ins"]);
});

it("TEAM-022 TEAM-023 tells whoever stands in for whom they do, and stops it in words that are true for them", async () => {
  const anna = aPerson({ id: ANNA.id, coach: { ...COACH, id: NOOR.id, first_name: "Noor" } });
  const received = share({ coach: NOOR, colleague: { ...NOOR, id: iris.id, first_name: "Iris" } });
  await open({ shares: [received], what: () => <StandInCard client={anna} /> });
  expect(await screen.findByText(words.received.text({ name: "Noor" }))).toBeTruthy();
  expect(screen.queryByText(words.text)).toBeNull();
  const name = "Noor Visser";
  fireEvent.click(screen.getByRole("button", { name: words.received.end({ name }) }));
  expect(await screen.findByRole("dialog", { name: words.received.endTitle({ name }) })).toBeTruthy();
  expect(screen.getByText(words.received.endText({ name }))).toBeTruthy();
});
