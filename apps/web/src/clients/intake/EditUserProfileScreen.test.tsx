import { MantineProvider } from "@mantine/core";
import { en } from "@plateful/phrases/en";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson, aProfile } from "../../../test/a-person.ts";
import { aClient, fieldOf, isDisabled, press, type } from "../../../test/plan-editor-world.tsx";
import { PATHS } from "../../lib/address/paths.ts";
import { clientQuery } from "../../lib/client/client-query.ts";
import { forgetPerson } from "../../lib/device/forget-person.ts";
import { rememberPerson, setToken } from "../../lib/device/session.ts";
import { LanguageProvider } from "../../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import { currentConflict } from "../../lib/server/open-conflict.ts";
import { EditUserProfileScreen } from "./EditUserProfileScreen.tsx";

const KINDS = {
  count: 1,
  total_pages: 1,
  next: null,
  previous: null,
  results: [{ id: 3, exercise_name: "Rowing", kcal_per_kg_per_min: 0.1 }],
};
const RUNNING = { id: 8, exercise: 3, minutes_per_session: 60, sessions_per_week: 1, intake: 5 };

/** What the server says besides refusing the weight. */
let answer: (path: string, method: string) => Response | null = () => null;
/** How long it takes to get from the form to the client. */
let leavingMs = 0;
/** The client as the server has them meanwhile. */
let stored: object | null = null;
let sent: { path: string; method: string; body: Record<string, unknown> }[] = [];

