import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anOrganisation, aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../../lib/device/session.ts";
import { FirstSteps } from "./FirstSteps.tsx";

beforeEach(() => {
  setToken("a token");
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 404 }));
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

async function open(organisation: ReturnType<typeof anOrganisation> | null) {
  openScreen(aPerson({ is_coach: true, organisation }), () => (
    <>
      <h1>Clients</h1>
      <FirstSteps />
    </>
  ));
  return screen.findAllByRole("listitem");
}
const buttonsOf = (step: HTMLElement | undefined) =>
  step === undefined
    ? []
    : within(step)
        .queryAllByRole("button")
        .map(({ textContent }) => textContent);
const current = (steps: readonly HTMLElement[]) => steps.map((step) => step.getAttribute("aria-current"));

it("COACH-116 asks for the name of the practice first, and nothing else yet", async () => {
  const steps = await open(null);
  screen.getByRole("img", { name: "No clients yet" });
  expect(steps.map((step) => within(step).getAllByRole("heading", { level: 3 })[0]?.textContent)).toEqual([
    "Make it yours",
    "Invite your first client",
    "Make the first plan",
  ]);
  expect(current(steps)).toEqual(["step", null, null]);
  expect(steps.map(buttonsOf)).toEqual([["Save the name"], [], []]);
});

it("COACH-116 asks for the first client once the practice has a name, which can be changed", async () => {
  const steps = await open(anOrganisation());
  expect(current(steps)).toEqual([null, "step", null]);
  expect(steps.map(buttonsOf)).toEqual([[], ["Add client"], []]);
  const [done] = steps;
  within(done as HTMLElement).getByRole("heading", { name: "Done: Make it yours" });
  const change = within(done as HTMLElement).getByRole("link", { name: "Change" });
  expect(change.getAttribute("href")).toBe("/coach/account");
});

it("COACH-188 offers the branding only to who may change it", async () => {
  const team = { members: [], invitations: [], without_coach: null, own_rights: ["INVITE"] };
  vi.stubGlobal("fetch", async (path: string) =>
    path.includes("/team/") ? Response.json(team) : Response.json({}, { status: 404 }),
  );
  const [done] = await open(anOrganisation());
  within(done as HTMLElement).getByRole("heading", { name: "Done: Make it yours" });
  await waitFor(() => expect(within(done as HTMLElement).queryByRole("link")).toBeNull());
});

it("COACH-222 the keyboard goes on with the first client once the practice has a name", async () => {
  const practice = anOrganisation();
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit = {}) => {
    if (method === "POST") return Response.json(practice, { status: 201 });
    if (path.includes("users/me")) return Response.json(aPerson({ is_coach: true, organisation: practice }));
    return Response.json({}, { status: 404 });
  });
  await open(null);
  fireEvent.change(screen.getByLabelText("Name of the practice"), { target: { value: "Studio Vitaal" } });
  fireEvent.click(screen.getByRole("button", { name: "Save the name" }));
  const next = await screen.findByRole("button", { name: "Add client" });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

it("COACH-211 shows a colleague who may not add clients what they can do, and none of the steps of others", async () => {
  const rightsOf = (own_rights: readonly string[]) => {
    const team = { members: [], invitations: [], without_coach: null, own_rights };
    vi.stubGlobal("fetch", async (path: string) =>
      path.includes("/team/") ? Response.json(team) : Response.json({}, { status: 404 }),
    );
  };
  const linksNow = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  rightsOf(["EDIT_PLANS"]);
  await open(anOrganisation());
  await screen.findByText("Meet your team");
  expect(screen.queryByText(/Make it yours|Invite your first client|Make the first plan/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Add client" })).toBeNull();
  expect(linksNow()).toEqual(["/coach/team", "/coach/templates"]);
  cleanup();
  rightsOf([]);
  await open(anOrganisation());
  await screen.findByText("Get to know the recipes");
  expect(linksNow()).toEqual(["/coach/team", "/recipes"]);
});
