import { RIGHTS_OF_ROLE, type TeamRight, type TeamRole } from "@plateful/access";
import type { TeamInvitation, TeamMember } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { TEAM_PHRASES } from "@plateful/phrases/team";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anOrganisation, aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/device/session.ts";
import { TEAM } from "../lib/person/own-rights.ts";
import { TeamScreen } from "./TeamScreen.tsx";

const words = TEAM_PHRASES.en;
const NOW = "2026-03-20T12:00:00Z";
const coach = aPerson({ is_coach: true, organisation: anOrganisation() });

const member = (id: number, first_name: string, role: TeamRole, change: Partial<TeamMember> = {}) => ({
  ...{ id, first_name, last_name: "", email: `${first_name.toLowerCase()}@example.org`, role },
  ...{ rights: role === "OWNER" ? [] : [...RIGHTS_OF_ROLE[role]], account_enabled: true, joined_at: NOW },
  ...{ clients: 0, is_self: false },
  ...change,
});
const invited = (state: TeamInvitation["state"]) => ({
  ...{ id: 31, first_name: "Jesse", last_name: "", email: "jesse@example.org", role: "COACH", rights: [] },
  ...{ state, sent_at: NOW, expires_at: NOW },
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}
let sent: Sent[] = [];
let cache: QueryClient;

beforeEach(() => {
  sent = [];
  setToken("a token");
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

/** Opens the team of these members as someone with these rights. */
async function open(
  members: readonly object[],
  {
    rights = RIGHTS_OF_ROLE.OWNER,
    invitations = [] as readonly object[],
    after = {},
    refuses = null as object | null,
  } = {},
) {
  const team = { members, invitations, own_rights: rights as readonly TeamRight[], without_coach: null };
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "GET" && path.endsWith("/users/me/")) return Response.json(after);
    if (method === "GET") return Response.json(path.endsWith("/team/") ? team : {});
    sent.push({ method, path, body: body === undefined ? undefined : JSON.parse(String(body)) });
    if (refuses !== null) return Response.json(refuses, { status: 400 });
    return method === "DELETE" ? new Response(null, { status: 204 }) : Response.json(members[1]);
  });
  openScreen(coach, () => {
    cache = useQueryClient();
    return <TeamScreen />;
  });
  return screen.findByRole("list", { name: words.members });
}

const choose = async (name: string, action: string) => {
  fireEvent.click(await screen.findByRole("button", { name: words.menuOf({ name }) }));
  fireEvent.click(await screen.findByRole("menuitem", { name: action }));
  return screen.findByRole("dialog");
};
const press = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole("button", { name }));
const iris = member(1, "Iris", "OWNER", { is_self: true, clients: 3 });
const noor = member(2, "Noor", "COACH", { clients: 5 });

it("TEAM-013 lists members with role and number of clients, and open invitations with their state and what can be done", async () => {
  const list = await open([iris, noor], { invitations: [invited("EXPIRED")] });
  const rows = within(list).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Iris.*iris@example\.org.*Owner.*3/),
    expect.stringMatching(/Noor.*noor@example\.org.*Coach.*5/),
  ]);
  const invitations = screen.getByRole("list", { name: words.invitations });
  expect(invitations.textContent).toMatch(/Jesse.*jesse@example\.org.*expired/);
  fireEvent.click(within(invitations).getByRole("button", { name: words.menuOf({ name: "Jesse" }) }));
  const actions = await screen.findAllByRole("menuitem");
  expect(actions.map(({ textContent }) => textContent)).toEqual([
    words.actions.resend,
    words.actions.withdraw,
  ]);
});

it("TEAM-013 is read only without the right TEAM, says who can give it, and shows no numbers that are not known", async () => {
  const owner = member(3, "Eva", "OWNER", { clients: null });
  const self = member(1, "Iris", "COACH", { is_self: true, clients: null });
  const list = await open([owner, self], { rights: RIGHTS_OF_ROLE.COACH });
  expect(screen.getByText(words.readOnly.title)).toBeTruthy();
  expect(screen.getByText(words.missing.askOne({ names: "Eva" }))).toBeTruthy();
  expect(screen.queryByRole("button", { name: words.invite.action })).toBeNull();
  expect(list.textContent).not.toContain(words.clients);
  fireEvent.click(screen.getByRole("button", { name: words.menuOf({ name: "Eva" }) }));
  const actions = await screen.findAllByRole("menuitem");
  expect(actions.map(({ textContent }) => textContent)).toEqual([words.actions.seeRights]);
});

it("TEAM-014 turns no right that the caller does not have, and says so", async () => {
  const self = member(1, "Iris", "COACH", { is_self: true });
  await open([member(3, "Eva", "OWNER"), noor, self], {
    rights: ["TEAM", "MESSAGE", "EDIT_PLANS", "INVITE", "HAND_OVER"],
  });
  const dialog = await choose("Noor", words.actions.rights);
  const isFixed = (right: TeamRight) =>
    within(dialog).getByRole<HTMLInputElement>("switch", {
      name: new RegExp(`^${words.rights.names[right]}`),
    }).disabled;
  expect([isFixed("BILLING"), isFixed("BRAND"), isFixed("MESSAGE")]).toEqual([true, true, false]);
  expect(within(dialog).getByText(words.rights.notYours)).toBeTruthy();
});