function open(intake: object | null, coachId = 1, before = ["/coach/clients", "/coach/clients/7"]) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  queries.setQueryData(currentUserQuery.queryKey, aPerson({ id: coachId, is_coach: true }));
  queries.setQueryData(clientQuery("7").queryKey, aClient([], intake) as never);
  const root = createRootRoute();
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const routeTree = root.addChildren([
    at(PATHS.clientProfile, EditUserProfileScreen),
    createRoute({
      getParentRoute: () => root,
      path: PATHS.client,
      component: () => <h1>Client page</h1>,
      loader: () => new Promise((resolve) => setTimeout(resolve, leavingMs)),
    }),
    at(PATHS.clients, () => <h1>Clients</h1>),
  ]);
  const initialEntries = [...before, "/coach/clients/7/profile"];
  const history = createMemoryHistory({ initialEntries });
  return render(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <LanguageProvider first={en}>
          <RouterProvider router={createRouter({ routeTree, history }) as never} />
        </LanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  sent = [];
  answer = () => null;
  stored = null;
  leavingMs = 0;
  setToken("a token");
  rememberPerson(1);
  window.scrollTo = () => {};
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit) => {
    if (path.includes("exerciseTemplate")) return Response.json(KINDS);
    if (method === "GET" && path.includes("/clients/7/") && stored !== null) return Response.json(stored);
    if (method === "GET") return Response.json({}, { status: 404 });
    sent.push({ path, method, body: JSON.parse(String(body ?? "{}")) });
    const answered = answer(path, method);
    if (answered !== null) return answered;
    return Response.json({ weight: ["This weight is refused."] }, { status: 400 });
  });
});
afterEach(() => {
  setToken(null);
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("the profile of a client", () => {
  it("COACH-040 COACH-183 changes it, and says at once what the server refuses", async () => {
    open({});
    await screen.findByRole("heading", { name: "Update profile" });
    await screen.findByRole("textbox", { name: "Weight" });
    expect(fieldOf("Weight").value).toBe("70");
    type("Body fat", "70");
    await screen.findByText("Enter a percentage from 3 to 60.");
    expect(isDisabled("Save")).toBe(true);
    type("Body fat", "24");
    await press("Save");
    await screen.findByText("Weight: This weight is refused.");
    // Only what the coach changed, so that nothing else of a newer version is written back (ledger DATA-054).
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ["PATCH", "/api/users/userProfile/5/", { body_fat_percentage: 0.24, body_fat_measured: true }],
    ]);
  });

  it("COACH-032 makes one for a client who has none, once there is a gender", async () => {
    open(null);
    await screen.findByRole("heading", { name: "Create profile" });
    await screen.findByRole("textbox", { name: "Weight" });
    expect(isDisabled("Save")).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: "Female" }));
    await press("Save");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      { method: "POST", path: "/api/users/userProfile/", body: { user_id: 7, gender: "FEMALE", weight: 70 } },
    ]);
  });

  it("COACH-069 shows nothing of another coach's client", async () => {
    open({}, 2);
    await screen.findByText("Client not found");
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("COACH-077 COACH-109 offers formula, sustainability and protein under Advanced, and sends what was chosen", async () => {
    open({});
    await screen.findByText("Advanced");
    const choose = (name: string, value: string) =>
      fireEvent.change(screen.getByRole("combobox", { name, hidden: true }), { target: { value } });
    expect(
      [
        ...screen.getByRole<HTMLSelectElement>("combobox", { name: "Protein target", hidden: true }).options,
      ].map(({ text }) => text),
    ).toEqual([
      "As the practice: High, for training and weight loss",
      "High, for training and weight loss",
      "General advice",
    ]);
    choose("Energy formula", "HARRIS_BENEDICT");
    choose("Protein and sustainability", "SUSTAINABLE");
    choose("Protein target", "LOW");
    await press("Save");
    await screen.findByText("Weight: This weight is refused.");
    expect(sent.map(({ body }) => body)).toEqual([
      { energy_method: "HARRIS_BENEDICT", sustainability: "SUSTAINABLE", protein_profile: "LOW" },
    ]);
  });

  it("COACH-018 COACH-023 stores the exercises after the profile; a second try adds nothing twice", async () => {
    open({ exercise_instances: [RUNNING] });
    await screen.findByRole("textbox", { name: "Weight" });
    await press("Remove exercise 1");
    await press("Add exercise");
    fireEvent.change(await screen.findByRole("combobox", { name: "Kind of exercise" }), {
      target: { value: "3" },
    });
    let isBroken = true;
    answer = (path, method) => {
      if (path.includes("userProfile"))
        return Response.json(aProfile({ id: 5, exercise_instances: [RUNNING] }));
      if (method === "DELETE") return new Response(null, { status: 204 });
      if (isBroken) return Response.json({ detail: "Away" }, { status: 503 });
      return Response.json({ ...RUNNING, id: 9, minutes_per_session: 30 }, { status: 201 });
    };
    await press("Save");
    await screen.findByText("Away");
    isBroken = false;
    await press("Save");
    await screen.findByRole("heading", { name: "Client page" });
    const exercises = sent.filter(({ path }) => path.includes("exerciseInstance"));
    expect(exercises.map(({ method, path }) => [method, path])).toEqual([
      ["DELETE", "/api/users/exerciseInstance/8/"],
      ["POST", "/api/users/exerciseInstance/"],
      ["POST", "/api/users/exerciseInstance/"],
    ]);
    expect(exercises.at(-1)?.body).toEqual({
      exercise: 3,
      minutes_per_session: 30,
      sessions_per_week: 1,
      intake: 5,
    });
  });

  it("COACH-156 keeps what was typed on the device, encrypted, until it is saved or started again", async () => {
    const first = open(aProfile({ id: 5, weight: 70 }));
    await screen.findByRole("heading", { name: "Update profile" });
    await screen.findByRole("textbox", { name: "Weight" });
    type("Weight", "64.5");
    await waitFor(() => expect(localStorage.getItem("plateful-own-profile-7")).not.toBeNull());
    expect(localStorage.getItem("plateful-own-profile-7")).not.toContain("64.5");
    first.unmount();
    const second = open(aProfile({ id: 5, weight: 70 }));
    await screen.findByText("You were filling in this profile");
    expect(fieldOf("Weight").value).toBe("64.5");
    await press("Start again");
    expect(fieldOf("Weight").value).toBe("70");
    expect(screen.queryByText("You were filling in this profile")).toBeNull();
    type("Weight", "65");
    answer = () => Response.json(aProfile({ id: 5 }));
    await press("Save");
    await screen.findByRole("heading", { name: "Client page" });
    await waitFor(() => expect(localStorage.getItem("plateful-own-profile-7")).toBeNull());
    second.unmount();
  });

  it("COACH-181 asks the second of two first profiles about what both filled in, and loses nothing", async () => {
    open(null);
    await screen.findByRole("textbox", { name: "Weight" });
    fireEvent.click(screen.getByRole("radio", { name: "Female" }));
    type("Age", "44");
    type("Body fat", "24");
    const theirs = aProfile({ id: 5, age: 41, weight: 68, version: 3, exercise_instances: [RUNNING] });
    stored = aPerson({ id: 7, intake: theirs });
    let patches = 0;
    answer = (_path, method) => {
      if (method === "POST")
        return Response.json({ user_id: ["This user already has a profile."] }, { status: 400 });
      patches += 1;
      const refusal = { detail: "Changed.", code: "conflict", current: theirs };
      return patches === 1 ? Response.json(refusal, { status: 409 }) : Response.json(theirs);
    };
    await press("Save");
    await waitFor(() => expect(currentConflict()).not.toBeNull());
    const asked = currentConflict();
    // The weight that the form began with says nothing, and of body fat the client said nothing.
    expect(asked?.rows).toEqual([{ key: "age", label: "Age", before: "–", theirs: "41", mine: "44" }]);
    expect(fieldOf("Age").value).toBe("44");
    asked?.answer(new Map([["age", "mine"]]));
    await screen.findByRole("heading", { name: "Client page" });
    expect(sent.at(-1)).toMatchObject({
      method: "PATCH",
      path: "/api/users/userProfile/5/",
      body: { gender: "FEMALE", age: 44, body_fat_percentage: 0.24, body_fat_measured: true },
    });
    expect(sent.at(-1)?.body).not.toHaveProperty("weight");
  });

  it("COACH-182 gives what was typed back to who signs in again, and to nobody else", async () => {
    for (const [person, weight] of [
      [1, "64.5"],
      [2, "70"],
    ] as const) {
      rememberPerson(1);
      const first = open(aProfile({ id: 5, weight: 70 }));
      await screen.findByRole("textbox", { name: "Weight" });
      type("Weight", "64.5");
      await forgetPerson(new QueryClient());
      first.unmount();
      expect(localStorage.getItem("plateful-own-profile-7")).toBeNull();
      rememberPerson(person);
      setToken("another token");
      const second = open(aProfile({ id: 5, weight: 70 }));
      await screen.findByRole("textbox", { name: "Weight" });
      expect(fieldOf("Weight").value).toBe(weight);
      second.unmount();
    }
  });

  it("COACH-184 saves once however often Save is pressed, and goes back one screen", async () => {
    leavingMs = 100;
    open(aProfile({ id: 5, weight: 70 }));
    await screen.findByRole("textbox", { name: "Weight" });
    type("Weight", "65");
    answer = () => Response.json(aProfile({ id: 5 }));
    const button = await screen.findByRole("button", { name: "Save" });
    const form = button.closest("form");
    if (form === null) throw new Error("No form.");
    for (let times = 0; times < 200 && form.isConnected; times += 1) {
      fireEvent.submit(form);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await screen.findByRole("heading", { name: "Client page" });
    expect(sent).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole("heading", { name: "Clients" })).toBeNull();
  });

  it("COACH-184 leads to the client when the form was opened by its address", async () => {
    open(aProfile({ id: 5, weight: 70 }), 1, []);
    await screen.findByRole("textbox", { name: "Weight" });
    type("Weight", "65");
    answer = () => Response.json(aProfile({ id: 5 }));
    await press("Save");
    await screen.findByRole("heading", { name: "Client page" });
  });

  it("COACH-156 says that there is no connection, and keeps the form", async () => {
    open(aProfile({ id: 5, weight: 70 }));
    await screen.findByRole("heading", { name: "Update profile" });
    await screen.findByRole("textbox", { name: "Weight" });
    type("Weight", "64");
    answer = () => {
      throw new TypeError("Failed to fetch");
    };
    await press("Save");
    await screen.findByText("The profile is not saved yet");
    expect(fieldOf("Weight").value).toBe("64");
  });
});