it("TEAM-014 asks once before it takes rights away, and lists what closes", async () => {
  await open([iris, noor]);
  const dialog = await choose("Noor", words.actions.rights);
  for (const right of ["MESSAGE", "BRAND"] as const)
    fireEvent.click(
      within(dialog).getByRole("switch", { name: new RegExp(`^${words.rights.names[right]}`) }),
    );
  press(dialog, words.rights.save);
  expect(within(dialog).getByText(words.rights.closes.MESSAGE)).toBeTruthy();
  expect(within(dialog).queryByText(words.rights.closes.BRAND)).toBeNull();
  expect(sent).toEqual([]);
  press(dialog, words.rights.losing.confirm);
  const rights = ["EDIT_PLANS", "INVITE", "HAND_OVER", "BRAND"];
  await waitFor(() => expect(sent).toMatchObject([{ method: "PATCH", body: { role: "COACH", rights } }]));
});

it("TEAM-014 gives a right without a question", async () => {
  await open([iris, noor]);
  const dialog = await choose("Noor", words.actions.rights);
  fireEvent.click(within(dialog).getByRole("switch", { name: new RegExp(`^${words.rights.names.BILLING}`) }));
  press(dialog, words.rights.save);
  await waitFor(() => expect(sent).toHaveLength(1));
});

it("TEAM-031 says whose client would stop being one before a client is invited, and sends nothing until that is confirmed", async () => {
  const refusal = "Anna de Boer is a client of Noor Visser.";
  await open([iris, noor], { refuses: { ends_coaching: [refusal] } });
  fireEvent.click(screen.getByRole("button", { name: words.invite.action }));
  const dialog = await screen.findByRole("dialog");
  const type = (name: string, value: string) =>
    fireEvent.change(within(dialog).getByRole("textbox", { name }), { target: { value } });
  type(en.onboarding.registration.firstName, "Anna");
  type(en.onboarding.registration.lastName, "de Boer");
  type(words.invite.email, "anna@example.org");
  press(dialog, words.invite.submit);
  const question = await screen.findByRole("dialog", { name: words.invite.clientTitle });
  expect(within(question).getByText(refusal)).toBeTruthy();
  expect(sent).toMatchObject([{ body: { email: "anna@example.org" } }]);
  expect(sent[0]?.body).not.toHaveProperty("ends_coaching");
  press(question, words.invite.clientBack);
  const back = await screen.findByRole("dialog", { name: words.invite.title });
  expect(within(back).getByRole<HTMLInputElement>("textbox", { name: words.invite.email }).value).toBe(
    "anna@example.org",
  );
  press(back, words.invite.submit);
  press(await screen.findByRole("dialog", { name: words.invite.clientTitle }), words.invite.clientConfirm);
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { ends_coaching: true } }));
});

it("TEAM-016 asks once before a member is removed", async () => {
  await open([iris, member(2, "Noor", "COACH")]);
  const dialog = await choose("Noor", words.actions.remove);
  expect(sent).toEqual([]);
  press(dialog, words.remove.confirm);
  await waitFor(() => expect(sent).toMatchObject([{ method: "DELETE", path: "/api/team/members/2/" }]));
});

it("TEAM-016 asks for the clients of a member to be handed over first", async () => {
  await open([iris, noor]);
  const dialog = await choose("Noor", words.actions.remove);
  expect(within(dialog).getByText(words.remove.first.text({ count: 5 }))).toBeTruthy();
  expect(within(dialog).queryByRole("button", { name: words.remove.confirm })).toBeNull();
  press(dialog, words.actions.handOver);
  expect(await screen.findByText(words.handOver.goTo({ count: 5 }))).toBeTruthy();
  expect(sent).toEqual([]);
});

it("TEAM-016 asks once before leaving, forgets the practice, and opens as for someone who just signed in", async () => {
  const eva = member(3, "Eva", "OWNER");
  await open([eva, { ...iris, clients: 0 }], { after: aPerson({ organisation: null }) });
  const dialog = await choose("Iris", words.actions.leave);
  expect(sent).toEqual([]);
  press(dialog, words.leave.confirm);
  await waitFor(() => expect(sent).toMatchObject([{ method: "DELETE", path: "/api/team/members/1/" }]));
  expect(await screen.findByText(words.noPractice.text)).toBeTruthy();
  expect(screen.queryByText("Eva")).toBeNull();
  const remembered = cache.getQueriesData({ queryKey: [TEAM] }).filter(([, team]) => team !== undefined);
  expect(remembered).toEqual([]);
});

it("TEAM-016 asks whoever leaves to hand over their clients first", async () => {
  await open([member(3, "Eva", "OWNER"), iris]);
  const dialog = await choose("Iris", words.actions.leave);
  expect(within(dialog).getByText(words.leave.first.text({ count: 3 }))).toBeTruthy();
  expect(within(dialog).queryByRole("button", { name: words.leave.confirm })).toBeNull();
});

it("TEAM-016 tells the only owner that a colleague has to become an owner first", async () => {
  await open([{ ...iris, clients: 0 }, noor]);
  const dialog = await choose("Iris", words.actions.leave);
  expect(within(dialog).getByText(words.leave.lastOwner.text)).toBeTruthy();
  expect(within(dialog).queryByRole("button", { name: words.leave.confirm })).toBeNull();
  expect(within(dialog).getAllByRole("button", { name: en.general.close }).length).toBeGreaterThan(0);
});
